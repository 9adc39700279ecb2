"""Clauses about data: what the check rejects in small packs, and what the revised pack holds."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import pytest
import yaml

import tannkit
from tannkit.lint.case import PACK
from tannkit.lint.report import Report
from tannkit.model.characters import Character
from tannkit.model.equipment import Crate, Equipment
from tannkit.model.games import Mode
from tannkit.model.library import Library
from tannkit.model.maps import GameMap

REVISED = Path(__file__).parents[2] / "content" / "tannhauser_revised"
STATS = ("combat", "stamina", "mental", "movement")
Checked = Callable[..., Report]
T = TypeVar("T")


@pytest.fixture
def check(tmp_path: Path) -> Checked:
    """Checks a pack that has such entries by kind and id, and builds on the revised edition."""

    def checked(**entries: Any) -> Report:
        folder = tmp_path / "case"
        folder.mkdir(exist_ok=True)
        (folder / "pack.yaml").write_text(PACK, "utf-8")
        (folder / "content.yaml").write_text(yaml.safe_dump(entries, sort_keys=False), "utf-8")
        return tannkit.check(folder)

    return checked


@cache
def revised() -> Library:
    return tannkit.load(REVISED)


def all_of(kind: str, record: type[T]) -> dict[str, T]:
    return {entry.id: entry.model(record) for entry in revised().entries(kind)}


def errors(report: Report) -> list[tuple[str, str]]:
    """The code and message of each error."""
    return [(problem.code, problem.message) for problem in report.problems if problem.severity == "error"]


def codes(report: Report) -> list[str]:
    return [code for code, _ in errors(report)]


def hero(rows: int = 4, **changed: Any) -> dict[str, Any]:
    """A sound Hero, or one with changes."""
    values = {stat: [5, 4, 4, 3, 2][:rows] for stat in STATS}
    packs = {"combat": ["mp40", "combat-knife", "m15"]}
    sound = {"name": "One", "kind": "hero", "faction": "union", "values": values, "packs": packs}
    return {**sound, "special_object": "keep-moving", **changed}


def yard(**circles: Any) -> dict[str, Any]:
    """A sound map of two circles, with circles added, changed or (None) taken out."""
    paths = {"red": {"name": "Red", "colour": "#b22222"}}
    sound = {
        "gate": {"at": [0, 0], "paths": ["red"], "to": ["hall"], "entry": True},
        "hall": {"at": [2, 0], "paths": ["red"], "entry": True},
    }
    found = {name: circle for name, circle in {**sound, **circles}.items() if circle is not None}
    return {"yard": {"name": "Yard", "origin": "Made up.", "paths": paths, "circles": found}}


@pytest.mark.rule("RE-CHAR-001")
def test_a_row_has_the_four_characteristics(check: Checked) -> None:
    assert not errors(check(characters={"one": hero()}))
    values = hero()["values"]
    for stat in STATS:
        fewer = {name: rows for name, rows in values.items() if name != stat}
        found = errors(check(characters={"one": hero(values=fewer)}))
        assert found == [("C003", f"there are no values for `{stat}`")]
    assert codes(check(characters={"one": hero(values={**values, "luck": [1, 1, 1, 1]})})) == ["R001"]
    assert codes(check(characters={"one": hero(values={**values, "mental": ["-", 1, 1, 1]})})) == ["S003"]
    assert not errors(check(characters={"one": hero(values={**values, "mental": [None] * 4})}))
    assert all(set(each.values) == set(STATS) for each in all_of("characters", Character).values())


@pytest.mark.rule("RE-CHAR-003")
def test_heroes_have_four_rows_and_troopers_three(check: Checked) -> None:
    assert set(codes(check(characters={"one": hero(3)}))) == {"C001"}
    assert set(codes(check(characters={"one": hero(5)}))) == {"C001"}
    assert set(codes(check(characters={"one": hero(4, kind="trooper")}))) == {"C001"}
    assert not errors(check(characters={"one": hero(3, kind="trooper")}))
    robot = {"name": "Robot", "kind": "robot", "faction": "union", "values": {stat: [3] for stat in STATS}, "slots": 2}
    assert not errors(check(characters={"one": robot}))
    rows = {(each.kind, len(row)) for each in all_of("characters", Character).values() for row in each.values.values()}
    assert {pair for pair in rows if pair[0] != "robot"} == {("hero", 4), ("trooper", 3)}
    assert {len(row) for row in all_of("characters", Character)["voivode"].values.values()} == {1}


@pytest.mark.rule("RE-CHAR-006")
def test_values_may_rise_from_row_to_row(check: Checked) -> None:
    report = check(characters={"one": hero(values={**hero()["values"], "movement": [4, 5, 4, 3]})})
    assert not errors(report)
    entry = report.library.find("characters", "one")
    assert entry is not None
    assert entry.model(Character).values["movement"][1] == 5


@pytest.mark.rule("RE-SKILL-002")
def test_the_nine_skills_of_the_table_are_there() -> None:
    table = {
        "athletics", "archaeology", "command", "dexterity", "engineering", "hand-to-hand", "mechanics", "sangfroid",
        "reasoning",
    }  # fmt: skip
    assert table <= set(revised().names("skills", "tannhauser-revised"))


@pytest.mark.rule("RE-EQUIP-003")
def test_four_slots_are_usual(check: Checked) -> None:
    entry = check(characters={"one": hero()}).library.find("characters", "one")
    assert entry is not None
    assert entry.model(Character).slots == 4
    slots = {name: each.slots for name, each in all_of("characters", Character).items() if each.slots != 4}
    assert slots == {"voivode": 2, "hound-dog": 1}


@pytest.mark.rule("RE-EQUIP-010")
def test_a_pack_may_hold_another_number_of_tokens(check: Checked) -> None:
    report = check(characters={"one": hero(packs={"combat": ["mp40", "m15"]})})
    assert not errors(report)
    entry = report.library.find("characters", "one")
    assert entry is not None
    character = entry.model(Character)
    assert (*character.packs["combat"], character.special_object) == ("mp40", "m15", "keep-moving")


@pytest.mark.rule("RE-EQUIP-013")
def test_a_smoke_grenade_is_no_grenade(check: Checked) -> None:
    assert all_of("equipment", Equipment)["m15"].traits == ("smoke-grenade",)
    token = {"name": "Can", "kind": "pack", "disposable": True, "grenade": {"auto": 5}}
    assert codes(check(equipment={"can": {**token, "traits": ["smoke-grenade"]}})) == ["E034"]
    assert not errors(check(equipment={"can": {**token, "traits": ["grenade"]}}))


@pytest.mark.rule("RE-MAP-001")
def test_each_circle_has_a_path_and_each_path_a_circle(check: Checked) -> None:
    assert not errors(check(maps=yard()))
    bare = check(maps=yard(yard={"at": [4, 0], "to": ["hall"]}))
    assert errors(bare) == [("B005", "the movement circle `yard` lies on no path")]
    spare = yard()
    spare["yard"]["paths"]["blue"] = {"name": "Blue", "colour": "#0072b2"}
    assert "B012" in [problem.code for problem in check(maps=spare).problems]


@pytest.mark.rule("RE-MAP-005")
def test_a_circle_without_neighbours_is_rejected(check: Checked) -> None:
    alone = {"at": [4, 0], "paths": ["red"]}
    message = "no movement circle is a neighbour of `alone`"
    assert ("B006", message) in errors(check(maps=yard(alone=alone)))
    crate = {"at": [6, 0], "kind": "action", "to": ["alone"]}  # nobody can step there from a crate
    assert ("B006", message) in errors(check(maps=yard(alone=alone, crate=crate)))
    assert not errors(check(maps=yard(alone={**alone, "to": ["hall"]})))


@pytest.mark.rule("RE-MAP-009")
@pytest.mark.parametrize("kind", ["action", "objective"])
def test_a_circle_that_nobody_can_work_is_rejected(check: Checked, kind: str) -> None:
    goal: dict[str, Any] = {"at": [4, 0], "kind": kind}
    if kind == "objective":
        goal |= {"tier": "primary", "skill": "athletics"}
    assert errors(check(maps=yard(goal=goal))) == [("B014", f"the {kind} circle `goal` can be worked from nowhere")]
    assert not errors(check(maps=yard(goal={**goal, "to": ["hall"]})))


@pytest.mark.rule("RE-MAP-012")
def test_icons_are_a_characteristic_and_a_number(check: Checked) -> None:
    report = check(maps=yard(hall={"at": [2, 0], "paths": ["red"], "entry": True, "modifiers": {"mental": -2}}))
    assert not errors(report)
    entry = report.library.find("maps", "yard")
    assert entry is not None
    assert entry.model(GameMap).circles["hall"].modifiers == {"mental": -2}
    for wrong in ({"luck": 1}, {"mental": "red"}, {"mental": -4}):
        assert errors(check(maps=yard(hall={"at": [2, 0], "paths": ["red"], "entry": True, "modifiers": wrong})))


@pytest.mark.rule("RE-MAP-025")
def test_an_objective_circle_has_a_tier_and_one_skill(check: Checked) -> None:
    goal = {"at": [4, 0], "kind": "objective", "to": ["hall"], "tier": "secondary", "skill": "athletics"}
    assert not errors(check(maps=yard(goal=goal)))
    for field in ("tier", "skill"):
        fewer = {name: value for name, value in goal.items() if name != field}
        assert errors(check(maps=yard(goal=fewer))) == [("B008", f"the objective circle `goal` has no {field}")]
    assert codes(check(maps=yard(goal={**goal, "tier": "bronze"}))) == ["S004"]
    assert codes(check(maps=yard(goal={**goal, "skill": ["athletics", "command"]}))) == ["S003"]
    assert codes(check(maps=yard(goal={**goal, "skill": "cooking"}))) == ["R001"]


@pytest.mark.rule("RE-MAP-026")
def test_the_three_maps_and_their_entry_points() -> None:
    maps = all_of("maps", GameMap)
    entries = {each.stands_for: sum(circle.entry for circle in each.circles.values()) for each in maps.values()}
    assert set(entries) == {"castle-ksiaz", "catacombs", "tesla-priory"}
    assert entries["tesla-priory"] == 4


@pytest.mark.rule("RE-CRATE-002")
def test_a_crate_holds_one_token_or_command_points(check: Checked) -> None:
    assert codes(check(crates={"both": {"equipment": "mp40", "command_points": 2}})) == ["E017"]
    assert codes(check(crates={"neither": {"copies": 2}})) == ["E017"]
    assert not errors(check(crates={"none": {"command_points": 0}, "token": {"equipment": "mp40"}}))
    crates = all_of("crates", Crate).values()
    assert all((each.equipment is None) != (each.command_points is None) for each in crates)


@pytest.mark.rule("RE-LIMIT-004")
def test_the_stock_of_crates_by_box() -> None:
    stock = {"core": [0, 0], "novgorod": [0, 0], "gorgei-pack": [0, 0]}
    for each in all_of("crates", Crate).values():
        assert each.product is not None
        stock[each.product][each.equipment is not None] += each.copies
    assert stock == {"core": [6, 7], "novgorod": [3, 6], "gorgei-pack": [1, 0]}
    assert [each.command_points for each in all_of("crates", Crate).values() if each.product == "gorgei-pack"] == [3]


@pytest.mark.rule("RE-LIMIT-005")
def test_four_flags_for_each_side() -> None:
    modes = all_of("modes", Mode)
    supplies = [step["supply"] for step in modes["domination"].setup if "supply" in step]
    assert supplies == [{"kind": "flag", "each_side": 4}]
    rounds = [step["alternate"] for step in modes["capture-the-flag"].setup if "alternate" in step]
    assert [each["times"] for each in rounds] == [3]
    assert rounds[0]["do"][0]["place"]["what"] == "flag"
