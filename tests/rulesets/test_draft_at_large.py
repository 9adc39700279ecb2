"""The draft as a whole: random drafts end in legal teams, secrets stay secret, and records bring all of it back."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import yaml
from click.testing import CliRunner
from draft_kit import MATRIARCHY, PACKED, REICH, UNION, VOIVODES, Draft, at_random, drafted, library

import tannkit
from tannkit.ai.simple import simple
from tannkit.cli.main import run
from tannkit.cli.play import command as play
from tannkit.cli.replay import command as replay_command
from tannkit.dice.generator import Generator
from tannkit.dice.source import Seeded
from tannkit.engine.game import Game
from tannkit.engine.observe import observe
from tannkit.engine.record import read
from tannkit.engine.refused import Refused
from tannkit.engine.replay import replay
from tannkit.engine.run import advance
from tannkit.errors import UsageError
from tannkit.lint.case import PACK
from tannkit.rulesets.tannhauser.opening import from_head, open_game
from tannkit.rulesets.tannhauser.wording import EVENTS, MOVES, words
from tannkit.state.registers import DOORS, FACTION
from tannkit.state.save import dump, load
from tannkit.state.state import Move

SEEDS = 100
KINDS = ("faction", "faction-left", "character", "pack", "improvement", "bonus", "exchange")


def as_team(game: Game, made: list[tuple[int, Move]], side: int) -> dict[str, Any]:
    """The team of a side as an author would write it down."""
    t, s = game.tables, game.state

    def token(kind: int) -> str:
        return t.kinds[kind].ref.rpartition("/")[2]

    members: dict[int, dict[str, Any]] = {}
    for figure in s.team[side]:
        who = t.figures[figure]
        if who.is_character:
            members[figure] = {"character": who.ref.rpartition("/")[2]}
    for _, move in made:
        if move[0] == "pack" and move[1] in members:
            members[int(move[1])]["pack"] = move[2]
        if move[0] == "improve" and move[1] in members:
            members[int(move[1])].setdefault("picks", []).append(token(int(move[2])))
    for event in game.events:
        if event[0] == "bonus.given" and event[2] in members:
            members[int(event[2])].update(bonus=token(int(event[1])), replaces=token(int(event[3])))
    return {"name": "Some", "faction": t.factions[s.g[FACTION + side]], "members": list(members.values())}


@pytest.mark.rule("RE-SETUP-013", "RE-SETUP-014", "RE-SETUP-020", "RE-SETUP-027", "RE-SETUP-028", "RE-SETUP-029")
def test_random_drafts_end_in_legal_teams(tmp_path: Path) -> None:
    teams = {}
    for seed in range(SEEDS):
        game, made = at_random(seed, doors=((), (2,), (4,))[seed % 3])
        t, s = game.tables, game.state
        assert game.decision is not None and game.decision.kind in ("reroll", "entry"), "the setup goes on"
        assert not set(s.team[0]) & set(s.team[1]) and s.secret == ((), ()) and s.kits == {}
        for side in (0, 1):
            assert all(t.figures[each].loyal_to != s.g[FACTION + 1 - side] for each in s.team[side])
            teams[f"team-{seed}-{side}"] = as_team(game, made, side)
    (tmp_path / "pack.yaml").write_text(PACK, "utf-8")
    (tmp_path / "teams.yaml").write_text(yaml.safe_dump({"teams": teams}), "utf-8")
    report = tannkit.check(tmp_path)
    assert [each for each in report.problems if each.severity == "error"] == []
    assert sum("bonus" in member for team in teams.values() for member in team["members"]) > SEEDS


def test_the_check_would_find_a_team_that_is_not_legal(tmp_path: Path) -> None:
    game, made = at_random(1)
    team = as_team(game, made, 0)
    team["members"] = team["members"][1:]
    (tmp_path / "pack.yaml").write_text(PACK, "utf-8")
    (tmp_path / "teams.yaml").write_text(yaml.safe_dump({"teams": {"one": team}}), "utf-8")
    assert [each for each in tannkit.check(tmp_path).problems if each.code in ("C022", "C028")]


def seen_by_the_other(seed: int, wished: str) -> tuple[list[str], list[str]]:
    """What side 1 sees and is offered while and after side 0 chooses at random until something is shown."""
    # The dice are the same for all seeds: only what side 0 chooses differs.
    game = open_game(drafted(), Seeded(0))
    chance, seen = Generator(seed, 8), []
    while game.decision is not None:
        kind, side = game.decision.kind, game.decision.side
        if side == 1 and kind in wished.split():
            offered = [str(move) for move in game.decision.moves]
            return [*seen, json.dumps(dump(observe(game.tables, game.state, 1)))], offered
        if kind in wished.split():
            seen.append(json.dumps(dump(observe(game.tables, game.state, 1))))
            moves = game.decision.moves
            game.step(moves[chance.below(len(moves))])
        elif kind == "faction":
            game.step(("faction", side))
        else:
            game.step(game.decision.moves[-1] if kind == "bonus" else game.decision.moves[0])
    raise AssertionError("side 1 was never asked")


@pytest.mark.rule("RE-SETUP-015", "RE-SETUP-025", "RE-SETUP-007", "RE-SETUP-031")
@pytest.mark.parametrize("wished", ["faction", "character", "pack improvement", "bonus exchange"])
def test_what_a_side_sees_never_depends_on_the_others_secrets(wished: str) -> None:
    first_seen, first_offered = seen_by_the_other(0, wished)
    assert len(set(first_seen[:-1])) <= 1, "something changed while the other side was choosing"
    for seed in range(1, 30):
        seen, offered = seen_by_the_other(seed, wished)
        assert set(seen[:-1]) == set(first_seen[:-1])
        assert seen[-1] == first_seen[-1] and offered == first_offered


def test_a_side_sees_its_own_choices() -> None:
    draft = Draft().at_characters("reich", "union").each("pick", REICH[:3])
    assert observe(draft.game.tables, draft.game.state, 0).secret == (draft.game.state.secret[0], ())
    assert observe(draft.game.tables, draft.game.state, 1).secret == ((), ())
    assert len(draft.game.state.secret[0]) == 3


@pytest.mark.parametrize("seed", range(6))
def test_a_draft_can_be_saved_copied_and_taken_back_anywhere(seed: int) -> None:
    chance = Generator(seed, 6)
    game = open_game(drafted(doors=(2,)), Seeded(seed))
    while game.decision and game.decision.kind not in ("reroll", "entry"):
        text = json.dumps(dump(game.state))
        loaded = load(game.tables, json.loads(text))
        again = advance(game.tables, loaded)
        assert again is not None and again.moves == game.decision.moves
        assert json.dumps(dump(loaded)) == json.dumps(dump(game.state.copy())) == text
        for nonsense in ((), ("entry", 0), ("pick", 10**6), ("bonus", -1, 0), ("pack", "x"), ("faction",)):
            with pytest.raises(Refused):
                game.step(nonsense)
        told = len(game.events)
        move = game.decision.moves[chance.below(len(game.decision.moves))]
        game.step(move)
        if game.undo():
            assert json.dumps(dump(game.state)) == text and len(game.events) == told
            game.step(move)


def test_everything_has_words() -> None:
    for seed in range(8):
        game, made = at_random(seed, doors=(2,))
        for _, move in made:
            assert move[0] in MOVES or len(move) == 1
            told = words(game.tables, game.state, move)
            assert not any(each.lstrip("-").isdecimal() for each in told[1:] if move[0] != "place-door"), told
        unknown = {str(event[0]) for event in game.events} - set(EVENTS)
        assert not unknown


def test_machines_draft_and_play_and_the_record_is_the_same_game(tmp_path: Path) -> None:
    file = tmp_path / "draft.jsonl"
    arguments = ["--draft", "--doors", "2", "--box", "core", "--box", "novgorod", "--seed", "6", "--record", str(file)]
    said = CliRunner().invoke(play, [*arguments, "--side-1", "simple", "--against", "simple"])
    assert said.exit_code == 0, said.output
    head, lines = read(file.read_text("utf-8").splitlines(), file.name)
    assert (head.draft, head.teams, head.doors, head.boxes) == (True, (), 2, ("core", "novgorod"))
    what = from_head(tannkit.load("content/tannhauser_revised"), head, file.name)
    *_, last = replay(partial(open_game, what), lines)
    assert last.over
    told = CliRunner().invoke(replay_command, [str(file)])
    assert told.exit_code == 0 and "places a secret door" in told.output and "has the pack" in told.output


def test_a_person_drafts_saves_in_between_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "half.jsonl"
    typed = f"1\n2\n1\n1\nu\nb\nw\ns {file.as_posix()}\nq\n"
    said = CliRunner().invoke(play, ["--draft", "--seed", "3"], input=typed)
    assert said.exit_code == 0, said.output
    assert "The other side looks away." in said.output and "Taken back." in said.output
    on = ["--resume", str(file), "--seed", "3", "--side-1", "simple", "--against", "simple"]
    said = CliRunner().invoke(play, on)
    assert said.exit_code == 0, said.output
    assert said.output.rstrip().endswith("wins.")


def test_the_simple_player_needs_no_secrets() -> None:
    game = open_game(drafted(), Seeded(2))
    while game.decision is not None and game.decision.kind in KINDS:
        game.step(simple(game.tables, observe(game.tables, game.state, game.decision.side), game.decision))
    assert [len(game.state.team[side]) >= 5 for side in (0, 1)] == [True, True]
    assert game.state.kinds, "everybody has been armed"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--draft", "--team", "reich-iron-line", "--team", "union-first-squad"], "either given or drafted"),
        (["--draft", "--doors", "3"], "two or four"),
        (["--draft", "--doors", "2", "--doors", "4"], "do not agree"),
        (["--draft", "--box", "attic"], "nothing is in a box"),
        (["--draft", "--box", "wolf-pack"], "is in the box core"),
        (["--draft", "--map", "nowhere"], "is not there"),
        (["--draft", "--mode", "story"], "needs a scenario"),
        (["--box", "novgorod", "--map", "priory"], "is in the box core"),
    ],
)
def test_wrong_usage_is_explained(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", *arguments]) == 2
    told = capsys.readouterr().err
    assert said in told and "Traceback" not in told


@pytest.mark.parametrize(
    "change",
    [{"draft": True}, {"draft": False, "teams": []}, {"boxes": "core"}, {"doors": 3}, {"boxes": ["attic"]}],
)
def test_heads_that_do_not_fit_are_refused(
    change: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "x.jsonl"
    done = CliRunner().invoke(play, ["--seed", "1", "--side-1", "simple", "--against", "simple", "--record", str(file)])
    assert done.exit_code == 0
    first, *rest = file.read_text("utf-8").splitlines()
    file.write_text("\n".join([json.dumps({**json.loads(first), **change}), *rest]), "utf-8")
    assert run(["replay", str(file)]) == 2
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.rule("RE-SETUP-012", "RE-SETUP-017")
def test_the_largest_team_goes_through_to_the_board() -> None:
    draft = Draft().at_packs(MATRIARCHY, UNION)
    for move in (*PACKED[:3], *VOIVODES, *PACKED, ("done",)):
        draft.do(*move)
    draft.do("done", dice=(8, 3))
    s = draft.game.state
    assert [len(s.team[side]) for side in (0, 1)] == [7, 5]
    assert all(s.pos[each] < 0 for side in (0, 1) for each in s.team[side])
    assert library().find("teams", "matriarchy-clockwork")


def test_the_library_drafts() -> None:
    game = tannkit.play(library(), doors=2, boxes=["core", "novgorod"], dice=3)
    while game.decision is not None and game.decision.kind in (*KINDS, "secret-door"):
        game.step(simple(game.tables, observe(game.tables, game.state, game.decision.side), game.decision))
    assert game.state.g[DOORS].bit_count() == 2
    assert game.decision is not None and game.decision.kind in ("reroll", "entry")
    with pytest.raises(UsageError, match="two teams"):
        tannkit.play(library(), teams=["reich-iron-line"])
