"""`tannkit draw`: draw a map as SVG or PNG."""

from __future__ import annotations

from pathlib import Path

import click

from tannkit.cli.options import PACKS, write_whole
from tannkit.draw.from_library import find_map, picture
from tannkit.errors import UsageError
from tannkit.lint.run import default_paths, load

ENDINGS = (".svg", ".png")


@click.group("draw", epilog="Example: tannkit draw map castle -o castle.svg")
def command() -> None:
    """Draw what content describes."""


@command.command("map", epilog="Example: tannkit draw map castle -o castle.svg")
@click.argument("map_id", metavar="ID")
@click.option(
    "-o", "--output", type=click.Path(path_type=Path, dir_okay=False), help="The file: .svg or .png. [ID.svg]"
)
@click.option(
    "--from", "source", type=click.Path(path_type=Path), help="The pack or file that has the map. [as for check]"
)
@click.option("--lang", default="en", show_default=True, help="The language of names and legend.")
@PACKS
def draw_one(map_id: str, output: Path | None, source: Path | None, lang: str, packs: tuple[Path, ...]) -> None:
    """Draw the map with this ID as a printed tactical map."""
    target = output or Path(f"{map_id.rpartition('/')[2]}.svg")
    if target.suffix.lower() not in ENDINGS:
        raise UsageError(f"{target.name} is neither .svg nor .png", "End the name of the file with one of the two.")
    library = load([source] if source else default_paths(Path()), packs)
    entry = find_map(library, map_id)
    write_whole(target, picture(library, entry, "png" if target.suffix.lower() == ".png" else "svg", lang))
    click.echo(f"wrote {target.as_posix()}")
