"""What operations do with tokens, Command Points, overwatch and the activation."""

from __future__ import annotations

import pytest
from effect_field import Field

from tannkit.state.codes import NONE
from tannkit.state.registers import ACTIVATION, ENDING, POINTS, RETURNING, TURN
from tannkit.state.state import (
    ACTIVATED,
    ALIVE,
    ATTACHED,
    DEAD,
    DESTROYED,
    FACEDOWN,
    FIRED,
    LASTING,
    MOVED,
    NO_PICK_UP,
    OVERWATCH,
    PLACED,
    RUINED,
)
from tannkit.verbs.lasting import CHANGE, FIGURE, UNTILS, holds, wake

EVA, MAC = "eva-kraemer", "john-macneal"
KNIFE, PISTOL = 0, 1


@pytest.fixture
def field() -> Field:
    """Eva has a knife (token 0) and a pistol (1)."""
    return Field({EVA: (0, "r3", ("knife", "mauser-c96")), MAC: (1, "r9", ())})


def test_a_laid_token_works_from_the_board_for_who_laid_it(field: Field) -> None:
    s = field.s
    s.g[ACTIVATION] = 7
    place = {"token": "this", "at": "target", "pick_up": "nobody", "lasting": True}
    field.run({"place": place}, you=EVA, this=KNIFE, target=field.code("r5"))
    assert s.holder[KNIFE] == field.code("r5") and s.owner[KNIFE] == field.figure(EVA) and s.count[KNIFE] == 7
    assert s.marks[KNIFE] == PLACED | LASTING | NO_PICK_UP
    field.run({"place": {"token": "this", "at": "you"}}, you=EVA, this=PISTOL)
    assert s.holder[PISTOL] == field.code("r3") and s.marks[PISTOL] == PLACED
    assert field.told("token.laid") == [(KNIFE, field.circle("r5")), (PISTOL, field.circle("r3"))]


def test_where_nothing_is_nothing_is_laid(field: Field) -> None:
    field.s.pos[field.figure(MAC)] = -1
    before = field.s.holder[:]
    for what in ({"token": "this"}, {"marker": "meteop"}, {"rubble": "single"}):
        field.run({"place": what | {"at": "target"}}, you=EVA, this=KNIFE, target=field.figure(MAC))
    assert field.s.holder == before and not any(field.s.rubble) and not field.s.marks[KNIFE]


def test_a_marker_is_a_new_token_that_nobody_picks_up(field: Field) -> None:
    field.run({"place": {"marker": "meteop", "at": "target"}}, you=EVA, target=field.code("r7"))
    token = len(field.s.kinds) - 1
    assert field.s.kinds[token] == field.names.token_kind("meteop") and token > PISTOL
    assert field.s.holder[token] == field.code("r7") and field.s.owner[token] == field.figure(EVA)
    assert field.s.marks[token] == PLACED | NO_PICK_UP and field.told("marker.laid") == [(token, field.circle("r7"))]
    assert any(each == token for each, _ in field.s.index.triggers["circle.entered"]), "its effects are in force"


@pytest.mark.parametrize(("laid", "icons"), [(("single",), 1), (("single", "double"), 2), (("double", "single"), 2)])
def test_a_double_rubble_is_never_replaced_by_a_single_one(field: Field, laid: tuple[str, ...], icons: int) -> None:
    for each in laid:
        field.run({"place": {"rubble": each, "at": "target"}}, you=EVA, target=field.code("r7"))
    assert field.s.rubble[field.circle("r7")] == icons and sum(field.s.rubble) == icons


def test_a_token_moves_circle_by_circle_as_far_as_it_must(field: Field) -> None:
    field.s.holder[KNIFE] = field.code("r7")
    field.run({"move_token": {"token": "this", "circles": 2}}, you=MAC, this=KNIFE)
    assert field.decision is not None and field.decision.side == 1 and field.decision.kind == "token-way"
    assert field.ways() == ["r6", "r8", "x", "slower"], "it must move, and may go anywhere"
    field.do("to", "x")
    field.do("to", "b4")
    assert field.decision is None and field.s.holder[KNIFE] == field.code("b4")
    assert field.told("token.moved") == [(KNIFE, field.circle("x")), (KNIFE, field.circle("b4"))]


