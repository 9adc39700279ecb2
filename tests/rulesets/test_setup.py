"""Setup behind the choice of teams: the Setup Roll, entry points, crates."""

from __future__ import annotations

import pytest
from kit import Table, library, tables

from tannkit.dice.source import Scripted
from tannkit.engine.game import Game
from tannkit.errors import UsageError
from tannkit.rulesets.tannhauser.make import Options, make
from tannkit.rulesets.tannhauser.opening import setting
from tannkit.rulesets.tannhauser.play import new_state
from tannkit.rulesets.tannhauser.teams import Fielded
from tannkit.state.registers import ENTRIES, FIRST, POINTS, SETUP_WINNER, TURN

FIGURES = {"eva-kraemer": {"side": 0}, "john-macneal": {"side": 1}}


def setup(*dice: int, **more: object) -> Table:
    return Table(FIGURES, program="setup", turn=0, entries=[[], []], dice=dice, **more)  # type: ignore[arg-type]


@pytest.mark.rule("RE-SETUP-032", "RE-SETUP-033", "RE-SETUP-037", "RE-SETUP-040", "RE-SETUP-041")
def test_the_winner_chooses_first_and_begins() -> None:
    game = setup(5, 8)
    game.do("keep")
    assert game.game.decision and game.game.decision.side == 1
    assert {each[1] for each in game.offered()} == {"e1", "e2", "e3", "e4"}
    game.do("entry", "e2")
    assert game.game.decision.side == 0
    assert game.refusal("entry", "e2") == "entry-taken"
    game.do("entry", "e1", dice=[1, 1, 1, 1, 1, 1])
    assert game.state.g[SETUP_WINNER] == game.state.g[FIRST] == 1
    assert game.state.g[TURN] == 1
    assert len([each for each in game.told() if each[0] == "initiative.rolled"]) == 2
    assert game.kind == "go" and game.game.decision.side == 1


@pytest.mark.rule("RE-SETUP-039", "RE-TURN-005", "RE-DM-001", "RE-CP-004")
def test_a_point_for_the_setup_roll_is_missing_in_turn_one() -> None:
    game = setup(5, 8)
    game.do("reroll", dice=[2])
    game.do("entry", "e2")
    game.do("entry", "e1", dice=[1, 1, 1, 1, 1, 1])
    assert (game.state.g[POINTS], game.state.g[POINTS + 1]) == (1, 2)


@pytest.mark.rule("RE-SETUP-035", "RE-SETUP-036", "RE-SC-RUSH-AND-GO-2", "RE-SC-RUSH-AND-GO-3")
def test_rush_and_go_gives_each_side_two_entry_points() -> None:
    game_map, mode = library().find("maps", "yard"), library().find("modes", "deathmatch")
    assert game_map and mode
    t, names = make(library(), "yard", game_map, mode, Options({}, rush_and_go=True))
    eva, mac = names.figures("eva-kraemer")[0], names.figures("john-macneal")[0]
    game = Game(t, new_state(t, [[Fielded(eva, ())], [Fielded(mac, ())]]), Scripted([9, 5, *[1] * 6]))
    game.step(("keep",))
    asked = []
    for circle in ("e1", "e2", "e3"):
        assert game.decision
        asked.append(game.decision.side)
        game.step(("entry", t.board.circles.index(circle)))
    assert asked == [0, 1, 0]
    own = {t.board.circles[i] for i in range(len(t.board.circles)) if game.state.g[ENTRIES] >> i & 1}
    assert own == {"e1", "e3"}
    game.step(("activate", eva))
    assert game.decision and {m for m in game.decision.moves if m[0] == "step"} == {
        ("step", t.board.circles.index("e1")),
        ("step", t.board.circles.index("e3")),
    }


@pytest.mark.rule("RE-DM-002", "RE-CRATE-001", "RE-CRATE-003")
def test_crates_on_every_action_and_objective_circle() -> None:
    game = setup(5, 8)
    game.do("keep")
    game.do("entry", "e2")
    game.do("entry", "e1", dice=[1, 2, 3, 4, 5, 6])
    filled = {game.t.board.circles[i] for i, crate in enumerate(game.state.crate) if crate}
    assert filled == {"a1", "a2", "a3", "a4", "o1", "o2"}
    assert all(each.kind >= 0 or each.points >= 0 for each in game.t.crates)


@pytest.mark.rule("RE-LIMIT-003")
def test_crates_are_drawn_without_putting_back() -> None:
    game = setup(5, 8)
    game.do("keep")
    game.do("entry", "e2")
    game.do("entry", "e1", dice=[1] * 6)
    drawn = [crate for crate in game.state.crate if crate]
    supply = {place + 1: crate.copies for place, crate in enumerate(game.t.crates)}
    assert all(drawn.count(number) <= supply[number] for number in drawn)


@pytest.mark.rule("RE-SETUP-017", "RE-CHAR-004", "RE-EQUIP-009", "RE-EQUIP-010")
def test_figures_begin_off_the_board_on_their_top_row() -> None:
    t, names = tables()
    figure = names.figures("eva-kraemer")[0]
    packs = t.packs[figure]
    special = names.token_kind("strafe")
    assert set(packs) == {"combat", "stamina", "command"}
    assert all(special in pack for pack in packs.values())
    s = new_state(t, [[Fielded(figure, packs["combat"])], []])
    assert (s.pos[figure], s.row[figure]) == (-1, 0)


@pytest.mark.rule("RE-SETUP-006", "RE-SETUP-016", "RE-MULTI-006")
def test_two_factions_and_nobody_twice() -> None:
    for teams in (("reich-iron-line", "reich-night-raid"), ("reich-hired-gun", "reich-hired-gun")):
        with pytest.raises(UsageError):
            setting(library(), "deathmatch", "yard", teams, {}, rush_and_go=False)
