"""`tannkit play`: play a game at the terminal, against each other or against a simple player."""

from __future__ import annotations

import secrets
from functools import partial
from io import StringIO
from pathlib import Path

import click

from tannkit.ai.simple import simple
from tannkit.cli.options import PACKS, write_whole
from tannkit.cli.targets import targets
from tannkit.cli.terminal_game import board_lines, decision_lines, event_lines, say, why_lines
from tannkit.dice.source import Seeded
from tannkit.engine.game import Game
from tannkit.engine.observe import observe
from tannkit.engine.record import Recorder, read
from tannkit.engine.replay import replay
from tannkit.errors import UsageError
from tannkit.lint.run import load
from tannkit.model.library import Library
from tannkit.rulesets.tannhauser.agreements import RANDOM, agreed_map, find
from tannkit.rulesets.tannhauser.opening import Setting, from_head, head, open_game, setting
from tannkit.state.decision import Decision
from tannkit.state.state import Move

PLAYERS = click.Choice(["human", "simple"])
MAP = "castle"
TEAMS = ("reich-iron-line", "union-first-squad")
HELP = """A number makes that move. Besides:
  b  the board        u  take the last move back, as long as no die has fallen since
  w  why: the clauses behind what has just happened
  s FILE  save the game; `tannkit play --resume FILE` goes on with it
  q  leave"""


@click.command("play", epilog="Example: tannkit play --team reich-iron-line --team union-first-squad --against simple")
@click.option(
    "--map",
    "maps",
    multiple=True,
    help=f"The id of the map, or {RANDOM}. Twice, for a map that each side wants: chance draws one if they differ. "
    f"[{MAP}, or the map of the scenario]",
)
@click.option("--mode", default="deathmatch", show_default=True, help="The id of the mode.")
@click.option("--scenario", default="", help="The id of the scenario, in story mode.")
@click.option(
    "--team", "teams", multiple=True, help=f"The id of a team; twice, for both sides. [{' and '.join(TEAMS)}]"
)
@click.option("--draft", is_flag=True, help="Both sides choose factions, characters, packs and bonus tokens.")
@click.option("--doors", type=int, multiple=True, help="How many secret doors: 2 or 4. [none]")
@click.option("--box", "boxes", multiple=True, help="A box on the table, such as core; may be repeated. [all]")
@click.option("--side-1", "first", type=PLAYERS, default="human", show_default=True, help="Who plays side 1.")
@click.option("--against", type=PLAYERS, default="human", show_default=True, help="Who plays side 2.")
@click.option("--seed", type=int, help="Makes the dice fall the same way again. [by chance]")
@click.option("--ruling", "rulings", multiple=True, metavar="ID=READING", help="A reading of an unclear rule.")
@click.option("--rush-and-go", is_flag=True, help="Two entry points for each side.")
@click.option("--record", type=click.Path(path_type=Path, dir_okay=False), help="Write the game into this file.")
@click.option("--resume", type=click.Path(path_type=Path, dir_okay=False), help="Go on with a saved game.")
@PACKS
def command(
    maps: tuple[str, ...],
    mode: str,
    scenario: str,
    teams: tuple[str, ...],
    draft: bool,
    doors: tuple[int, ...],
    boxes: tuple[str, ...],
    first: str,
    against: str,
    seed: int | None,
    rulings: tuple[str, ...],
    rush_and_go: bool,
    record: Path | None,
    resume: Path | None,
    packs: tuple[Path, ...],
) -> None:
    """Play a game: the board, what can be done in words, and what the dice say."""
    library = load(targets([]), packs)
    seed = secrets.randbelow(1 << 32) if seed is None else seed
    if resume is not None:
        found, lines = read(lines_of(resume), resume.name)
        what = from_head(library, found, resume.name)
    else:
        lines = []
        chosen = dict(_ruling(text) for text in rulings)
        what = setting(
            library,
            mode,
            agreed_map(library, maps or (_usual_map(library, scenario),), boxes, seed),
            teams or (() if draft else TEAMS),
            chosen,
            rush_and_go=rush_and_go,
            scenario=scenario,
            doors=doors,
            boxes=boxes,
            draft=draft,
        )
    seat = Seat(what, seed)
    for game in replay(partial(open_game, what, listener=seat.listen), lines, Seeded(seed, len(lines))):
        seat.game = game
    click.echo(f"Seed {seed}. `?` shows what you can type.")
    try:
        seat.play((first, against))
    finally:
        if record is not None:
            seat.save(record)


