"""Moves by effects and figures set down: how far they go, who picks the way, and what they leave undone."""

from __future__ import annotations

from typing import Any

import pytest
from effect_field import Field

from tannkit.state.registers import ACTIVE, FACTION, POINTS
from tannkit.state.state import ACTIVATED, OVERWATCH

EVA, MAC, KARL, HERMANN = "eva-kraemer", "john-macneal", "karl-zermann", "hermann-von-heizinger"
# A point gained tells that the move was cut short.
SHORT = {"shortfall": [{"gain": {"command_points": 1}}]}


def field(eva: str = "r3", mac: str = "r5", *, karl: str = "", hermann: str = "") -> Field:
    more = {label: (1, at) for label, at in ((KARL, karl), (HERMANN, hermann)) if at}
    figures = {EVA: (0, eva), MAC: (1, mac), **more}
    tokens = {HERMANN: ("hermetica-occulta",), KARL: ("walther-p38",)}
    return Field({label: (side, at, tokens.get(label, ())) for label, (side, at) in figures.items()})


def move(f: Field, you: str = EVA, **how: Any) -> None:
    """An effect of Eva's, if not of another's, moves somebody; its target is Mac."""
    f.run({"move": how}, you=you, target=f.figure(MAC))


def test_so_many_circles_whatever_they_cost() -> None:
    f = field("r6", "r12")
    f.s.rubble[f.circle("r7")] = 2
    move(f, who="you", circles=2)
    f.do("to", "r7")
    f.do("to", "r8")
    assert f.at(EVA) == "r8" and f.decision is None
    assert f.told("figure.moved") == [(f.figure(EVA), f.circle("r7")), (f.figure(EVA), f.circle("r8"))]


def test_so_many_points_as_circles_cost_them() -> None:
    f = field("r6", "r12")
    f.s.rubble[f.circle("r7")] = 2
    move(f, who="you", points=3, **SHORT)
    f.do("to", "r7")
    assert f.at(EVA) == "r7" and f.decision is None and f.s.g[POINTS] == 0
    move(f, who="you", points=2, **SHORT)
    assert "slower" not in f.ways() and {"r6", "r8", "stop"} <= set(f.ways())
    f.do("stop")
    assert f.at(EVA) == "r7" and f.s.g[POINTS] == 1


def test_it_never_leads_onto_a_circle_where_somebody_stands() -> None:
    f = field("r3", "r4", karl="r2")
    move(f, who="you", circles=2)
    assert f.ways() == ["combat-down", "stop"]


@pytest.mark.parametrize(("by", "side"), [("you", 0), ("owner", 1), ("opponent", 1), ("reich", 1), ("union", 0)])
def test_who_picks_the_way(by: str, side: int) -> None:
    f = field("r3", "r8")
    for each, name in enumerate(("union", "reich")):
        f.s.g[FACTION + each] = f.names.place("factions", name)
    move(f, who="target", circles=1, by=by)
    assert f.decision is not None and f.decision.side == side and f.decision.kind == "way"


def test_the_owner_of_another_figure_is_its_own_side() -> None:
    f = field("r3", "r8")
    move(f, you=MAC, who="target", circles=1, by="owner")
    assert f.decision is not None and f.decision.side == 1
    g = field("r3", "r8")
    move(g, you=MAC, who="target", circles=1, by="opponent")
    assert g.decision is not None and g.decision.side == 0


def test_where_both_sides_play_the_faction_each_picks_for_its_own() -> None:
    f = field("r3", "r8")
    f.s.g[FACTION] = f.s.g[FACTION + 1] = f.names.place("factions", "reich")
    move(f, who="target", circles=1, by="reich")
    assert f.decision is not None and f.decision.side == 1


def test_away_from_somebody_leads_ever_farther_and_must_go_on() -> None:
    f = field("r5", "r6")
    move(f, who="target", circles=2, away_from="you", by="you", **SHORT)
    assert f.ways() == ["r7", "slow"], "neither back nor a stop"
    f.do("to", "r7")
    assert f.ways() == ["r8", "x", "slower"], "the side way is as far as the straight one"
    f.do("to", "r8")
    assert f.at(MAC) == "r8" and f.decision is None and f.s.g[POINTS] == 0


