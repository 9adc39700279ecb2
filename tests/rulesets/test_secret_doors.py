"""Secret doors: declared at the beginning, travelled for a point, at the price of the bottom row."""

from __future__ import annotations

from typing import Any

import pytest
from kit import Table, library

from tannkit.board.board import bits
from tannkit.engine.run import advance
from tannkit.engine.run import make as move
from tannkit.rulesets.tannhauser.activation import activate
from tannkit.rulesets.tannhauser.make import Options, make
from tannkit.rulesets.tannhauser.muster import join
from tannkit.state.registers import ACTIONS_LEFT, DOORS, MOVES_LEFT
from tannkit.state.state import State
from tannkit.state.tables import MOVEMENT

EVA = {"side": 0, "at": "r2", "tokens": ["mauser-c96"]}
MAC = {"side": 1, "at": "r9"}


def table(eva: dict[str, Any] | None = None, mac: dict[str, Any] | None = None, **more: Any) -> Table:
    doors = more.pop("doors", ["a1", "a2"])
    return Table(
        {"eva-kraemer": EVA | (eva or {}), "john-macneal": MAC | (mac or {})}, active="eva-kraemer", doors=doors, **more
    )


@pytest.mark.rule("RE-DOOR-008", "RE-DOOR-009", "RE-DOOR-010", "RE-CHAR-009", "RE-SC-SECRET-DOORS-5")
def test_declaring_uses_the_bottom_row() -> None:
    game = table()
    game.do("doors")
    rows = game.t.figures[game.figure("eva-kraemer")].rows
    assert game.state.g[MOVES_LEFT] == rows[-1][3]
    assert game.state.g[ACTIONS_LEFT] == 1
    game.do("attack", "mauser-c96", dice=[2, 2, 2, 2])
    assert game.roll("attack")[3] == str(10 - rows[-1][0])


@pytest.mark.rule("RE-DOOR-008")
def test_only_before_anything_else() -> None:
    game = table()
    game.do("step", "r3")
    assert game.refusal("doors") == "declared-too-late"
    assert table(doors=[]).refusal("doors") == "no-secret-doors"


@pytest.mark.rule("RE-DOOR-011")
def test_the_row_counts_though_no_door_is_used() -> None:
    game = table({"at": "r6"}, {"at": "r9"})
    game.do("doors")
    game.do("attack", "mauser-c96", dice=[2, 2, 2, 2])
    assert game.roll("attack")[3] == "7"
    plain = table({"at": "r6"}, {"at": "r9"})
    plain.do("attack", "mauser-c96", dice=[2, 2, 2, 2])
    assert plain.roll("attack")[3] == "5"


@pytest.mark.rule("RE-DOOR-012", "RE-DOOR-013", "RE-DOOR-016", "RE-SC-SECRET-DOORS-6", "RE-SC-SECRET-DOORS-8")
def test_travelling_costs_a_point_and_no_action() -> None:
    game = table()
    assert game.refusal("door", "b4") == "not-declared"
    game.do("doors")
    before = game.state.g[MOVES_LEFT]
    assert game.refusal("door", "b5") == "not-at-a-door"
    game.do("door", "b4")
    assert game.at("eva-kraemer") == "b4"
    assert game.state.g[MOVES_LEFT] == before - 1
    assert game.state.g[ACTIONS_LEFT] == 1


@pytest.mark.rule("RE-DOOR-014")
def test_rubble_at_the_arrival_counts() -> None:
    game = table(rubble={"b4": 1})
    game.do("doors")
    before = game.state.g[MOVES_LEFT]
    game.do("door", "b4")
    assert game.state.g[MOVES_LEFT] == before - 2


@pytest.mark.rule("RE-DOOR-014", "RE-SC-SECRET-DOORS-7")
def test_a_movement_modifier_at_the_arrival_counts() -> None:
    castle = library().find("maps", "castle")
    mode = library().find("modes", "deathmatch")
    assert castle and mode
    t, names = make(library(), castle.pack, castle, mode, Options({}))
    modified = [
        (door, circle)
        for door in bits(t.board.actions)
        for circle in bits(t.distances.near[door])
        if t.circle_changes[circle][MOVEMENT]
    ]
    (there, arrival), *_ = modified
    here = next(each for each in bits(t.board.actions) if each != there)
    s = State(len(t.figures), len(t.board.circles))
    (eva,) = names.figures("eva-kraemer")
    join(t, s, 0, [eva])
    s.pos[eva] = next(bits(t.distances.near[here]))
    s.g[DOORS] = 1 << here | 1 << there
    activate(t, s, eva)
    decision = advance(t, s)
    assert decision
    decision = move(t, s, decision, ("doors",))
    before = s.g[MOVES_LEFT]
    assert decision
    move(t, s, decision, ("door", arrival))
    assert s.pos[eva] == arrival
    assert s.g[MOVES_LEFT] == before - 1 + t.circle_changes[arrival][MOVEMENT]


@pytest.mark.rule("RE-DOOR-015", "RE-DOOR-013", "RE-SC-SECRET-DOORS-6")
def test_as_often_as_points_allow_around_the_action() -> None:
    game = table(mac={"at": "b2"}, doors=["a1", "a2", "a3", "a4"])
    game.do("doors")
    game.do("door", "b4")
    game.do("attack", "mauser-c96", dice=[2, 2, 2, 2])
    game.do("door", "r2")
    game.do("door", "g3")
    assert game.at("eva-kraemer") == "g3"


@pytest.mark.rule("RE-DOOR-017")
def test_the_arrival_must_be_free() -> None:
    game = table(mac={"at": "b4"})
    game.do("doors")
    assert game.refusal("door", "b4") == "arrival-taken"


@pytest.mark.rule("RE-OW-008")
def test_an_arrival_is_a_step_that_overwatch_can_answer() -> None:
    game = table(mac={"at": "b1", "tokens": ["mp40"], "watch": True})
    game.do("doors")
    game.do("door", "b4")
    assert game.kind == "overwatch"


@pytest.mark.rule("RE-DOOR-007", "RE-DM-002", "RE-SC-SECRET-DOORS-4")
def test_no_crate_on_a_secret_door() -> None:
    figures = {"eva-kraemer": {"side": 0}, "john-macneal": {"side": 1}}
    game = Table(figures, program="setup", turn=0, entries=[[], []], doors=["a1", "a2"], dice=[8, 5])
    game.do("keep")
    game.do("entry", "e1")
    game.do("entry", "e2", dice=[1] * 4)
    filled = {game.t.board.circles[circle] for circle, crate in enumerate(game.state.crate) if crate}
    assert filled == {"a3", "a4", "o1", "o2"}
