"""Rulings on teams, setup and the turn, each in each of its readings."""

from __future__ import annotations

from typing import Any

import pytest
from kit import Table, tables

from tannkit.errors import UsageError
from tannkit.model.games import Member, Team
from tannkit.rulesets.tannhauser.teams import fielded
from tannkit.state.registers import FIRST, SETUP_WINNER, TURN

EVA = {"side": 0, "at": "b2"}
MAC = {"side": 1, "at": "g3"}


def play(ruling: str, reading: str, figures: dict[str, Any], **more: Any) -> Table:
    return Table(figures, rulings={ruling: reading}, **more)


@pytest.mark.rule("RE-Q-01", "RE-Q-SC-1")
@pytest.mark.parametrize(
    ("ruling", "reading", "dice", "chooses", "first"),
    [
        ("RE-Q-01", "one-roll", [], 1, 1),
        ("RE-Q-01", "two-rolls-entry-first", [9, 4], 0, 0),
        ("RE-Q-01", "two-rolls-setup-first", [9, 4], 0, 1),
        ("RE-Q-01", "two-rolls-setup-first", [7, 7, 4, 4, 9, 4], 0, 1),
        ("RE-Q-SC-1", "one-roll", [], 1, 1),
        ("RE-Q-SC-1", "two-rolls", [9, 4], 0, 1),
    ],
)
def test_rolls_of_setup(ruling: str, reading: str, dice: list[int], chooses: int, first: int) -> None:
    game = play(
        ruling,
        reading,
        {"eva-kraemer": {"side": 0}, "john-macneal": {"side": 1}},
        program="setup",
        turn=0,
        entries=[[], []],
        dice=[5, 8],
    )
    # Side 1 wins the Setup Roll with 8 to 5.
    game.do("keep", dice=dice)
    assert game.kind == "entry" and game.game.decision and game.game.decision.side == chooses
    game.do("entry", "e2")
    assert game.game.decision.side == 1 - chooses
    game.do("entry", "e1", dice=[1] * 6)
    assert game.state.g[SETUP_WINNER] == 1
    assert (game.state.g[TURN], game.state.g[FIRST], game.game.decision.side) == (1, first, first)


TEAMS = {
    "eva-kraemer": EVA,
    "karl-zermann": {"side": 0, "at": "b4"},
    "john-macneal": MAC,
    "tala-aponi": {"side": 1, "at": "g2"},
    "barry-daniel-brown": {"side": 1, "at": "g1"},
}


def side(game: Table) -> int:
    assert game.game.decision
    return game.game.decision.side


@pytest.mark.rule("RE-Q-08")
@pytest.mark.parametrize(
    ("reading", "two_against_three", "three_against_two"),
    [("must-activate", False, False), ("may-pass", True, True), ("pass-when-fewer", True, False)],
)
def test_whether_one_may_pass(reading: str, two_against_three: bool, three_against_two: bool) -> None:
    game = play("RE-Q-08", reading, TEAMS, program="go")
    assert game.can("pass-go") is two_against_three
    game = play("RE-Q-08", reading, TEAMS, program="go", first=1)
    assert game.can("pass-go") is three_against_two


@pytest.mark.rule("RE-Q-08")
def test_a_pass_keeps_a_character_for_later() -> None:
    game = play("RE-Q-08", "may-pass", TEAMS, program="turns", turn=0)
    game.do("pass-go")
    assert side(game) == 1
    game.do("activate", "john-macneal")
    game.do("end")
    assert side(game) == 0 and game.can("activate", "eva-kraemer") and game.can("activate", "karl-zermann")
    game.do("pass-go")
    # Both have passed one directly after the other: the turn is over, and two dice fall for the next.
    game.do("pass-go", dice=[4, 9])
    assert game.state.g[TURN] == 2


