"""Equipment at large: slots, special objects, what stays with the dead, what marks a token as disposable."""

from __future__ import annotations

from typing import Any

import pytest
from kit import Table, library, tables

from tannkit.engine.game import Game
from tannkit.model.build import build
from tannkit.model.characters import Character
from tannkit.model.equipment import Equipment
from tannkit.model.games import Mode
from tannkit.rulesets.tannhauser import activation
from tannkit.state.codes import CIRCLE
from tannkit.state.tables import COMBAT

T, NAMES = tables()
REVISED = library().packs["tannhauser-revised"].entries
EQUIPMENT = {entry.id: entry.model(Equipment) for entry in REVISED["equipment"].values()}
CHARACTERS = {entry.id: entry.model(Character) for entry in REVISED["characters"].values()}
EVA = {"side": 0, "at": "r3", "tokens": ["mauser-c96", "combat-knife", "critical-hit", "strafe"]}
MAC = {"side": 1, "at": "r6", "tokens": ["colt-45"]}


def figure(label: str) -> Any:
    return next(each for each in T.figures if each.label == label)


def with_flag(active: str, figures: dict[str, Any], owner: str = "eva-kraemer") -> Table:
    """A game of Capture the Flag with a flag of somebody's side on the first objective circle."""
    game = Table(figures, mode="capture-the-flag")
    flag = next(each.number for each in game.t.kinds if each.ref == "flag")
    token = game.s.add_token(flag, CIRCLE + game.circle("o1"), game.t.index_of)
    game.s.owner[token] = game.figure(owner)
    activation.activate(game.t, game.s, game.figure(active))
    game.game = Game(game.t, game.s, game.dice)
    return game


@pytest.mark.rule("RE-VOIV-020", "RE-CH-VOIVODE-13")
def test_a_voivode_carries_what_needs_no_slot() -> None:
    figures = {
        "zorka": {"side": 0, "at": "g1"},
        "voivode-a": {"side": 0, "at": "r3", "tokens": ["radegast", "tchour"]},
        "eva-kraemer": {"side": 1, "at": "r12"},
    }
    game = with_flag("voivode-a", figures)
    game.do("offer")
    if game.kind == "choose":
        game.do(*game.offered()[0])
    assert game.tokens("voivode-a") == ["radegast", "tchour", "smiljan-coil", "flag"]
    equipment = Table(figures, active="voivode-a", lying={"r3": ["mp40"]}, crates={"a1": "core-mp40"})
    assert equipment.refusal("pick-up", "r3") == "cannot-carry"


@pytest.mark.rule("RE-EQ-GENERAL-1")
def test_slots_are_full_for_equipment_but_not_for_a_flag() -> None:
    full = {"eva-kraemer": EVA, "john-macneal": MAC | {"at": "r12"}}
    game = Table(full, active="eva-kraemer", lying={"r3": ["mp40"]})
    assert figure("eva-kraemer").slots == len(EVA["tokens"])
    game.do("pick-up", "r3")
    assert not game.can("take")
    flag = with_flag("eva-kraemer", full, "john-macneal")
    flag.do("offer")
    if flag.kind == "choose":
        flag.do(*flag.offered()[0])
    assert flag.tokens("eva-kraemer") == [*EVA["tokens"], "flag"]


@pytest.mark.rule("RE-EQ-GENERAL-2")
def test_a_special_object_is_in_every_pack_of_its_character() -> None:
    special = {name: each for name, each in CHARACTERS.items() if each.special_object}
    assert len(special) >= 13
    for name, each in special.items():
        packs = T.packs[figure(name).number]
        assert set(packs) == set(each.packs)
        kind = NAMES.token_kind(each.special_object.rpartition("/")[2])
        assert all(kinds.count(kind) == 1 and len(kinds) <= figure(name).slots for kinds in packs.values()), name


@pytest.mark.rule("RE-EQ-GENERAL-3")
def test_a_passed_token_works_as_before() -> None:
    figures = {
        "eva-kraemer": EVA,
        "karl-zermann": {"side": 0, "at": "r2"},
        "john-macneal": MAC | {"at": "r4"},
    }
    game = Table(figures, program="turns", turn=0)
    game.do("activate", "eva-kraemer")
    game.do("pass", "karl-zermann")
    game.do("give", "mauser-c96")
    game.do("done")
    game.do("end")
    game.do("activate", "john-macneal")
    game.do("end")
    game.do("activate", "karl-zermann")
    game.do("attack", "mauser-c96", dice=[2] * 4)
    combat = figure("karl-zermann").rows[0][COMBAT]
    assert game.roll("attack")[:4] == ("karl-zermann", "attack", "combat", str(10 - combat))


