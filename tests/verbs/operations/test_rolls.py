"""Operations on rolls: dice added, rolled again, changed and turned; duels, tests and single dice."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest
from playing import BORIS, DOG, Play

from tannkit.dice.packed import MOST, faces, pack
from tannkit.engine.refused import Refused
from tannkit.errors import UsageError
from tannkit.state.frame import A_HITS, AMOUNT, D_WOUNDS, R_AUTO, R_COUNT, R_DICE, R_LOOSE, Frame
from tannkit.state.registers import ACTIVE, CHANCE, ROLL, TURN
from tannkit.state.tables import COMBAT, MENTAL, STAMINA

NOTE = {"gain": {"command_points": 1}}
OTHER = {"heal": {"who": "you", "rows": 1}}


def roll(play: Play, *shown: int, by: int = 0) -> Frame:
    return play.yard.roll(R_BY=by, R_DICE=pack(shown), R_COUNT=len(shown))


def test_dice_are_added_to_the_roll(play: Play) -> None:
    rolled = roll(play, 3, 3, 10)
    play.do([{"add_dice": 2}], (3, 7))
    assert faces(rolled[R_DICE]) == (3, 3, 3, 7, 10)
    assert rolled[R_COUNT] == 5


@pytest.mark.parametrize("dice", [3, 4])
def test_more_dice_than_a_roll_can_have_are_refused_before_they_are_rolled(play: Play, dice: int) -> None:
    rolled = roll(play, *[10] * 60)
    play.begin(play.operations([{"add_dice": dice}]))
    if dice == 3:
        play.go((10, 10, 10))
        assert faces(rolled[R_DICE]) == (10,) * 63
        return
    with pytest.raises(UsageError, match="64 dice"):
        play.go()
    assert faces(rolled[R_DICE]) == (10,) * 60


@pytest.mark.parametrize("number", [0, -2])
def test_no_dice_are_added(play: Play, number: int) -> None:
    rolled = roll(play, 3)
    play.do([{"add_dice": number}])
    assert (rolled[R_DICE], rolled[R_COUNT]) == (pack((3,)), 1)


@pytest.mark.parametrize(
    "operation",
    [
        {"add_dice": 2},
        {"reroll": {"which": "all"}},
        {"adjust_die": {"add": 1}},
        {"convert_die": {"from": 10}},
    ],
)
def test_outside_a_roll_nothing_happens_to_it(play: Play, operation: Any) -> None:
    bystander = roll(play, 5, 10)
    play.s.g[ROLL] = 0
    before = bystander[:]
    play.do([operation])
    assert bystander == before


@pytest.mark.parametrize(
    ("reroll", "new", "left"),
    [
        ({"which": "all"}, (2, 2, 2, 2), (2, 2, 2, 2)),
        ({"which": "lowest", "count": 1}, (9,), (1, 4, 8, 9)),
        ({"which": "lowest", "count": 3}, (9, 2, 9), (2, 8, 9, 9)),
        ({"which": "lowest", "count": 9}, (2, 3, 4, 5), (2, 3, 4, 5)),
        ({"which": "natural_ones"}, (6, 1), (1, 4, 6, 8)),
    ],
)
def test_dice_are_rolled_again(play: Play, reroll: Any, new: tuple[int, ...], left: tuple[int, ...]) -> None:
    rolled = roll(play, 8, 1, 4, 1)
    play.do([{"reroll": reroll}], new)
    assert faces(rolled[R_DICE]) == left
    assert rolled[R_COUNT] == 4


def test_without_a_natural_1_none_is_rolled_again(play: Play) -> None:
    rolled = roll(play, 8, 4)
    play.do([{"reroll": {"which": "natural_ones"}}])
    assert faces(rolled[R_DICE]) == (4, 8)


def test_each_die_keeps_its_own_better_result() -> None:
    """Every way in which two dice can fall again: as many ways lead to each pair as when they are told apart."""
    expected = Counter(tuple(sorted((max(2, one), max(5, other)))) for one, other in product(range(1, 11), repeat=2))
    found: Counter[tuple[int, ...]] = Counter()
    for one, other in product(range(1, 11), repeat=2):
        play = Play()
        rolled = roll(play, 5, 2)
        play.do([{"reroll": {"which": "all", "keep": "best"}}], (one,), (other,))
        found[faces(rolled[R_DICE])] += 1
    assert found == expected


def test_dice_of_one_face_are_rolled_together_and_keep_the_better(play: Play) -> None:
    rolled = roll(play, 4, 4, 4, 9)
    play.do([{"reroll": {"which": "lowest", "count": 3, "keep": "best"}}], (2, 4, 10))
    assert faces(rolled[R_DICE]) == (4, 4, 9, 10)


@pytest.mark.parametrize(
    ("never_natural", "add", "dice", "loose"),
    [
        (False, 1, (1, 7, 10), ()),
        (False, 9, (1, 7, 10), ()),
        (True, 1, (1, 7), (10,)),
        (True, 2, (1, 7), (11,)),
        (True, -20, (1, 7), (0,)),
        (True, 99, (1, 7), (MOST,)),
        (False, -20, (1, 1, 7), ()),
    ],
)
def test_one_die_is_adjusted(
    play: Play, never_natural: bool, add: int, dice: tuple[int, ...], loose: tuple[int, ...]
) -> None:
    rolled = roll(play, 1, 7, 9)
    play.do([{"adjust_die": {"add": add, "never_natural": never_natural}}], ("die", 9))
    assert faces(rolled[R_DICE]) == dice
    assert faces(rolled[R_LOOSE]) == loose


def test_who_rolls_picks_the_die_and_may_leave_them(play: Play) -> None:
    rolled = roll(play, 7, 7, 2, by=BORIS)
    program = play.operations([{"adjust_die": {"add": 1}}])
    play.begin(program)
    decision = play.go()
    assert decision is not None and decision.side == play.s.side[BORIS] == 1
    assert decision.moves == (("leave",), ("die", 2), ("die", 7))
    with pytest.raises(Refused):
        play.go(("die", 5))
    assert play.go(("leave",)) is None
    assert faces(rolled[R_DICE]) == (2, 7, 7)


def test_a_natural_1_stays_a_natural_1(play: Play) -> None:
    rolled = roll(play, 1, 7)
    play.do([{"adjust_die": {"add": 5}}], ("die", 1))
    assert (faces(rolled[R_DICE]), rolled[R_LOOSE]) == ((1, 7), 0)


@pytest.mark.parametrize(("most", "left", "successes"), [(1, (2, 10, 10), 1), (2, (2, 10), 2), (5, (2,), 3)])
def test_dice_are_turned_into_successes(play: Play, most: int, left: tuple[int, ...], successes: int) -> None:
    rolled = roll(play, 10, 2, 10, 10)
    play.do([{"convert_die": {"from": 10, "count": most}}])
    assert faces(rolled[R_DICE]) == left
    assert rolled[R_AUTO] == successes


def test_successes_of_the_attack_are_cancelled(play: Play) -> None:
    outer = play.yard.attack(A_BY=0, A_AT=BORIS, A_HITS=4)
    inner = play.yard.attack(A_BY=BORIS, A_AT=0, A_HITS=3)
    play.do([{"cancel": "attack_successes"}])
    assert (outer[A_HITS], inner[A_HITS]) == (4, 0)


def test_wounds_that_are_being_dealt_are_cancelled(play: Play) -> None:
    dealt = play.s.call(play.t.program("wound"), BORIS, 3, 0, 0)
    play.do([{"cancel": "wounds"}], emitter=len(play.s.frames) - 1)
    assert dealt[D_WOUNDS] == 0
    assert play.called == [("wound", BORIS, 0, 0, 0)]


def test_there_are_no_wounds_to_cancel_at_another_event(play: Play) -> None:
    other = play.s.call(play.t.program("hit"), BORIS, 3, 0, 0)
    play.do([{"cancel": "wounds"}], emitter=len(play.s.frames) - 1)
    assert play.called == [("hit", BORIS, 3, 0, 0)]
    assert other[D_WOUNDS] == 3


DUEL = {"duel": {"stat": "stamina", "with": "target", "win": [NOTE], "lose": [OTHER, OTHER]}}


@pytest.mark.parametrize(("left_over", "points", "row"), [(2, 1, 2), (0, 0, 0)])
def test_a_duel_is_won_or_lost(play: Play, left_over: int, points: int, row: int) -> None:
    play.s.row[0], play.results = 2, [left_over]
    f = play.do([DUEL], target=BORIS)
    assert play.called == [("duel", 0, BORIS, STAMINA, 0)]
    assert (play.told("points.gained"), play.s.row[0]) == ([(0, 1)] if points else [], row)
    assert f[AMOUNT] == left_over


def test_somebody_else_can_start_the_duel(play: Play) -> None:
    play.s.g[ACTIVE] = BORIS
    play.do([{"duel": {"stat": "combat", "with": "you", "by": "active"}}])
    assert play.called == [("duel", BORIS, 0, COMBAT, 0)]


@pytest.mark.parametrize("stat", ["combat", "mental"])
def test_a_null_value_can_be_in_no_duel(play: Play, stat: str) -> None:
    duel = {"duel": {"stat": stat, "with": "target", "win": [NOTE], "lose": [NOTE]}}
    play.do([duel], target=DOG)
    null = stat == "mental"
    assert [each[0] for each in play.called] == ([] if null else ["duel"])
    assert play.told("points.gained") == ([] if null else [(0, 1)]), "neither won nor lost"


def test_nobody_fights_a_duel_with_a_circle(play: Play) -> None:
    play.do([DUEL, NOTE], target=play.yard.code("mid"))
    assert play.called == []
    assert play.told("points.gained") == [(0, 1)], "what comes behind the duel still happens"


def test_each_limited_duel_of_an_effect_counts_for_itself(play: Play) -> None:
    once = {"duel": {**DUEL["duel"], "limit": {"per": "turn"}}}
    program = play.operations([once, once])
    for _ in range(2):
        play.begin(program, target=BORIS)
        assert play.go() is None
    assert [each[0] for each in play.called] == ["duel", "duel"]


def test_a_duel_beyond_its_limit_is_lost_without_dice(play: Play) -> None:
    duel = {"duel": {**DUEL["duel"], "limit": {"per": "turn", "times": 2}}}
    program = play.operations([duel])
    play.results = [1, 1, 1, 1]
    for _ in range(3):
        play.begin(program, target=BORIS)
        assert play.go() is None
    assert [each[0] for each in play.called] == ["duel", "duel"]
    assert (len(play.told("points.gained")), len(play.told("figure.healed"))) == (2, 2)
    play.s.g[TURN] += 1
    play.begin(program, target=BORIS)
    assert play.go() is None
    assert len(play.called) == 3


TEST = {"test": {"stat": "mental", "successes": 2, "pass": [NOTE], "fail": [OTHER, OTHER]}}


@pytest.mark.parametrize(("successes", "points", "row"), [(2, 1, 2), (0, 0, 0)])
def test_a_test_is_passed_or_failed(play: Play, successes: int, points: int, row: int) -> None:
    play.s.row[0], play.results = 2, [successes]
    play.do([TEST])
    assert play.called == [("test", 0, MENTAL, 2)]
    assert (len(play.told("points.gained")), play.s.row[0]) == (points, row)


@pytest.mark.parametrize("you", [DOG, -1])
def test_a_null_value_cannot_be_tested(play: Play, you: int) -> None:
    play.do([TEST], you=you)
    assert play.called == []
    assert play.told("points.gained") == play.told("figure.healed") == []


@pytest.mark.parametrize(("face", "points", "row"), [(4, 1, 2), (6, 1, 2), (3, 0, 0)])
def test_a_single_die(play: Play, face: int, points: int, row: int) -> None:
    play.s.row[0] = 2
    die = {"roll_die": {"at_least": 4, "sides": 6, "pass": [NOTE], "fail": [OTHER, OTHER]}}
    program = play.operations([die])
    play.begin(program)
    decision = play.go()
    assert decision is not None
    assert (decision.side, decision.dice, decision.sides) == (CHANCE, 1, 6)
    with pytest.raises(Refused):
        play.go((7,))
    assert play.go((face,)) is None
    assert (len(play.told("points.gained")), play.s.row[0]) == (points, row)