@pytest.mark.rule("RE-Q-08")
def test_a_pass_ends_the_turn_when_the_other_side_is_through() -> None:
    figures = {"eva-kraemer": EVA, "karl-zermann": {"side": 0, "at": "b4"}, "john-macneal": MAC}
    game = play("RE-Q-08", "may-pass", figures, program="turns", turn=0)
    game.do("activate", "eva-kraemer")
    game.do("end")
    game.do("activate", "john-macneal")
    game.do("end")
    game.do("pass-go", dice=[4, 9])
    assert game.state.g[TURN] == 2


@pytest.mark.rule("RE-Q-09")
@pytest.mark.parametrize(("reading", "can"), [("on-board-only", False), ("anybody", True)])
def test_overwatch_off_the_board(reading: str, can: bool) -> None:
    figures = {"eva-kraemer": EVA, "john-macneal": {"side": 1}, "tala-aponi": {"side": 1, "at": "g2"}}
    game = play("RE-Q-09", reading, figures, program="turns", turn=0, points=(0, 1))
    assert game.kind == "overwatch-step"
    assert game.can("watch", "john-macneal") is can
    if can:
        game.do("watch", "john-macneal")
        game.do("activate", "eva-kraemer")
        game.do("end")
        # He stays off the board, and nothing makes him enter in turn one.
        assert game.offered() == [("activate", "tala-aponi")]
        game.do("activate", "tala-aponi")
        game.do("end", dice=[4, 9])
        assert game.state.g[TURN] == 2 and game.at("john-macneal") == ""


@pytest.mark.rule("RE-Q-81", "RE-Q-EQ-12")
@pytest.mark.parametrize(
    ("rulings", "two"),
    [({}, True), ({"RE-Q-81": "coil-takes-slot"}, False), ({"RE-Q-EQ-12": "coil-in-slot"}, False)],
)
def test_slots_of_a_voivode(rulings: dict[str, str], two: bool) -> None:
    t, names = tables(tuple(rulings.items()))

    def team(*picks: str) -> Team:
        return Team(name="", faction="matriarchy", members=(Member(character="voivode", picks=picks),))

    assert [len(each.kinds) for each in fielded(t, names, team("radegast"))] == [1]
    if two:
        assert [len(each.kinds) for each in fielded(t, names, team("radegast", "soud"))] == [2]
    else:
        with pytest.raises(UsageError, match="picks 2 tokens"):
            fielded(t, names, team("radegast", "soud"))
    with pytest.raises(UsageError, match="picks 3 tokens"):
        fielded(t, names, team("radegast", "soud", "tchour"))


@pytest.mark.rule("RE-Q-77")
@pytest.mark.parametrize(("reading", "brought"), [("estimated-values", True), ("leave-out", False)])
def test_whether_hound_dog_plays(reading: str, brought: bool) -> None:
    t, names = tables((("RE-Q-77", reading),))
    member = Member(character="sergio-ramirez-delastillas", pack="combat")
    found = fielded(t, names, Team(name="", faction="union", members=(member,)))
    assert [t.figures[each.figure].label for each in found] == [
        "sergio-ramirez-delastillas",
        *(["hound-dog"] if brought else []),
    ]


@pytest.mark.rule("RE-Q-CH-1")
@pytest.mark.parametrize(("reading", "there"), [("estimated-values", True), ("leave-out", False)])
def test_characters_whose_values_are_estimated(reading: str, there: bool) -> None:
    t, names = tables((("RE-Q-CH-1", reading),))
    in_the_core_box = {"eva-kraemer", "hermann-von-heizinger", "karl-zermann", "schocktruppen", "stosstruppen"} | {
        "john-macneal", "barry-daniel-brown", "tala-aponi", "commando-alpha", "commando-delta",
    }  # fmt: skip
    figures = {each.label for each in t.figures if each.number in names.figures(each.ref)}
    assert (figures > in_the_core_box) is there and (figures == in_the_core_box) is not there
    team = Team(name="", faction="reich", members=(Member(character="yula-korlitz", pack="combat"),))
    if there:
        assert len(fielded(t, names, team)) == 1
    else:
        with pytest.raises(UsageError, match="yula-korlitz is not there"):
            fielded(t, names, team)
