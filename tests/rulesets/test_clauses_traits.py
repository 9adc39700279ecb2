"""Traits: what they make of a weapon, and that labels do nothing by themselves.

Played with made-up weapons that are alike but for one trait.
"""

from __future__ import annotations

from typing import Any

import kit
import pytest
import yaml
from kit import Table

import tannkit
from tannkit.lint.case import PACK
from tannkit.rulesets.tannhauser.changes import changes
from tannkit.rulesets.tannhauser.make import Options, make
from tannkit.rulesets.tannhauser.names import Names
from tannkit.state.codes import CIRCLE
from tannkit.state.state import PLACED
from tannkit.state.tables import STATS, Tables

LABELS = ("hardware", "ability", "medal", "rank", "occult", "hermetica", "liturgy", "ally")
FRIEND = {"side": 0, "at": "r2"}
MAC = {"side": 1, "at": "r6", "tokens": ["colt-45"]}


def gun(*traits: str, **more: Any) -> dict[str, Any]:
    return {"name": "Gun", "kind": "pack", "traits": ["weapon", "automatic", *traits], "disposable": True, **more}


TOKENS = {
    "gun": gun(),
    **{f"gun-{trait}": gun(trait) for trait in (*LABELS, "heavy")},
    "sure-gun": gun(
        effects=[{"passive": {"when": {"weapon": {"is": "this"}}, "give": [{"attack_roll": {"auto": 1}}]}}]
    ),
    "not-even-a-gun": {"name": "No gun", "kind": "pack", "traits": ["automatic"], "disposable": True},
    "no-traits": {"name": "No traits", "kind": "pack", "disposable": True},
}


def hero(*skills: str) -> dict[str, Any]:
    values = {stat: [5, 4, 4, 3] for stat in STATS}
    packs = {"combat": ["mp40", "combat-knife", "m15"]}
    sheet = {"name": "One", "kind": "hero", "faction": "union", "values": values, "packs": packs}
    return {**sheet, "special_object": "keep-moving", "skills": [*skills]}


HEROES = {"once": hero("engineering"), "twice": hero("engineering", "engineering"), "never": hero("sneak")}


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> tuple[Tables, Names]:
    """The tables of a game on the yard with the made-up tokens."""
    folder = tmp_path_factory.mktemp("traits")
    (folder / "pack.yaml").write_text(PACK, "utf-8")
    (folder / "tokens.yaml").write_text(yaml.safe_dump({"equipment": TOKENS, "characters": HEROES}), "utf-8")
    yard = (kit.HERE / "packs" / "yard" / "yard.yaml").read_text("utf-8")
    (folder / "yard.yaml").write_text(yard, "utf-8")
    # A skill that is listed twice is the one thing that the checks object to.
    assert [each.code for each in tannkit.check(folder).problems if each.severity == "error"] == ["R005"]
    library = tannkit.load(folder)
    game_map, mode = library.find("maps", "yard"), library.find("modes", "deathmatch")
    assert game_map and mode
    return make(library, "case", game_map, mode, Options({}))


@pytest.fixture(autouse=True)
def at_the_table(tables: tuple[Tables, Names], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kit, "tables", lambda *_: tables)


def table(token: str, **more: Any) -> Table:
    eva = {"side": 0, "at": "r3", "tokens": [token, "combat-knife"], **more}
    return Table({"eva-kraemer": eva, "karl-zermann": FRIEND, "john-macneal": MAC}, active="eva-kraemer")


def renamed(told: list[tuple[str, ...]], token: str) -> list[tuple[str, ...]]:
    return [tuple("gun" if word == token else word for word in each) for each in told]


def shooting(token: str) -> list[object]:
    """All that can be done with a gun and all that comes of doing it."""
    game = table(token)
    first = game.offered()
    game.do("step", "r4")
    game.do("attack", token, dice=[9, 9, 10, 1, 2, 9, 2, 2, 2])
    given = Table(
        {"eva-kraemer": {"side": 0, "at": "r3", "tokens": [token]}, "karl-zermann": FRIEND}, active="eva-kraemer"
    )
    given.do("pass", "karl-zermann")
    given.do("give", token)
    keys = ("attack_roll", "shock_roll", "movement", "initiative_roll", *(f"stat.{stat}" for stat in STATS))
    at_work = [key for key in keys if changes(game.t, game.s, key, game.figure("eva-kraemer"))]
    told = [renamed(each, token) for each in (first, game.told(), given.told(), [tuple(given.tokens("karl-zermann"))])]
    return [*told, at_work, game.row("john-macneal")]


