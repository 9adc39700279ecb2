"""`tannkit build`: check content, draw every map, and build the site."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import click

from tannkit.cli.options import PACKS, PATHS, coloured, stages, write_whole
from tannkit.cli.site import OUT, commands_help
from tannkit.cli.targets import out_folder, targets
from tannkit.draw.from_library import picture
from tannkit.lint.report import Report
from tannkit.lint.reporters import text
from tannkit.lint.run import check
from tannkit.sitegen.build import build_site, ready
from tannkit.sitegen.links import name_of


@click.command("build", epilog="Example: tannkit build my-pack --out build")
@PATHS
@PACKS
@OUT
@click.pass_context
def command(ctx: click.Context, paths: tuple[Path, ...], packs: tuple[Path, ...], out: Path | None) -> None:
    """Check content, draw every map as SVG and PNG, and build the reference site.

    Without PATHS the pack around the current folder is built, or all packs below it, or the bundled ones. Problems are
    shown; errors stop the build with exit code 1, and what was built before stays as it is.
    """
    with stages() as stage:
        report = check(targets(paths), packs=packs, progress=stage)
    click.echo(text.render(report, colour=coloured()) if report.problems else text.summary(report))
    if report.exit_code:
        click.echo("Nothing was built, because of the errors above.", err=True)
        ctx.exit(report.exit_code)
    folder = out_folder(out)
    ready(report, folder)
    with stages() as stage:
        drawn = draw_all(report, folder / "maps", stage)
        site = build_site(report, folder, commands_help(), stage)
    click.echo(f"{len(drawn)} drawings in {(folder / 'maps').as_posix()}/")
    click.echo(f"The site: {(site / 'index.html').as_posix()}")


def draw_all(report: Report, folder: Path, stage: Callable[[str], None]) -> list[Path]:
    """Every map of the checked packs in each of its pack's languages as SVG, and as PNG in the first."""
    library = report.library
    drawn: list[Path] = []
    for entry in library.entries("maps"):
        stage(f"drawing {entry.id}")
        languages = library.packs[entry.pack].languages
        place = folder / name_of(entry.pack) / name_of(entry.id)
        for lang in languages:
            drawn.append(place.with_name(f"{place.name}.svg" if lang == languages[0] else f"{place.name}.{lang}.svg"))
            write_whole(drawn[-1], picture(library, entry, "svg", lang))
        drawn.append(place.with_name(f"{place.name}.png"))
        write_whole(drawn[-1], picture(library, entry, "png", languages[0]))
    return drawn
