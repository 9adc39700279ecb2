"""`tannkit replay`: print or step through a recorded game."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import click

from tannkit.cli.options import PACKS
from tannkit.cli.play import lines_of
from tannkit.cli.targets import targets
from tannkit.cli.terminal_game import board_lines, event_lines, say
from tannkit.engine.record import read
from tannkit.engine.replay import replay
from tannkit.lint.run import load
from tannkit.rulesets.tannhauser.opening import from_head, open_game
from tannkit.rulesets.tannhauser.wording import EVENTS, words


@click.command("replay", epilog="Example: tannkit replay game.jsonl --step")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--step", is_flag=True, help="Wait for the return key after each move.")
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", help="How it is printed. [text]")
@PACKS
def command(file: Path, step: bool, form: str, packs: tuple[Path, ...]) -> None:
    """Play the game in FILE again and print what happens. Against changed content it is refused."""
    library = load(targets([]), packs)
    head, lines = read(lines_of(file), file.name)
    what = from_head(library, head, file.name)
    told = 0
    for game in replay(partial(open_game, what), lines):
        if form == "json":
            for event in game.events[told:]:
                click.echo(json.dumps(words(game.tables, game.state, event, EVENTS), ensure_ascii=False))
        else:
            say(event_lines(game, told))
        told = len(game.events)
        if step and form == "text" and not game.over:
            click.prompt("", prompt_suffix="", default="", show_default=False)
    if form == "text":
        say(board_lines(game.tables, game.state))
        if game.over:
            click.echo("A draw." if game.winner > 1 else f"Side {game.winner + 1} wins.")
        else:
            click.echo("The record ends before the game does.")
