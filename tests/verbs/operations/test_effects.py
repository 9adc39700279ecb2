"""Effects made ready: passives, triggers and uses, and that whatever can be written can be played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import BORIS, DOG, Play
from test_any_phrase import FEW, phrases

from tannkit.state.codes import NONE, TOKEN
from tannkit.state.effects import ATTACHED, INVENTORY, PLACED, Passive, Trigger, Use
from tannkit.state.frame import KEY
from tannkit.state.registers import ACTIONS_LEFT, ACTIVE, ATTACK, CHANCE, POINTS, TURN
from tannkit.verbs.compiling import NotYet

NOTE = {"gain": {"command_points": 1}}
ENEMY = {"characters": {"side": "enemy"}}
NOBODY = {"characters": {"side": "enemy", "kind": "trooper"}}
CHARM = 1
MOST_DECISIONS = 60


def passive(play: Play, **fields: Any) -> Passive:
    made = play.effect({"passive": {"give": [{"attack_roll": {"dice": 1}}], **fields}})
    assert isinstance(made, Passive)
    return made


def trigger(play: Play, **fields: Any) -> Trigger:
    made = play.effect({"trigger": {"event": "attack.declared", **fields}})
    assert isinstance(made, Trigger)
    return made


def use(play: Play, **fields: Any) -> Use:
    made = play.effect({"use": {"do": [NOTE], **fields}})
    assert isinstance(made, Use)
    return made


@pytest.mark.parametrize(
    ("fields", "target", "whom"),
    [
        ({}, BORIS, [0]),
        ({"who": "target"}, BORIS, [BORIS]),
        ({"who": "target"}, NONE, []),
        ({"who": ENEMY}, NONE, [BORIS, DOG]),
    ],
)
def test_whom_a_passive_changes(play: Play, fields: Any, target: int, whom: list[int]) -> None:
    made, v = passive(play, **fields), play.yard.scope(target=target)
    assert [figure for figure in range(4) if made.applies(play.s, v, figure)] == whom


def test_when_a_passive_works_and_what_it_gives(play: Play) -> None:
    made = passive(
        play, when={"turn": {"at_least": 3}}, give=[{"attack_roll": {"dice": 1}}, {"shock_roll": {"dice": 2}}]
    )
    assert not made.when(play.s, play.yard.scope())
    play.s.g[TURN] = 3
    assert made.when(play.s, play.yard.scope())
    assert [change.keys for change in made.give] == [("attack_roll",), ("shock_roll",)]
    assert [play.t.changes[change.number] for change in made.give] == list(made.give)


@pytest.mark.parametrize(("while_", "place"), [("inventory", INVENTORY), ("attached", ATTACHED), ("placed", PLACED)])
def test_where_the_token_must_be(play: Play, while_: str, place: int) -> None:
    makers: tuple[Callable[..., Passive | Trigger | Use], ...] = (
        passive,
        lambda p, **f: trigger(p, do=[NOTE], **f),
        use,
    )
    assert [make(play, **{"while": while_}).place for make in makers] == [place] * 3


def test_what_the_ruleset_asks_of_a_trigger(play: Play) -> None:
    plain = trigger(play, do=[NOTE])
    assert (plain.events, plain.instead, plain.optional, plain.repeats) == (("attack.declared",), False, False, False)
    events = ["turn.started", "turn.ended"]
    other = trigger(play, event=events, instead=[NOTE], optional=True, limit={"per": "turn", "times": 2})
    assert (other.events, other.instead, other.optional, other.repeats) == (tuple(events), True, True, True)
    assert not trigger(play, do=[NOTE], optional=True, limit={"per": "turn"}).repeats
    assert not trigger(play, do=[NOTE], limit={"per": "turn", "times": 2}).repeats
    assert plain.number != other.number


def test_what_the_ruleset_asks_of_a_use(play: Play) -> None:
    free = use(play, window="any_time")
    assert (free.window, free.action) == ("any_time", "")
    taken = use(play, cost=[{"discard": "this"}, {"action": "use_equipment"}])
    assert (taken.window, taken.action) == ("action", "use_equipment")
    assert free.number != taken.number


def test_a_use_pays_once_the_choice_is_made(play: Play) -> None:
    made = use(play, cost=[{"discard": "this"}], choose={"from": ENEMY}, do=[{"hit": {"who": "chosen", "auto": 1}}])
    play.begin(made.program, this=CHARM)
    play.go()
    assert play.s.holder[CHARM] == 0, "it is still there while one chooses"
    assert play.go(("choose", DOG)) is None
    assert play.s.holder[CHARM] != 0
    assert play.called == [("hit", DOG, 1, 3, 0)]


def test_a_declined_choice_costs_nothing_in_a_use(play: Play) -> None:
    made = use(play, cost=[{"discard": "this"}], choose={"from": ENEMY, "optional": True}, limit={"per": "turn"})
    play.begin(made.program, this=CHARM, key=made.number)
    assert play.go(("decline",)) is None
    assert (play.s.holder[CHARM], play.s.g[POINTS]) == (0, 0)
    v = play.yard.scope(this=CHARM)
    v[KEY] = made.number
    assert made.payable(play.s, v), "and it does not count"


def test_a_trigger_pays_first(play: Play) -> None:
    made = trigger(play, cost=[{"discard": "this"}], choose={"from": ENEMY}, do=[NOTE])
    play.begin(made.program, this=CHARM)
    play.go()
    assert play.s.holder[CHARM] != 0
    assert play.go(("choose", DOG)) is None
    assert play.s.g[POINTS] == 1


@pytest.mark.parametrize("of", ["do", "instead"])
def test_a_trigger_runs_what_it_says(play: Play, of: str) -> None:
    made = trigger(play, **{of: [NOTE]})
    play.begin(made.program)
    assert play.go() is None
    assert play.s.g[POINTS] == 1


@pytest.mark.parametrize("make", [use, lambda play, **fields: trigger(play, do=[NOTE], **fields)])
def test_a_limit_holds_for_each_token_and_ends_with_its_period(play: Play, make: Callable[..., Use | Trigger]) -> None:
    made = make(play, limit={"per": "turn"})
    mine, theirs = play.yard.scope(), play.yard.scope(this=2, you=BORIS)
    mine[KEY] = theirs[KEY] = made.number
    assert made.payable(play.s, mine)
    play.begin(made.program, key=made.number)
    assert play.go() is None
    assert not made.payable(play.s, mine) and made.payable(play.s, theirs)
    play.s.g[TURN] += 1
    assert made.payable(play.s, mine)


@pytest.mark.parametrize("make", [use, lambda play, **fields: trigger(play, do=[NOTE], **fields)])
def test_what_cannot_be_paid_or_chosen_is_not_offered(play: Play, make: Callable[..., Use | Trigger]) -> None:
    v = play.yard.scope()
    assert not make(play, cost=[{"command_points": 1}]).payable(play.s, v)
    assert not make(play, choose={"from": NOBODY}).payable(play.s, v)
    assert make(play, choose={"from": NOBODY, "optional": True}).payable(play.s, v)
    assert make(play, choose={"from": ENEMY}).payable(play.s, v)
    assert make(play, choose={"stats": ["combat"]}).payable(play.s, v)
    assert make(play, when={"turn": {"at_least": 3}}).when(play.s, v) is False


def play_through(play: Play, program: int, pick: Callable[[int], int], **roles: int) -> None:
    """Play a program to its end, in an attack and a roll; `pick` chooses one of so many."""
    play.s.g[ACTIVE], play.s.g[ACTIONS_LEFT] = 0, 1
    play.s.g[POINTS : POINTS + 2] = [9, 9]
    play.yard.attack(A_BY=0, A_AT=BORIS, A_WEAPON=0, A_HITS=2)
    play.yard.roll(R_BY=BORIS, R_DICE=(1 << 60) + (2 << 36) + (1 << 6), R_COUNT=4)
    play.begin(program, emitter=play.s.g[ATTACK], **roles)
    decision = play.go()
    for _ in range(MOST_DECISIONS):
        if decision is None:
            return
        if decision.side == CHANCE:
            decision = play.go([pick(decision.sides) + 1 for _ in range(decision.dice)])
        else:
            decision = play.go(decision.moves[pick(len(decision.moves))])
    raise AssertionError(f"it does not end: {decision}")


def everything(play: Play) -> list[int]:
    """What a role can stand for: a figure, one that is not in the game, a token, circles, nothing."""
    return [BORIS, 4, TOKEN + 2, play.yard.code("end"), play.yard.code("goal"), NONE]


def test_all_equipment_can_be_played(pack: Any) -> None:
    played = 0
    for data in pack.entries("equipment").values():
        for phrase in data.get("effects", ()):
            for place in range(len(everything(Play()))):
                play = Play()
                made = play.effect(phrase)
                if isinstance(made, Passive):
                    break
                code = everything(play)[place]
                for which in (0, -1):
                    play_through(
                        play, made.program, lambda number, which=which: which % number, by=code, at=code, target=code
                    )
                    played += 1
    assert played > 500


@pytest.mark.parametrize("kind", ["use", "trigger", "operation"])
@FEW
@given(data=st.data())
def test_whatever_can_be_written_comes_to_an_end(kind: str, data: Any) -> None:
    grammar = "operation" if kind == "operation" else "effect"
    drawn = phrases(grammar, 4).filter(lambda made: kind in ("operation", *made))
    phrase = data.draw(drawn)
    play = Play()
    try:
        made = play.operations([phrase]) if kind == "operation" else play.effect(phrase)
    except NotYet as refusal:
        assert " does not know " in str(refusal)
        return
    program = made if isinstance(made, int) else made.program  # type: ignore[union-attr]  # no passive is drawn
    code = data.draw(st.sampled_from(everything(play)))
    play_through(play, program, lambda number: data.draw(st.integers(0, number - 1)), by=code, at=code, target=code)
