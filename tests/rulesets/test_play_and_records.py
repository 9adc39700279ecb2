"""Playing and records: the commands, what they write, and games played again from their record."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import tannkit
from tannkit.ai.simple import simple
from tannkit.cli.main import run
from tannkit.cli.play import command as play
from tannkit.cli.replay import command as replay_command
from tannkit.dice.source import Seeded
from tannkit.engine.game import Game
from tannkit.engine.observe import UNKNOWN, observe
from tannkit.engine.record import read
from tannkit.engine.refused import Refused
from tannkit.engine.replay import RecordedDice, replay
from tannkit.errors import UsageError
from tannkit.rulesets.tannhauser.opening import from_head, open_game, setting
from tannkit.state.registers import TURN
from tannkit.state.save import dump, load

LIBRARY = tannkit.load("content/tannhauser_revised")
TEAMS = ("reich-iron-line", "union-first-squad")


def recorded(tmp_path: Path, seed: int = 4) -> Path:
    file = tmp_path / f"{seed}.jsonl"
    done = CliRunner().invoke(
        play, ["--side-1", "simple", "--against", "simple", "--seed", str(seed), "--record", str(file)]
    )
    assert done.exit_code == 0, done.output
    return file


def game(seed: int = 1, **more: Any) -> Game:
    return open_game(setting(LIBRARY, "deathmatch", "castle", TEAMS, {}, rush_and_go=False), Seeded(seed), **more)


@pytest.mark.rule("RE-SETUP-003", "RE-DM-003")
def test_two_machines_play_a_game_to_its_end_and_the_replay_agrees(tmp_path: Path) -> None:
    file = recorded(tmp_path)
    said = CliRunner().invoke(replay_command, [str(file)])
    assert said.exit_code == 0
    assert said.output.rstrip().endswith("wins.")
    again = CliRunner().invoke(replay_command, [str(file), "--format", "json"])
    events = [json.loads(line) for line in again.output.splitlines()]
    assert events[-1][0] == "game.ended"


def test_the_same_seed_gives_the_same_record(tmp_path: Path) -> None:
    first = recorded(tmp_path).read_bytes()
    assert first == recorded(tmp_path).read_bytes()
    assert first != recorded(tmp_path, 5).read_bytes()


def test_a_record_of_other_content_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = recorded(tmp_path)
    first, *rest = file.read_text(encoding="utf-8").splitlines(keepends=True)
    data = json.loads(first)
    data["content"] = "0" * 64
    file.write_text(json.dumps(data) + "\n" + "".join(rest), encoding="utf-8")
    assert run(["replay", str(file)]) == 2
    assert "other content" in capsys.readouterr().err


def broken(lines: list[str], what: str) -> list[str]:
    turn = next(place for place, line in enumerate(lines) if '"side":0' in line or '"side":1' in line)
    roll = next(place for place, line in enumerate(lines) if '"side":"dice"' in line)
    changes = {
        "not JSON": {turn: "{"},
        "no decision": {turn: "[1]"},
        "other kind": {turn: '{"kind":"walk","side":0,"move":["stay"]}'},
        "other move": {turn: lines[turn].replace('"move":[', '"move":["x",')},
        "too few dice": {roll: '{"kind":"dice","side":"dice","move":[3]}'},
        "a face of 11": {roll: '{"kind":"dice","side":"dice","move":[11,3]}'},
        "a face that is none": {roll: '{"kind":"dice","side":"dice","move":["a",3]}'},
    }
    return [changes[what].get(place, line) for place, line in enumerate(lines)]


@pytest.mark.parametrize(
    "what",
    ["not JSON", "no decision", "other kind", "other move", "too few dice", "a face of 11", "a face that is none"],
)
def test_broken_records_are_named_by_line(what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = recorded(tmp_path)
    file.write_text("\n".join(broken(file.read_text(encoding="utf-8").splitlines(), what)), encoding="utf-8")
    assert run(["replay", str(file)]) == 2
    told = capsys.readouterr().err
    assert "Traceback" not in told
    assert "line" in told or "dice do not fit" in told


@pytest.mark.parametrize("text", ["", "\n", "{}", "[]", "nothing", '{"format": 2}', '{"format":1,"ruleset":"x"}'])
def test_files_that_are_no_records(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "x.jsonl"
    file.write_text(text, encoding="utf-8")
    assert run(["replay", str(file)]) == 2
    assert "Traceback" not in capsys.readouterr().err


def test_a_cut_off_record_is_played_as_far_as_it_goes(tmp_path: Path) -> None:
    file = recorded(tmp_path)
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    last = max(place for place, line in enumerate(lines[:200]) if '"side":"dice"' not in line)
    file.write_text("".join(lines[:last]), encoding="utf-8")
    said = CliRunner().invoke(replay_command, [str(file)])
    assert "ends before the game does" in said.output or said.exit_code == 2


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--team", "reich-iron-line"], "two teams"),
        (["--team", "reich-iron-line", "--team", "reich-night-raid"], "same faction"),
        (["--team", "nobody", "--team", "union-first-squad"], "is not there"),
        (["--map", "nowhere"], "is not there"),
        (["--mode", "domination"], "cannot be played yet"),
        (["--ruling", "RE-Q-23"], "is no ruling"),
        (["--ruling", "RE-Q-23=never"], "has no reading"),
        (["--ruling", "RE-Q-999=x"], "there is no ruling"),
        (["--resume", "missing.jsonl"], "cannot be read"),
    ],
)
def test_wrong_usage_is_explained(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", *arguments]) == 2
    told = capsys.readouterr().err
    assert said in told and "Traceback" not in told


def test_a_person_plays_saves_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    typed = f"?\nb\nnonsense\n99\n1\nw\ns {file.as_posix()}\nq\n"
    said = CliRunner().invoke(play, ["--seed", "3", "--against", "simple"], input=typed)
    assert said.exit_code == 0, said.output
    assert "Type a number from 1" in said.output and "RE-TURN-009" in said.output
    on = CliRunner().invoke(play, ["--resume", str(file), "--seed", "3", "--side-1", "simple", "--against", "simple"])
    assert on.exit_code == 0, on.output
    assert on.output.rstrip().endswith("wins.")


def test_undo_takes_the_machine_back_too() -> None:
    # Nothing is rolled between the entry points and the first step of a person.
    said = CliRunner().invoke(play, ["--seed", "3", "--against", "simple"], input="1\n1\nu\nq\n")
    assert said.exit_code == 0, said.output
    assert "Taken back." in said.output or "Nothing can be taken back" in said.output


def test_undo_ends_at_the_last_die() -> None:
    now = game()
    while now.decision and now.decision.kind != "activation":
        now.step(now.decision.moves[0])
    before = dump(now.state)
    assert now.decision
    now.step(now.decision.moves[0])
    assert now.undo()
    assert dump(now.state) == before
    while now.undo():
        pass
    assert now.decision and now.decision.kind in ("reroll", "entry", "go", "overwatch-step")


def test_save_and_load_in_mid_roll() -> None:
    from tannkit.engine.run import advance, carry_out
    from tannkit.state.registers import CHANCE

    now = game()
    s, t = now.state, now.tables
    decision = now.decision
    while decision is not None and not (decision.side == CHANCE and decision.dice > 3):
        move = (1,) * decision.dice if decision.side == CHANCE else simple(t, s, decision)
        if decision.side == CHANCE and decision.dice == 2:
            move = (3, 8)
        decision = carry_out(t, s, move)
    assert decision is not None
    twin = load(t, json.loads(json.dumps(dump(s))))
    assert advance(t, twin) is not None
    one, other = carry_out(t, s, (9,) * decision.dice), carry_out(t, twin, (9,) * decision.dice)
    assert dump(s) == dump(twin)
    assert one is not None and other is not None and (one.side != CHANCE) == (other.side != CHANCE)


@pytest.mark.rule("RE-ACTION-015", "RE-CRATE-001")
def test_nobody_sees_the_face_of_a_crate_he_has_not_looked_into() -> None:
    now = game()
    while now.decision and now.decision.kind in ("reroll", "entry"):
        now.step(now.decision.moves[0])
    laid = [circle for circle, crate in enumerate(now.state.crate) if crate]
    assert laid
    for side in (0, 1):
        assert {observe(now.tables, now.state, side).crate[circle] for circle in laid} == {UNKNOWN}
    now.state.crate[laid[0]] |= 1 << 16
    assert observe(now.tables, now.state, 0).crate[laid[0]] == now.state.crate[laid[0]]
    assert observe(now.tables, now.state, 1).crate[laid[0]] == UNKNOWN


def test_what_is_hidden_changes_nothing_for_a_player() -> None:
    now = game()
    while now.decision and now.decision.kind != "go":
        now.step(now.decision.moves[0])
    assert now.decision
    side = now.decision.side
    other = now.state.copy()
    for circle, crate in enumerate(other.crate):
        other.crate[circle] = crate % 5 + 1 if crate else 0
    assert dump(observe(now.tables, other, side)) == dump(observe(now.tables, now.state, side))
    one = simple(now.tables, observe(now.tables, now.state, side), now.decision)
    assert one == simple(now.tables, observe(now.tables, other, side), now.decision)


def test_a_record_read_back_is_the_same_game(tmp_path: Path) -> None:
    file = recorded(tmp_path)
    head, lines = read(file.read_text(encoding="utf-8").splitlines(), file.name)
    what = from_head(LIBRARY, head, file.name)
    *_, last = replay(lambda dice: open_game(what, dice), lines)
    assert last.over and last.winner in (0, 1)
    with pytest.raises(UsageError, match="ends in the middle of a roll"):
        RecordedDice([]).roll(2, 10)


def test_the_library_plays() -> None:
    now = tannkit.play(LIBRARY, teams=TEAMS, dice=7)
    assert now.decision
    with pytest.raises(Refused) as refused:
        now.step(("step", 1))
    assert refused.value.refusal.clause
    while now.decision is not None:
        now.step(simple(now.tables, observe(now.tables, now.state, now.decision.side), now.decision))
    assert now.winner in (0, 1, 2)


@pytest.mark.parametrize("other", ["union-first-squad", "union-fists-and-steel", "matriarchy-clockwork"])
def test_the_simple_player_does_not_try_a_barred_way_for_ever(other: str) -> None:
    # Hermann's Hermetica Occulta bars his paths to who has lost against him.
    now = tannkit.play(LIBRARY, teams=("reich-night-raid", other), dice=1)
    for _ in range(3000):
        if now.decision is None:
            break
        now.step(simple(now.tables, observe(now.tables, now.state, now.decision.side), now.decision))
    assert now.decision is None or now.state.g[TURN] > 3