@pytest.mark.rule(
    "RE-EQ-TRAIT-HARDWARE-1",
    "RE-EQ-TRAIT-ABILITY-1",
    "RE-EQ-TRAIT-MEDAL-1",
    "RE-EQ-TRAIT-RANK-1",
    "RE-EQ-TRAIT-OCCULT-1",
    "RE-EQ-TRAIT-HERMETICA-1",
    "RE-EQ-TRAIT-LITURGY-1",
    "RE-EQ-TRAIT-ALLY-1",
    "RE-EQ-TRAIT-HEAVY-1",
)
@pytest.mark.parametrize("trait", [*LABELS, "heavy"])
def test_a_label_does_nothing_by_itself(trait: str) -> None:
    plain = shooting("gun")
    assert plain[-1] == 3, "three successes, one of them cancelled"
    assert shooting(f"gun-{trait}") == plain


def watched(token: str) -> str:
    figures = {
        "eva-kraemer": {"side": 0, "at": "b1"},
        "john-macneal": {"side": 1, "at": "r9", "tokens": [token], "watch": True},
    }
    game = Table(figures, active="eva-kraemer")
    game.do("step", "r5")
    return game.kind


@pytest.mark.rule("RE-EQ-TRAIT-HEAVY-1")
def test_a_heavy_weapon_and_it_alone_is_not_for_overwatch() -> None:
    assert watched("gun-heavy") == "activation"
    assert {trait: watched(f"gun-{trait}") for trait in LABELS} == dict.fromkeys(LABELS, "overwatch")


@pytest.mark.rule("RE-EQ-TRAIT-WEAPON-1", "RE-EQUIP-015")
def test_without_the_trait_it_is_no_weapon() -> None:
    assert table("gun").can("attack", "gun")
    for token in ("not-even-a-gun", "no-traits"):
        assert table(token).refusal("attack", token) == "no-such-weapon"


@pytest.mark.rule("RE-EQ-TRAIT-WEAPON-1")
def test_an_attack_without_a_weapon_is_melee_with_two_dice() -> None:
    far, near = table("no-traits"), table("no-traits", at="r5")
    assert far.refusal("attack", "unarmed") == "no-target"
    near.do("attack", "unarmed", dice=[2, 2])
    assert len(near.roll("attack")[5:]) == 2


@pytest.mark.rule("RE-EQUIP-015")
def test_a_token_whose_text_has_no_traits_has_none(tables: tuple[Tables, Names]) -> None:
    t, names = tables
    assert t.kinds[names.token_kind("no-traits")].traits == 0
    assert t.kinds[names.token_kind("not-even-a-gun")].traits == 1 << t.traits.index("automatic")


@pytest.mark.rule("RE-AUTO-004")
def test_an_automatic_success_asks_for_a_shock_roll_though_all_dice_fail() -> None:
    for shock, row in (((2, 2, 2, 2), 2), ((9, 2, 2, 2), 1)):
        game = table("sure-gun")
        game.do("attack", "sure-gun", dice=[2, 2, 2, 2, 2, *shock])
        assert [each[2] for each in game.told() if each[0] == "roll.made"] == ["attack", "shock"]
        assert game.row("john-macneal") == row
    plain = table("gun")
    plain.do("attack", "gun", dice=[2] * 5)
    assert [each[2] for each in plain.told() if each[0] == "roll.made"] == ["attack"]


@pytest.mark.rule("RE-SKILL-001")
def test_a_skill_is_there_or_not(tables: tuple[Tables, Names]) -> None:
    t, _ = tables
    skills = {each.label: each.skills for each in t.figures}
    has_it = t.skill_bits["engineering"]
    assert [skills[label] == has_it for label in ("once", "twice", "never")] == [True, True, False]
    for label, allowed in (("once", True), ("twice", True), ("never", False)):
        figures = {
            label: {"side": 0, "at": "r3"},
            "tala-aponi": {"side": 0, "at": "r5"},
            "john-macneal": MAC | {"at": "g3"},
        }
        game = Table(figures, active=label)
        charge = game.s.add_token(game.names.token_kind("tnt-440gr"), CIRCLE + game.circle("r4"), game.t.index_of)
        game.s.marks[charge] |= PLACED
        assert (game.refusal("pick-up", "r4") == "") is allowed, label
