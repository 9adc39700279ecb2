"""`tannkit draw`: draw a map as SVG or PNG."""

from __future__ import annotations

from pathlib import Path

import click

from tannkit.cli.options import PACKS, write_whole
from tannkit.draw.map_picture import draw_map, draw_map_png
from tannkit.draw.from_library import icons_in, names_in
from tannkit.errors import UsageError
from tannkit.lint.run import default_paths, load
from tannkit.model.library import Entry, Library
from tannkit.model.maps import GameMap
from tannkit.model.suggest import did_you_mean

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
    write_whole(target, picture(library, entry, target.suffix.lower(), lang))
    click.echo(f"wrote {target.as_posix()}")


def picture(library: Library, entry: Entry, ending: str, lang: str) -> bytes:
    """A map drawn as the bytes of an `.svg` or `.png` file."""
    game_map = entry.model(GameMap)
    names, icons = names_in(library, entry.pack, lang), icons_in(library, entry.pack)
    if ending == ".png":
        return draw_map_png(game_map, lang=lang, names=names, icon_of=icons)
    return draw_map(game_map, lang=lang, names=names, icon_of=icons).encode()


def find_map(library: Library, map_id: str) -> Entry:
    """The map that is meant.

    Raises:
        UsageError: there is none, or its data has errors.
    """
    entry = library.find("maps", map_id)
    if entry is None:
        known = sorted({each.id for each in library.entries("maps", whole=True)})
        hint = did_you_mean(map_id, known) or f"There are: {', '.join(known)}."
        raise UsageError(f"there is no map `{map_id}`", hint)
    if entry.broken:
        raise UsageError(f"the map `{map_id}` has errors", f"Run `tannkit check {entry.document.file}`.")
    return entry