@pytest.mark.parametrize(("begins", "ends", "steps"), [("r10", "r10", 0), ("r6", "r8", 2), ("r5", "r7", 2)])
def test_a_token_stops_beside_somebody(field: Field, begins: str, ends: str, steps: int) -> None:
    field.s.holder[KNIFE] = field.code(begins)
    stop = {"exists": {"characters": {"adjacent_to": "this"}}}
    phrase = {"token": "this", "circles": 2, "stop_when": stop, "on_stop": [{"gain": {"command_points": 3}}]}
    field.run({"move_token": phrase}, you=EVA, this=KNIFE)
    for each in range(steps):
        assert field.decision is not None
        field.do("to", f"r{int(begins[1:]) + each + 1}")
    assert field.decision is None and field.s.holder[KNIFE] == field.code(ends)
    assert field.s.g[POINTS] == (0 if ends == "r7" else 3), "on_stop follows only where it stopped"


def test_a_token_in_hands_does_not_move_on_the_board(field: Field) -> None:
    assert field.run({"move_token": {"token": "this", "circles": 2}}, you=EVA, this=KNIFE) is None
    assert field.s.holder[KNIFE] == field.figure(EVA) and field.told("token.moved") == []


@pytest.mark.parametrize("facedown", [False, True])
def test_attaching(field: Field, facedown: bool) -> None:
    attach = {"token": "this", "to": "target", "facedown": facedown}
    field.run({"attach": attach}, you=EVA, this=KNIFE, target=field.figure(MAC))
    assert field.s.holder[KNIFE] == field.figure(MAC)
    assert field.s.marks[KNIFE] == ATTACHED | (FACEDOWN if facedown else 0)
    assert field.told("token.attached") == [(KNIFE, field.figure(MAC))]


def test_a_token_is_attached_to_nobody_but_figures(field: Field) -> None:
    field.run({"attach": {"token": "this", "to": "target"}}, you=EVA, this=KNIFE, target=field.code("r5"))
    assert field.s.holder[KNIFE] == field.figure(EVA) and field.s.marks[KNIFE] == 0


def test_what_is_taken_up_works_on_the_board_no_more(field: Field) -> None:
    field.s.holder[KNIFE], field.s.marks[KNIFE] = field.code("r9"), PLACED | NO_PICK_UP | FACEDOWN
    field.run({"take": {"token": "this", "to": "target"}}, you=EVA, this=KNIFE, target=field.figure(MAC))
    assert field.s.holder[KNIFE] == field.s.owner[KNIFE] == field.figure(MAC)
    assert field.s.marks[KNIFE] == FACEDOWN and field.told("token.taken") == [(KNIFE, field.figure(MAC))]


def test_discarding_takes_one_token_out_of_the_game(field: Field) -> None:
    field.run({"discard": "this"}, {"discard": "chosen"}, you=EVA, this=KNIFE)
    assert field.s.holder[:2] == [NONE, field.figure(EVA)], "nothing is chosen, so nothing else goes"
    assert field.told("token.discarded") == [(KNIFE,)]


def test_a_destroyed_token_lies_facedown_where_it_was(field: Field) -> None:
    field.run({"destroy": "this"}, you=EVA, this=KNIFE)
    assert field.s.holder[KNIFE] == field.figure(EVA) and field.s.marks[KNIFE] == RUINED | FACEDOWN
    assert field.s.marks[PISTOL] == 0 and field.told("token.destroyed") == [(KNIFE,)]


def test_turning_over_leaves_the_other_marks(field: Field) -> None:
    field.s.marks[KNIFE] = ATTACHED
    field.run({"flip": {"token": "this", "to": "facedown"}}, you=EVA, this=KNIFE)
    assert field.s.marks[KNIFE] == ATTACHED | FACEDOWN
    field.run({"flip": {"token": "this", "to": "faceup"}}, you=EVA, this=KNIFE)
    assert field.s.marks[KNIFE] == ATTACHED and field.told("token.flipped") == [(KNIFE, 1), (KNIFE, 0)]


@pytest.mark.parametrize(
    ("you", "side", "points"), [(EVA, "own", (2, 0)), (EVA, "enemy", (0, 2)), (MAC, "own", (0, 2))]
)
def test_gaining_points(field: Field, you: str, side: str, points: tuple[int, int]) -> None:
    field.run({"gain": {"command_points": 2, "side": side}}, you=you)
    assert (field.s.g[POINTS], field.s.g[POINTS + 1]) == points


