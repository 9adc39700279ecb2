"""`tannkit draw`: draw a map as SVG or PNG."""

from __future__ import annotations

from pathlib import Path

import click

from tannkit.cli.options import PACKS, write_whole
from tannkit.cli.targets import targets
from tannkit.draw.from_library import find_map, picture
from tannkit.errors import UsageError
from tannkit.lint.run import load
from tannkit.model.library import Entry, Library
from tannkit.model.suggest import did_you_mean

ENDINGS = (".svg", ".png")


class Drawings(click.Group):
    """What can be drawn. `draw castle` is answered with what was meant."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The kind of drawing that is meant."""
        if args and not args[0].startswith("-") and args[0] not in self.commands:
            hint = did_you_mean(args[0], self.commands) or f"Did you mean `tannkit draw map {args[0]}`?"
            raise UsageError(f"`{args[0]}` is no kind of drawing", hint)
        return super().resolve_command(ctx, args)


@click.group("draw", cls=Drawings, epilog="Example: tannkit draw map castle -o castle.svg")
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
    library = load(targets([source] if source else []), packs)
    entry = find_map(library, map_id)
    _know_language(library, entry, lang)
    write_whole(target, picture(library, entry, "png" if target.suffix.lower() == ".png" else "svg", lang))
    click.echo(f"wrote {target.as_posix()}")


def _know_language(library: Library, entry: Entry, lang: str) -> None:
    """Refuse a language that the map's texts do not come in: the picture would be in another without a word."""
    known = library.packs[entry.pack].languages
    if lang not in known:
        raise UsageError(f"the pack `{entry.pack}` has no texts in `{lang}`", f"It has: {', '.join(known)}.")