class Seat:
    """A game at the terminal, with its record so far."""

    def __init__(self, what: Setting, seed: int) -> None:
        """A seat for a game that is still to be opened."""
        self.what = what
        self.seed = seed
        self.game: Game | None = None
        self.players = ("human", "human")
        self.moves: list[tuple[Decision, Move]] = []

    def listen(self, decision: Decision, move: Move) -> None:
        """Note a move for the record."""
        self.moves.append((decision, move))

    def play(self, players: tuple[str, str]) -> None:
        """Play until the game is over or somebody leaves."""
        self.players = players
        game = self.game
        assert game is not None
        told = len(game.events)
        say(board_lines(game.tables, game.state))
        while game.decision is not None:
            side = game.decision.side
            if players[side] == "simple":
                game.step(simple(game.tables, observe(game.tables, game.state, side), game.decision))
            elif not self._ask(told):
                return
            else:
                told = min(told, len(game.events))
            say(event_lines(game, told))
            told = len(game.events)
        winner = game.winner
        click.echo("A draw." if winner > 1 else f"Side {winner + 1} wins.")

    def _ask(self, told: int) -> bool:
        """Ask a person until a move is made; False if he leaves."""
        game = self.game
        assert game is not None and game.decision is not None
        say(decision_lines(game))
        while True:
            try:
                typed = click.prompt("", prompt_suffix="> ", default="", show_default=False).strip()
            except (click.Abort, EOFError):
                click.echo("")
                return False
            if typed == "q":
                return False
            moves = game.decision.moves
            if typed.isdecimal() and 1 <= int(typed) <= len(moves):
                game.step(moves[int(typed) - 1])
                return True
            if typed == "u":
                if self._undo():
                    return True
                click.echo("Nothing can be taken back: a die has fallen, or nothing was done.")
            elif typed == "b":
                say(board_lines(game.tables, game.state))
            elif typed == "w":
                say(why_lines(self.what.library, self.what.pack, game.events[max(told - 40, 0) :]))
            elif typed.startswith("s "):
                self.save(Path(typed[2:].strip()))
            elif typed == "?":
                click.echo(HELP)
            else:
                click.echo(f"Type a number from 1 to {len(moves)}, or `?`.")

    def _undo(self) -> bool:
        """Back to the last decision of a person; what a machine did since is taken back with it."""
        game = self.game
        assert game is not None
        undone = False
        while game.undo():
            # A roll is never undone, so the last thing noted is the move that was.
            self.moves.pop()
            undone = True
            if game.decision is not None and self.players[game.decision.side] == "human":
                click.echo("Taken back.")
                break
        return undone

    def save(self, path: Path) -> None:
        """Write the record so far; it is there whole or not at all."""
        assert self.game is not None
        stream = StringIO()
        recorder = Recorder(stream, head(self.what, self.game.tables, self.seed))
        for decision, move in self.moves:
            recorder(decision, move)
        write_whole(path, stream.getvalue().encode("utf-8"))
        click.echo(f"wrote {path.as_posix()}")


def _usual_map(library: Library, scenario: str) -> str:
    """The map of a scenario, or the one that is played on where nothing is said."""
    return str(find(library, "scenarios", scenario).data["map"]) if scenario else MAP


def _ruling(text: str) -> tuple[str, str]:
    ruling, equals, reading = text.partition("=")
    if not equals:
        raise UsageError(f"`{text}` is no ruling", "Write --ruling RE-Q-23=any-weapon.")
    return ruling, reading


def lines_of(path: Path) -> list[str]:
    """The lines of the file of a record.

    Raises:
        UsageError: it cannot be read.
    """
    try:
        return path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(f"{path} cannot be read", "Give the file of a recorded game.") from error