@pytest.mark.rule("RE-EQ-GENERAL-4")
def test_taking_and_laying_down_happen_on_one_circle() -> None:
    figures = {"eva-kraemer": EVA | {"tokens": ["mauser-c96", "combat-knife"]}, "john-macneal": MAC | {"at": "g3"}}
    game = Table(figures, active="eva-kraemer", lying={"r2": ["mp40", "m15"], "r4": ["stielhandgranate"]})
    game.do("pick-up", "r2")
    assert {each[1] for each in game.offered() if each[0] == "take"} == {"mp40", "m15"}
    game.do("take", "mp40")
    game.do("drop", "combat-knife")
    game.do("take", "m15")
    game.do("done")
    assert sorted(game.tokens("eva-kraemer")) == ["m15", "mauser-c96", "mp40"]
    assert game.tokens("r2") == ["combat-knife"] and game.tokens("r4") == ["stielhandgranate"]


@pytest.mark.rule("RE-EQ-GENERAL-6", "RE-EQUIP-006")
def test_the_dead_leave_what_is_disposable_and_nothing_else() -> None:
    victim = {"eva-kraemer": EVA | {"row": 4}, "karl-zermann": {"side": 0, "at": "g3"}, "john-macneal": MAC}
    game = Table(victim, active="john-macneal")
    game.do("attack", "colt-45", dice=[9, 9, 9, 9, 2, 2, 2, 2])
    assert game.life("eva-kraemer") == "dead"
    left = [token for token in EVA["tokens"] if EQUIPMENT[token].disposable]
    assert sorted(game.tokens("r3")) == sorted(left)
    assert 0 < len(left) < len(EVA["tokens"])


@pytest.mark.rule("RE-EQUIP-006")
def test_only_what_is_marked_as_disposable_is() -> None:
    seen: dict[str, set[bool]] = {}
    for entry in REVISED["equipment"].values():
        marked = entry.data.get("disposable", False)
        assert T.kinds[NAMES.token_kind(entry.id)].disposable is marked, entry.id
        if marked is False or "sources" in entry.data:
            seen.setdefault(EQUIPMENT[entry.id].kind, set()).add(marked)
    # The mark of each token counts: it does not follow from its kind.
    assert seen["pack"] == seen["special-object"] == seen["bonus"] == {True, False}
    assert build(Equipment, {"name": "Plain", "kind": "pack"}).disposable is False


@pytest.mark.rule("RE-EQ-GENERAL-8")
@pytest.mark.parametrize("pack", ["combat", "stamina"])
def test_a_reinforcement_has_a_pack_and_no_bonus_token(pack: str) -> None:
    figures = {
        "eva-kraemer": EVA,
        "hermann-von-heizinger": {"side": 0, "at": "r2"},
        "schocktruppen": {"side": 0, "dead": True},
        "john-macneal": MAC,
    }
    game = Table(figures, points=(3, 0), program="go")
    game.do("reinforce", "schocktruppen", pack)
    sheet = CHARACTERS["schocktruppen"]
    assert sheet.special_object is not None
    expected = [each.rpartition("/")[2] for each in (*sheet.packs[pack], sheet.special_object)]
    assert sorted(game.tokens("schocktruppen")) == sorted(expected)
    assert not [each for each in game.tokens("schocktruppen") if EQUIPMENT[each].kind == "bonus"]


@pytest.mark.rule("RE-EQ-TRAIT-GRENADE-4")
@pytest.mark.parametrize("circle", ["combat-up", "combat-down"])
def test_the_rubble_of_a_grenade_takes_the_modifier_away(circle: str) -> None:
    figures = {
        "eva-kraemer": EVA | {"at": "r5", "tokens": ["stielhandgranate"]},
        "tala-aponi": {"side": 1, "at": circle},
    }
    game = Table(figures, active="eva-kraemer")
    game.do("throw", "stielhandgranate")
    game.do("at", circle, dice=[9] * 4)
    assert game.state.rubble[game.circle(circle)] == 1
    shooting = Table(
        {"tala-aponi": {"side": 0, "at": circle, "tokens": ["m3"]}, "eva-kraemer": EVA | {"side": 1}},
        active="tala-aponi",
        rubble={circle: 1},
    )
    shooting.do("attack", "m3", dice=[2] * 5)
    assert shooting.roll("attack")[3] == str(10 - figure("tala-aponi").rows[0][COMBAT])


@pytest.mark.rule("RE-LIMIT-009")
def test_the_stock_of_objective_tokens() -> None:
    mode = next(entry.model(Mode) for entry in REVISED["modes"].values() if entry.id == "objective")
    faces = mode.markers["objective_token"]["faces"]
    count = {
        faction: tuple(
            sum(each["faction"] == faction and each["tier"] == tier for each in faces)
            for tier in ("primary", "secondary")
        )
        for faction in ("matriarchy", "reich", "union")
    }
    assert count == {"matriarchy": (14, 7), "reich": (12, 7), "union": (12, 7)}