def test_a_circle_as_far_away_as_before_leads_not_away() -> None:
    f = field("r3", "r1")
    move(f, who="target", circles=1, away_from="you", by="you", **SHORT)
    assert f.decision is None and f.at(MAC) == "e1", "combat-up beside it is two circles from r3, as r1 is"


@pytest.mark.parametrize(("circles", "short"), [(1, 0), (2, 1)])
def test_what_cannot_be_carried_out_falls_short(circles: int, short: int) -> None:
    f = field("b4", "b5", karl="g1")
    move(f, who="target", circles=circles, away_from="you", by="you", **SHORT)
    assert f.decision is None and f.at(MAC) == "b6" and f.s.g[POINTS] == short


def test_off_the_board_nothing_is_moved_and_nothing_falls_short() -> None:
    f = field("r3", "")
    move(f, who="target", circles=2, **SHORT)
    assert f.decision is None and f.at(MAC) == "" and f.s.g[POINTS] == 0


def test_staying_on_the_path_means_one_path_for_all_of_the_way() -> None:
    f = field("x", "r12")
    move(f, who="you", circles=6, stay_on_path=True)
    assert {"r7", "b4"} <= set(f.ways()), "x lies on both"
    for each in ("r7", "r6", "r5"):
        f.do("to", each)
    assert "b1" not in f.ways() and "r4" in f.ways(), "b1 is on the other path on which the move began"
    f.do("stop")
    move(f, who="you", circles=1)
    assert "b1" in f.ways(), "a move that need not stay may go there"


def test_a_refused_step_has_not_been_carried_out() -> None:
    f = field("b1", "r1", hermann="r12")
    f.s.g[ACTIVE] = f.figure(EVA)
    move(f, who="you", circles=1, **SHORT)
    f.do("to", "r5")
    while f.decision is not None:
        assert f.decision.kind == "dice", f.decision.kind
        f.do(*[2] * f.decision.dice)
    assert f.told("step.refused") == [(f.figure(EVA), f.circle("r5"))]
    assert f.at(EVA) == "b1" and f.s.g[POINTS] == 1


@pytest.mark.parametrize("seen", [True, False])
def test_overwatch_answers_only_a_move_that_triggers_it(seen: bool) -> None:
    f = field("r3", "g3", karl="r9")
    f.s.flags[f.figure(KARL)] |= OVERWATCH | ACTIVATED
    f.s.g[ACTIVE] = f.figure(EVA)
    move(f, who="you", circles=1, triggers_overwatch=seen)
    f.do("to", "r4")
    if seen:
        assert f.decision is not None and f.decision.side == 1 and ("hold",) in f.decision.moves
    else:
        assert f.decision is None
    assert f.at(EVA) == "r4"


def test_whoever_is_set_down_enters_the_circle() -> None:
    f = field("r3", "r9")
    f.run({"place": {"marker": "meteop", "at": "target"}}, you=MAC, target=f.code("b2"))
    meteop = len(f.s.kinds) - 1
    f.run({"place": {"token": "you", "at": "target"}}, {"gain": {"command_points": 1}}, you=EVA, target=f.code("b2"))
    assert f.at(EVA) == "b2" and f.decision is not None and f.decision.kind == "dice"
    f.do(*[10] * f.decision.dice)
    assert f.told("hit") == [(f.figure(EVA), 3, 3)]
    assert f.s.holder[meteop] == -1
    while f.decision is not None:
        f.do(*f.decision.moves[0])
    assert f.s.g[POINTS] == 1, "what the effect says next follows"


def test_setting_down_is_unseen_by_overwatch_and_from_off_the_board_too() -> None:
    f = field("", "g3", karl="r9")
    f.s.flags[f.figure(KARL)] |= OVERWATCH | ACTIVATED
    f.s.g[ACTIVE] = f.figure(EVA)
    assert f.run({"place": {"token": "you", "at": "target"}}, you=EVA, target=f.code("r7")) is None
    assert f.at(EVA) == "r7"