def test_going_on_overwatch_costs_nothing_and_starts_its_shots_anew(field: Field) -> None:
    eva = field.figure(EVA)
    field.s.flags[eva] = ACTIVATED | MOVED | 3 * FIRED
    field.s.g[POINTS] = 1
    field.run({"overwatch": "you"}, you=EVA)
    assert field.s.flags[eva] == ACTIVATED | MOVED | OVERWATCH and field.s.g[POINTS] == 1


def test_the_activation_is_to_end(field: Field) -> None:
    field.run({"end_activation": True}, you=EVA)
    assert field.s.g[ENDING] == 1


def test_back_as_a_reinforcement_at_once(field: Field) -> None:
    eva = field.figure(EVA)
    field.s.life[eva], field.s.row[eva] = DEAD, 3
    field.run({"return": {"who": "you", "with": ["demon-taint"]}}, you=EVA)
    assert (field.s.life[eva], field.at(EVA), field.s.row[eva]) == (ALIVE, "", 0)
    had = [field.s.kinds[token] for token in range(PISTOL + 1, len(field.s.kinds)) if field.s.holder[token] == eva]
    assert field.names.token_kind("demon-taint") in had and field.told("reinforcement.came") == [(eva,)]


def test_nobody_alive_comes_back(field: Field) -> None:
    eva = field.figure(EVA)
    field.s.row[eva] = 2
    field.run({"return": {"who": "you"}}, {"return": {"who": "you", "as": "in_place"}}, you=EVA)
    assert (field.at(EVA), field.s.row[eva]) == ("r3", 2) and not field.told("reinforcement.came")


def test_back_in_the_next_turn_with_nothing_but(field: Field) -> None:
    eva = field.figure(EVA)
    field.s.life[eva] = DEAD
    field.run({"return": {"who": "you", "with": ["demon-taint"], "when": "next_turn"}}, you=EVA)
    assert field.s.life[eva] == DEAD and field.s.g[RETURNING] == 1 << eva
    assert field.s.returning == [(eva, field.names.token_kind("demon-taint"))]


@pytest.mark.parametrize("taken", [False, True])
def test_back_in_place_where_nobody_stands(field: Field, taken: bool) -> None:
    eva = field.figure(EVA)
    field.s.life[eva], field.s.row[eva] = DESTROYED, 2
    if taken:
        field.s.pos[field.figure(MAC)] = field.circle("r3")
    field.run({"return": {"who": "you", "as": "in_place"}}, you=EVA)
    assert (field.s.life[eva], field.s.row[eva]) == ((DESTROYED, 2) if taken else (ALIVE, 0))
    assert field.told("figure.returned") == ([] if taken else [(eva, field.circle("r3"))])


@pytest.mark.parametrize("until", UNTILS[1:])
def test_what_is_given_is_in_force_at_once_for_each_of_them(field: Field, until: str) -> None:
    field.s.g[TURN], field.s.g[ACTIVATION] = 2, 5
    who = {"characters": {"within": 12, "of": "you", "sight": "ignored"}}
    field.run({"give": {"who": who, "until": until, "modifiers": TWO}}, you=EVA)
    one, other = sorted([field.figure(EVA), field.figure(MAC)])
    assert [each[FIGURE] for each in field.s.lasting] == [one, one, other, other]
    assert all(holds(field.s, each) for each in field.s.lasting)
    assert len({each[CHANGE] for each in field.s.lasting}) == 2, "the same two changes for both"


def test_what_begins_later_begins_with_the_next_activation_of_its_figure(field: Field) -> None:
    field.s.g[ACTIVATION] = 5
    give = {"modifiers": TWO[:1], "until": "end_of_activation", "starts": "next_activation"}
    field.run({"give": give}, you=EVA)
    (made,) = field.s.lasting
    assert not holds(field.s, made)
    field.s.g[ACTIVATION] = 6
    wake(field.s, field.figure(EVA))
    assert [holds(field.s, each) for each in field.s.lasting] == [True]
    field.s.g[ACTIVATION] = 7
    assert [holds(field.s, each) for each in field.s.lasting] == [False]


TWO = [{"forbid": "activate"}, {"actions": 2}]
