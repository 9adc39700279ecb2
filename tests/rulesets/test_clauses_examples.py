"""Worked examples of the rulebook with numbers that no other test plays; each says which example it is."""

from __future__ import annotations

import pytest
from kit import Table

from tannkit.dice.counting import successes
from tannkit.dice.packed import pack
from tannkit.dice.source import Scripted
from tannkit.engine.run import advance, make
from tannkit.rulesets.tannhauser.roll import roll
from tannkit.state.frame import ROLL_TEST
from tannkit.state.registers import MOVES_LEFT
from tannkit.state.tables import MENTAL

HERMANN = {"side": 0, "at": "r3", "tokens": ["patmos-amulet"]}
MAC = {"side": 1, "at": "r6"}


@pytest.mark.rule("RE-TEST-003", "RE-TEST-004")
def test_example_12_and_13_a_mental_test() -> None:
    game = Table({"eva-kraemer": {"side": 0, "at": "r2"}}, active="eva-kraemer")
    game.s.frames.clear()
    roll(game.t, game.s, ROLL_TEST, game.figure("eva-kraemer"), MENTAL, base=4)
    decision = advance(game.t, game.s)
    assert decision is not None and decision.dice == 4
    make(game.t, game.s, decision, Scripted([1, 4, 5, 8]).roll(4, 10))
    advance(game.t, game.s)
    assert game.s.result == 1


@pytest.mark.rule("RE-DUEL-001", "RE-DUEL-003", "RE-DUEL-004")
@pytest.mark.parametrize(
    ("defender", "told"),
    [
        ((3, 4, 8, 9), ("duel.won", "hermann-von-heizinger", "john-macneal", "1")),
        ((3, 6, 8, 9), ("duel.lost", "hermann-von-heizinger", "john-macneal")),
    ],
)
def test_example_14_and_15_the_duel_of_the_amulet(defender: tuple[int, ...], told: tuple[str, ...]) -> None:
    game = Table({"hermann-von-heizinger": HERMANN, "john-macneal": MAC}, active="hermann-von-heizinger")
    game.do("use", "patmos-amulet", dice=[2, 4, 4, 10, *defender])
    rolls = [each[1:5] for each in game.told() if each[0] == "roll.made"]
    assert rolls == [("hermann-von-heizinger", "duel", "mental", "4"), ("john-macneal", "duel", "mental", "6")]
    assert [each[: len(told)] for each in game.told() if each[0] in ("duel.won", "duel.lost")] == [told]


@pytest.mark.rule("RE-NAT-001", "RE-NAT-003", "RE-NAT-004", "RE-NAT-006", "RE-BONUS-002")
def test_example_16_to_18_modified_dice() -> None:
    assert successes(pack([4, 7, 8, 10]), 0, 9, 2) == 3
    assert successes(pack([1, 2, 6, 9]), 0, 5, -3) == 1
    assert successes(pack([2, 4, 4, 6, 9]), 0, 6, -2) == 1


@pytest.mark.rule("RE-WOUND-001", "RE-WOUND-003")
def test_example_28_two_wounds_on_the_row_before_the_last() -> None:
    schocktruppen = {"side": 0, "at": "r3", "tokens": ["mp40"]}
    figures = {"schocktruppen": schocktruppen, "john-macneal": MAC | {"row": 3}, "tala-aponi": {"side": 1, "at": "g3"}}
    game = Table(figures, active="schocktruppen")
    game.do("attack", "mp40", dice=[9, 9, 9, 9, 2, 9, 9, 2, 2])
    assert ("wounds.suffered", "john-macneal", "2", "attack", "schocktruppen") in game.told()
    assert game.life("john-macneal") == "dead"


@pytest.mark.rule("RE-REINF-003", "RE-REINF-004")
def test_example_33_and_34_who_comes_back() -> None:
    team = {
        "eva-kraemer": {"side": 0, "dead": True},
        "hermann-von-heizinger": HERMANN,
        "karl-zermann": {"side": 0, "at": "r2"},
        "schocktruppen": {"side": 0, "at": "r1"},
        "stosstruppen": {"side": 0, "at": "r4"},
        "john-macneal": MAC,
    }
    game = Table(team, points=(3, 0), program="go")
    assert not game.can("reinforce")
    later = Table(team | {"schocktruppen": {"side": 0, "dead": True}}, points=(3, 0), program="go")
    assert {each[1] for each in later.offered() if each[0] == "reinforce"} == {"schocktruppen"}
    later.do("reinforce", "schocktruppen")
    assert later.points() == (0, 0)


@pytest.mark.rule("RE-DOOR-012")
def test_example_41_three_steps_through_a_secret_door() -> None:
    figures = {"eva-kraemer": {"side": 0, "at": "r1"}, "john-macneal": MAC | {"at": "g3"}}
    game = Table(figures, active="eva-kraemer", doors=["a1", "a2"])
    game.do("doors")
    before = game.state.g[MOVES_LEFT]
    game.do("step", "r2")
    game.do("door", "b4")
    game.do("step", "b5")
    assert (game.at("eva-kraemer"), before - game.state.g[MOVES_LEFT]) == ("b5", 3)
