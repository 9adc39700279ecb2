"""Movement: points, steps, modifier circles, friends and enemies, bull rush."""

from __future__ import annotations

from typing import Any

import pytest
from kit import Table

from tannkit.state.registers import ACTIONS_LEFT, MOVES_LEFT

EVA = {"side": 0, "at": "r3", "tokens": ["mauser-c96"]}
MAC = {"side": 1, "at": "r12", "tokens": ["knife"]}


def table(eva: dict[str, Any] | None = None, others: dict[str, Any] | None = None, **more: Any) -> Table:
    figures = {"eva-kraemer": EVA | (eva or {}), **({"john-macneal": MAC} if others is None else others)}
    return Table(figures, active="eva-kraemer", **more)


def left(game: Table) -> int:
    return game.state.g[MOVES_LEFT]


@pytest.mark.rule("RE-MOVE-001", "RE-CHAR-002", "RE-MAP-017", "RE-CHAR-007")
def test_points_by_the_current_row() -> None:
    for row in (1, 2, 3, 4):
        game = table({"row": row})
        assert left(game) == game.t.figures[game.figure("eva-kraemer")].rows[row - 1][3]
    assert left(table({"at": "slow"})) == left(table({"at": "fast"})) == left(table())


@pytest.mark.rule("RE-MOVE-002", "RE-MAP-004", "RE-MOVE-009", "RE-MAP-007", "RE-MAP-018")
def test_a_step_costs_one_point_path_or_not() -> None:
    game = table({"at": "slow"})
    before = left(game)
    game.do("step", "r6")
    game.do("step", "r5")
    game.do("step", "b1")
    assert left(game) == before - 3
    assert game.at("eva-kraemer") == "b1"
    assert game.refusal("step", "r1") == "not-adjacent"


@pytest.mark.rule("RE-MAP-008")
def test_action_and_objective_circles_cannot_be_entered() -> None:
    game = table()
    assert game.refusal("step", "o1") == "not-adjacent"
    assert table({"at": "r2"}).refusal("step", "a1") == "not-adjacent"


@pytest.mark.rule("RE-MAP-015", "RE-MAP-016")
@pytest.mark.parametrize(
    ("start", "circle", "cost"), [("r6", "slow", 2), ("r7", "slower", 3), ("r8", "fast", 0), ("r9", "faster", -1)]
)
def test_movement_circles(start: str, circle: str, cost: int) -> None:
    game = table({"at": start})
    before = left(game)
    game.do("step", circle)
    assert left(game) == before - cost


@pytest.mark.rule("RE-MAP-019", "RE-MAP-020", "RE-MAP-021")
@pytest.mark.parametrize(("icons", "cost"), [(1, 2), (2, 3)])
@pytest.mark.parametrize(("start", "circle"), [("r4", "r5"), ("r8", "fast"), ("r7", "slower")])
def test_rubble_takes_the_place_of_the_circle(start: str, circle: str, icons: int, cost: int) -> None:
    game = table({"at": start}, rubble={circle: icons})
    before = left(game)
    game.do("step", circle)
    assert left(game) == before - cost


@pytest.mark.rule("RE-MOVE-008")
def test_the_whole_cost_must_be_there() -> None:
    game = table({"at": "r6", "row": 4})
    while left(game) > 1:
        game.do("step", "r5" if game.at("eva-kraemer") == "r6" else "r6")
    if game.at("eva-kraemer") != "r6":
        game.s.pos[game.figure("eva-kraemer")] = game.circle("r6")
    assert game.refusal("step", "slow") == "too-few-points"
    assert game.refusal("step", "r5") == ""


@pytest.mark.rule("RE-MOVE-003")
def test_enemies_block_and_nothing_is_spent() -> None:
    game = table(others={"john-macneal": MAC | {"at": "r4"}})
    before = left(game)
    assert game.refusal("step", "r4") == "enemy-in-the-way"
    assert left(game) == before


@pytest.mark.rule("RE-MOVE-004", "RE-MOVE-005", "RE-WOUND-009")
def test_friends_can_be_passed_but_not_joined() -> None:
    friend = {"karl-zermann": {"side": 0, "at": "r4"}, "john-macneal": MAC}
    game = table(others=friend)
    game.do("step", "r4")
    assert game.refusal("end") == "shared-circle"
    assert game.refusal("attack", "mauser-c96") == "shared-circle"
    game.do("step", "r5")
    assert game.can("end")
    dead = table(others={"karl-zermann": {"side": 0, "dead": True}, "john-macneal": MAC | {"dead": True}})
    assert dead.kind == "over" or dead.can("step", "r4")


@pytest.mark.rule("RE-MOVE-005")
def test_nobody_steps_where_he_would_be_stranded() -> None:
    crowd = {"karl-zermann": {"side": 0, "at": "b6"}, "schocktruppen": {"side": 0, "at": "b5"}, "john-macneal": MAC}
    game = table({"at": "g1", "row": 4}, others=crowd)
    while left(game) > 1:
        game.do("step", "g2" if game.at("eva-kraemer") == "g1" else "g1")
    game.s.pos[game.figure("eva-kraemer")] = game.circle("g1")
    assert game.refusal("step", "b6") == "stranded"


