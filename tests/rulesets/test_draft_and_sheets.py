"""What characters are and bring along, where it comes from, and that an expansion plays by the core rules."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import yaml
from draft_kit import library
from kit import Table

import tannkit
from tannkit.engine.run import advance
from tannkit.engine.run import make as move
from tannkit.lint.case import PACK
from tannkit.model.rules import Rule
from tannkit.rulesets.tannhauser import activation
from tannkit.rulesets.tannhauser.make import Options, make
from tannkit.rulesets.tannhauser.muster import equip, join
from tannkit.rulesets.tannhauser.values import value
from tannkit.state.registers import ENTRIES, MOVES_LEFT
from tannkit.state.state import State
from tannkit.state.tables import HERO, MENTAL, TROOPER

AREA = Path(__file__).parent / "packs" / "area"
UNITS = (
    "blutsturm-division",
    "paranormal-division",
    "obscura-korps",
    "airborne-destruction-squad",
    "42nd-marine-special-forces",
    "mercenary",
    "matriarchy",
)


def codes(folder: Path, **entries: Any) -> list[str]:
    (folder / "pack.yaml").write_text(PACK, "utf-8")
    (folder / "one.yaml").write_text(yaml.safe_dump(entries), "utf-8")
    return [problem.code for problem in tannkit.check(folder).problems if problem.severity == "error"]


def hero(unit: str) -> dict[str, Any]:
    values = {stat: [5, 4, 4, 3] for stat in ("combat", "stamina", "mental", "movement")}
    packs = {"combat": ["mp40", "combat-knife", "m15"]}
    sheet = {"name": "One", "kind": "hero", "faction": "union", "values": values, "packs": packs}
    return {**sheet, "special_object": "keep-moving", "affiliations": [unit]}


@pytest.mark.rule("RE-CHAR-014")
def test_a_unit_that_there_is_not_is_rejected(tmp_path: Path) -> None:
    for unit in UNITS:
        assert codes(tmp_path, characters={"one": hero(unit)}) == [], unit
    assert codes(tmp_path, characters={"one": hero("salvation-army")}) != []
    # The emblem of the Union is known beside the seven units, as no unit (RE-Q-11).
    known = {entry.id for entry in library().entries("affiliations")}
    assert known == {*UNITS, "army-of-the-union"}


@pytest.mark.rule("RE-CH-GENERAL-1")
def test_heroes_have_four_rows_and_troopers_three() -> None:
    t = Table({}).t
    rows = {kind: {len(each.rows) for each in t.figures if each.kind == kind} for kind in (HERO, TROOPER)}
    assert rows == {HERO: {4}, TROOPER: {3}}


@pytest.mark.rule("RE-CH-GENERAL-3")
def test_best_and_worst_row_and_value() -> None:
    lib = tannkit.load(AREA)
    game_map, mode = lib.find("maps", "castle"), lib.find("modes", "deathmatch")
    assert game_map and mode
    t, names = make(lib, "area", game_map, mode, Options({}))
    (who,) = names.figures("john-macneal")
    found = {}
    for token in ("top-line", "bottom-line", "highest", "lowest"):
        s = State(len(t.figures), len(t.board.circles))
        # His Mental grows: 4, 4, 4, 5; with another number on top the four words mean four numbers.
        t.figures = tuple(
            replace(each, rows=((4, 4, 4, 4), (4, 4, 6, 4), (4, 4, 2, 4), (4, 4, 5, 4))) if each.number == who else each
            for each in t.figures
        )
        join(t, s, 0, [who])
        equip(t, s, who, [names.token_kind(token)])
        s.row[who] = 2
        found[token] = value(t, s, who, MENTAL)
    assert found == {"top-line": 4, "bottom-line": 5, "highest": 6, "lowest": 2}


@pytest.mark.rule("RE-CH-GENERAL-4", "RE-CH-VOIVODE-14")
def test_a_null_value_makes_no_test_and_joins_no_duel() -> None:
    figures = {"zorka": {"side": 1, "at": "r12"}, "voivode-a": {"side": 1, "at": "r5"}}
    hermann = {"side": 0, "at": "r3", "tokens": ["sha-na-ra"]}
    game = Table({**figures, "hermann-von-heizinger": hermann}, active="hermann-von-heizinger")
    game.do("use", "sha-na-ra")
    assert not [each for each in game.told() if each[0] in ("roll.made", "duel.won", "duel.lost")]
    s = Table(figures).s
    s.call(game.t.program("test"), game.figure("voivode-a"), MENTAL, 1, size=8)
    assert advance(game.t, s) is None and s.result == 0, "no die falls, and the test is not passed"
    s.call(game.t.program("test"), game.figure("zorka"), MENTAL, 1, size=8)
    decision = advance(game.t, s)
    assert decision is not None and decision.kind in ("dice", "raise", "roll")


@pytest.mark.rule("RE-CH-GENERAL-5", "RE-SKILL-003")
def test_skills_matter_for_what_asks_for_them_only(monkeypatch: pytest.MonkeyPatch) -> None:
    def played(skills: int) -> tuple[list[tuple[str, ...]], bool]:
        figures = {
            "barry-daniel-brown": {"side": 0, "at": "r3", "tokens": ["knife", "mark-19-mod-a1"]},
            "eva-kraemer": {"side": 1, "at": "r4"},
        }
        game = Table(figures, active="barry-daniel-brown")
        number = game.figure("barry-daniel-brown")
        changed = tuple(replace(each, skills=skills) if each.number == number else each for each in game.t.figures)
        with monkeypatch.context() as patch:
            patch.setattr(game.t, "figures", changed)
            launcher = game.can("attack", "mark-19-mod-a1")
            events = [*game.do("step", "r2"), *game.do("step", "r3")]
            return events + game.do("attack", "knife", dice=[9, 9, 2, 2, 2, 2, 2, 2][:8]), launcher

    bit = Table({}).t.skill_bits
    with_it, without = played(bit["weaponry"] | bit["athletics"]), played(0)
    assert with_it[0] == without[0]
    assert with_it[1] and not without[1]


@pytest.mark.rule("RE-SETUP-042")
def test_an_expansion_plays_by_the_core_rules() -> None:
    game_map, mode = library().find("maps", "priory"), library().find("modes", "deathmatch")
    assert game_map and mode
    t, names = make(library(), "tannhauser-revised", game_map, mode, Options({}))
    (irina,), (brown,) = names.figures("irina-kravchenko"), names.figures("barry-daniel-brown")
    s = State(len(t.figures), len(t.board.circles))
    join(t, s, 0, [irina])
    join(t, s, 1, [brown])
    equip(t, s, irina, [names.token_kind("1920-nagant-special")])
    s.row[irina] = [row[3] for row in t.figures[irina].rows].index(5)
    entry = t.board.entries & -t.board.entries
    s.g[ENTRIES] = entry
    near = t.distances.near[entry.bit_length() - 1] & t.board.sight[entry.bit_length() - 1]
    s.pos[brown] = near.bit_length() - 1
    activation.activate(t, s, irina)
    s.log = []
    decision = advance(t, s)
    assert decision and ("step", entry.bit_length() - 1) in decision.moves
    decision = move(t, s, decision, ("step", entry.bit_length() - 1))
    assert s.g[MOVES_LEFT] == 4
    assert decision
    decision = move(t, s, decision, next(each for each in decision.moves if each[:2] == ("attack", 0)))
    while decision and decision.kind != "dice":
        decision = move(t, s, decision, decision.moves[-1])
    assert decision and decision.dice == 4


@pytest.mark.rule("RE-SETUP-043")
def test_one_rulebook_alone_is_the_source_of_the_rules() -> None:
    documents = set()
    for entry in library().entries("rules"):
        source = entry.model(Rule).source
        assert source is not None, entry.id
        documents.add(source.document)
    assert documents == {"revised-rulebook"}
