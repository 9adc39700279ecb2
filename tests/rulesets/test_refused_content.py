"""Content that the engine cannot carry out: a message with the place, never a fault of the program."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tannkit
from tannkit.cli.main import run
from tannkit.errors import UsageError
from tannkit.lint.case import PACK
from tannkit.rulesets.tannhauser.opening import fingerprint, setting

TEAMS = ("ours", "union-first-squad")
TEAM = """\
teams:
  ours:
    name: Ours
    faction: reich
    members: [{character: eva-kraemer, pack: combat}]
"""
TOKEN = """\
equipment:
  gadget:
    name: Gadget
    kind: pack
    traits: [hardware]
    effects:
      - passive: {give: [{movement: {points: 1}}]}
      - use:
          cost: [{action: use_equipment}]
"""
CHOICE = (
    "          choose: {from: {characters: {side: enemy}}, count: 2}\n          do: [{wound: {who: chosen, rows: 1}}]\n"
)
WEAPON = """\
equipment:
  gadget:
    name: Gadget
    kind: pack
    traits: [weapon, automatic]
    weapon: {reach: {within: {die: 6}}}
"""
MARKER = "          do: [{each: {of: {characters: {carries_marker: flag}}, do: [{heal: {who: each, rows: 1}}]}}]\n"
MODE = """\
modes:
  hunt:
    name: Hunt
    summary: A hunt.
    elimination_wins: true
    effects:
      - trigger: {event: turn.started, do: [{choose: {from: {characters: {side: enemy}}, count: 2}}]}
"""
# What is in the pack, the mode, and the entry, line and column that the message must name.
BAD = {
    "a choice": (TOKEN + CHOICE, "deathmatch", "case/gadget", 10, 11, "`choose`"),
    "a weapon": (WEAPON, "deathmatch", "case/gadget", 6, 22, "`die`"),
    "a marker": (TOKEN + MARKER, "deathmatch", "case/gadget", 10, 29, "`marker`"),
    "a mode": (MODE, "hunt", "case/hunt", 7, 46, "`choose`"),
}


def bad_pack(folder: Path, content: str, pack: str = PACK) -> Path:
    home = folder / "case"
    home.mkdir()
    (home / "pack.yaml").write_text(pack, encoding="utf-8")
    (home / "bad.yaml").write_text(content, encoding="utf-8")
    (home / "team.yaml").write_text(TEAM, encoding="utf-8")
    return home


@pytest.mark.parametrize("what", BAD)
def test_a_game_of_it_is_refused_with_the_place_that_check_shows_too(what: str, tmp_path: Path) -> None:
    content, mode, entry, line, column, phrase = BAD[what]
    home = bad_pack(tmp_path, content)
    with pytest.raises(UsageError) as refused:
        tannkit.play(tannkit.load(home), teams=TEAMS, mode=mode)
    assert f"{entry} cannot be played" in str(refused.value) and phrase in str(refused.value)
    assert f"bad.yaml, line {line}, column {column}" in str(refused.value)
    assert "`tannkit check`" in refused.value.hint
    shown = [each.span for each in tannkit.check(home).problems if each.severity == "error"]
    assert line in [span.line for span in shown if span.file.endswith("bad.yaml")]


HERO = """\
characters:
  hero:
    name: Hero
    kind: hero
    faction: reich
    values: {combat: [5, 5], stamina: [5, 5], mental: [5, 5], movement: [5, 5]}
"""
LANE = """\
maps:
  lane:
    name: Lane
    origin: made up
    paths: {a: {name: A, colour: "#ff0000"}}
    circles:
"""
MISSING = {
    "a pack": (HERO + "    packs: {combat: [mp40, nothing]}\n", "case/hero", 7, 28),
    "the special object": (HERO + "    special_object: nothing\n", "case/hero", 7, 21),
    "what it always has": (HERO + "    standard: [mp40, nothing]\n", "case/hero", 7, 22),
    "a crate": ("crates:\n  box: {equipment: nothing}\n", "case/box", 2, 20),
}


@pytest.mark.parametrize("what", MISSING)
def test_a_token_that_is_not_there_is_no_other_token(what: str, tmp_path: Path) -> None:
    content, entry, line, column = MISSING[what]
    home = bad_pack(tmp_path, content)
    with pytest.raises(UsageError, match="no sound token `nothing`") as refused:
        tannkit.play(tannkit.load(home), teams=TEAMS)
    assert f"{entry} cannot be played" in str(refused.value)
    assert f"bad.yaml, line {line}, column {column}" in str(refused.value)


@pytest.mark.parametrize("member", ["pack: combat, bonus: nothing, replaces: mp40", "picks: [mp40, nothing]"])
def test_nor_is_one_that_a_team_gives(member: str, tmp_path: Path) -> None:
    home = bad_pack(tmp_path, HERO)
    team = home / "team.yaml"
    team.write_text(team.read_text(encoding="utf-8").replace("pack: combat", member), encoding="utf-8")
    with pytest.raises(UsageError, match="eva-kraemer is to have a token that is not there"):
        tannkit.play(tannkit.load(home), teams=TEAMS)


@pytest.mark.parametrize(("entries", "played"), [(0, False), (1, False), (2, True)])
def test_a_map_has_an_entry_point_for_each_side(entries: int, played: bool, tmp_path: Path) -> None:
    circles = [f"      c{n}: {{at: [{n}, 1], paths: [a], to: [c{n ^ 1}], entry: {n < entries}}}" for n in (0, 1)]
    home = bad_pack(tmp_path, LANE + "\n".join(circles).lower() + "\n")
    library = tannkit.load(home)
    if played:
        assert tannkit.play(library, teams=TEAMS, game_map="lane").decision is not None
        return
    with pytest.raises(UsageError, match="needs 2 entry points"):
        tannkit.play(library, teams=TEAMS, game_map="lane")


def test_play_and_replay_end_with_the_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    home = bad_pack(tmp_path, TOKEN + CHOICE)
    monkeypatch.chdir(home)
    what = setting(tannkit.load(home), "deathmatch", "castle", TEAMS, {}, rush_and_go=False)
    head = {
        "format": 1,
        "ruleset": "tannhauser-revised",
        "pack": "case",
        "version": "1.0.0",
        "content": fingerprint(what),
        "mode": "deathmatch",
        "map": "castle",
        "teams": what.teams,
        "rulings": {},
    }
    record = tmp_path / "game.jsonl"
    record.write_text(json.dumps(head) + "\n", encoding="utf-8")
    for words in (["play", "--team", TEAMS[0], "--team", TEAMS[1]], ["replay", str(record)]):
        assert run(words) == 2
        said = capsys.readouterr()
        assert "case/gadget cannot be played (bad.yaml, line 10, column 11)" in said.err, words
        assert "Traceback" not in said.err


def test_odds_end_with_the_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pack = PACK.replace("id: case", "id: tannhauser-revised").rpartition("requires:")[0]
    monkeypatch.chdir(bad_pack(tmp_path, WEAPON, pack))
    assert run(["odds", "eva-kraemer", "mp40", "john-macneal"]) == 2
    assert "tannhauser-revised/gadget cannot be played (bad.yaml, line 6, column 22): `die`" in capsys.readouterr().err