@pytest.mark.rule("RE-MOVE-006", "RE-MOVE-007", "RE-TURN-015", "RE-ACTION-001")
def test_the_action_falls_between_any_two_steps() -> None:
    game = table()
    before = left(game)
    game.do("step", "r4")
    game.do("step", "r5")
    game.do("attack", "mauser-c96", dice=[2, 2, 2, 2])
    assert left(game) == before - 2
    assert game.state.g[ACTIONS_LEFT] == 0
    assert game.refusal("attack", "mauser-c96") == "acted-already"
    game.do("step", "r6")
    game.do("end")
    assert game.at("eva-kraemer") == "r6"


@pytest.mark.rule("RE-TURN-015")
@pytest.mark.parametrize("form", ["ma", "am", "mam", "m", "a", ""])
def test_forms_of_an_activation(form: str) -> None:
    game = table()
    for each in form:
        if each == "m":
            game.do("step", "r4" if game.at("eva-kraemer") == "r3" else "r3")
        else:
            game.do("attack", "mauser-c96", dice=[2, 2, 2, 2])
    game.do("end")


BLOCKED = {"john-macneal": MAC | {"at": "r4"}}


@pytest.mark.rule("RE-RUSH-001", "RE-RUSH-002", "RE-RUSH-003", "RE-RUSH-009", "RE-DUEL-002")
def test_a_won_rush_leads_through() -> None:
    game = table(others=BLOCKED)
    before = left(game)
    assert table().refusal("rush", "r4") == "nobody-to-rush"
    events = game.do("rush", "r4", dice=[6, 7, 8, 2, 5, 6, 2, 2])
    assert ("duel.won", "eva-kraemer", "john-macneal", "1") in events
    assert game.roll("duel")[2] == "stamina"
    assert game.refusal("end") == "shared-circle"
    game.do("step", "r5")
    assert left(game) == before - 2
    game.do("attack", "mauser-c96", dice=[2, 2, 2, 2])


@pytest.mark.rule("RE-RUSH-010")
def test_nobody_acts_or_stops_on_the_rushed_circle() -> None:
    game = table(others=BLOCKED)
    game.do("rush", "r4", dice=[9, 9, 9, 9, 2, 2, 2, 2])
    assert game.refusal("attack", "mauser-c96") == "shared-circle"
    assert game.refusal("end") == "shared-circle"


@pytest.mark.rule("RE-RUSH-002", "RE-RUSH-004", "RE-RUSH-005", "RE-RUSH-006", "RE-RUSH-008", "RE-DUEL-004")
def test_a_lost_rush_closes_the_way_and_is_answered() -> None:
    game = table(others=BLOCKED, points=(0, 0))
    before = left(game)
    game.do("rush", "r4", dice=[9, 9, 2, 2, 9, 9, 2, 2])
    assert game.kind == "rush-answer"
    game.do("strike-back")
    assert {each[1] for each in game.offered()} == {"knife", "unarmed"}
    game.do("attack", "knife", dice=[2, 2, 2, 2])
    assert len(game.roll("attack")[5:]) == 4
    assert game.points() == (0, 0)
    assert left(game) == before
    assert game.refusal("step", "r4") == "enemy-in-the-way"
    assert game.refusal("rush", "r4") == "rushed-already"
    assert game.can("attack", "mauser-c96") and game.can("step", "r2")


@pytest.mark.rule("RE-RUSH-007")
def test_without_a_blade_the_answer_is_unarmed() -> None:
    game = table(others={"john-macneal": MAC | {"at": "r4", "tokens": ["mp40"]}})
    game.do("rush", "r4", dice=[2, 2, 2, 2, 9, 9, 9, 9])
    game.do("strike-back", dice=[2, 2])
    assert len(game.roll("attack")[5:]) == 2


@pytest.mark.rule("RE-RUSH-011")
def test_some_circle_beyond_must_be_clear() -> None:
    figures = {"john-macneal": MAC | {"at": "g3"}, "tala-aponi": {"side": 1, "at": "e3"}}
    game = table({"at": "g2"}, others=figures)
    assert game.refusal("rush", "g3") == "no-way-beyond"


@pytest.mark.rule("RE-RUSH-012")
def test_the_points_must_lead_beyond() -> None:
    game = table({"at": "g1", "row": 4}, others={"john-macneal": MAC | {"at": "g2"}})
    while left(game) > 1:
        game.do("step", "b6" if game.at("eva-kraemer") == "g1" else "g1")
    game.s.pos[game.figure("eva-kraemer")] = game.circle("g1")
    assert game.refusal("rush", "g2") == "too-few-points"


@pytest.mark.rule("RE-MAP-011", "RE-MAP-022", "RE-MAP-023", "RE-MAP-024", "RE-TURN-016", "RE-TURN-017", "RE-SETUP-017")
def test_coming_into_play() -> None:
    game = table({"at": None})
    before = left(game)
    assert game.refusal("attack", "mauser-c96") == "off-board"
    for closed in ("e2", "e3", "r1"):
        assert game.refusal("step", closed) == "not-own-entry"
    game.do("step", "e1")
    assert left(game) == before - 1
    on_board = table({"at": "r1"})
    on_board.do("step", "e1")
    rubble = table({"at": None}, rubble={"e1": 1})
    rubble.do("step", "e1")
    assert left(rubble) == before - 2


@pytest.mark.rule("RE-TURN-018")
def test_who_can_enter_must() -> None:
    assert table({"at": None}).refusal("end") == "must-enter"
    barred = {"john-macneal": MAC | {"at": "e1"}}
    assert table({"at": None}, others=barred).refusal("end") == ""
