"""`tannkit trace`: show which test proves which rule clause, and which module carries it out."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import click

from tannkit.cli.options import PATHS, coloured
from tannkit.cli.targets import targets
from tannkit.errors import EXIT_CLEAN, EXIT_PROBLEMS, UsageError
from tannkit.lint.run import load
from tannkit.model.library import Library
from tannkit.model.suggest import did_you_mean
from tannkit.schema.load import bundled_folders, bundled_pack
from tannkit.source.files import bundled
from tannkit.trace.proof import Proof
from tannkit.trace.record import recorded
from tannkit.trace.show import as_json, as_text
from tannkit.trace.trace import Trace, trace


@click.command("trace", epilog="Example: tannkit trace --area COMBAT --unproved")
@PATHS
@click.option("--pack", "pack_id", metavar="ID", help="Only the clauses of this pack.")
@click.option("--area", metavar="AREA", help="Only the clauses of an area, such as COMBAT of RE-COMBAT-012.")
@click.option("--unproved", is_flag=True, help="List only the clauses that no test proves.")
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", help="How it is shown.")
@click.option(
    "--root",
    type=click.Path(path_type=Path, file_okay=False, exists=True),
    metavar="DIR",
    help="The checkout whose tests and code are read; that of tannkit itself if left out.",
)
@click.pass_context
def command(
    ctx: click.Context,
    paths: tuple[Path, ...],
    pack_id: str | None,
    area: str | None,
    unproved: bool,
    form: str,
    root: Path | None,
) -> None:
    """Show which test proves which rule clause, which module carries it out, and what share is proved.

    The clauses are those of PATHS, or of all packs at hand. A test names the clauses that it proves, a case has a list
    of them; nothing is run. It is a fault, and the exit code is 1, if a clause has neither a test nor a reason in
    tests/unproved.yaml, if it has both, or if a clause is named that does not exist.
    """
    whole = current(load(targets(paths)), root)
    found = _only(whole.proofs, pack_id, area)
    listed = tuple(each for each in found if not (unproved and each.proved))
    shown = replace(whole, proofs=listed)
    click.echo(as_json(shown, found) if form == "json" else as_text(shown, found, colour=coloured()))
    ctx.exit(EXIT_PROBLEMS if whole.faults else EXIT_CLEAN)


def current(library: Library, root: Path | None = None) -> Trace:
    """The trace as the tests of a checkout show it now; where tannkit has no tests with it, as it was recorded.

    Args:
        library: the packs whose clauses are meant, named in `checked`.
        root: the checkout; that of tannkit itself if None.

    Raises:
        UsageError: the checkout has no tests.
    """
    home = root or bundled("content").parent
    if (home / "tests").is_dir():
        return trace(_with_bundled(library), home)
    if root is not None:
        raise UsageError(f"{root.as_posix()} has no tests", "Name the folder in which the folder `tests` lies.")
    click.echo("The tests are not at hand; this is what they showed when this tannkit was made.", err=True)
    return Trace(tuple(each for each in recorded() if each.pack in library.checked))


def _with_bundled(library: Library) -> Library:
    """The library with all packs that come with tannkit, since its tests name their clauses."""
    more = {pack_id: bundled_pack(pack_id) for pack_id in bundled_folders() if pack_id not in library.packs}
    packs = library.packs | {pack_id: pack for pack_id, pack in more.items() if pack is not None}
    return Library(packs, library.checked)


def _only(proofs: tuple[Proof, ...], pack_id: str | None, area: str | None) -> tuple[Proof, ...]:
    """The proofs of a pack and an area.

    Raises:
        UsageError: no clause is of that pack or area.
    """
    if pack_id is not None:
        packs = dict.fromkeys(each.pack for each in proofs)
        if pack_id not in packs:
            raise UsageError(f"there is no pack `{pack_id}` with clauses", did_you_mean(pack_id, packs))
        proofs = tuple(each for each in proofs if each.pack == pack_id)
    if area is not None:
        areas = dict.fromkeys(each.area for each in proofs)
        if area.upper() not in areas:
            hint = did_you_mean(area, areas) or f"There are {', '.join(areas)}."
            raise UsageError(f"there is no area `{area}` of the rules", hint)
        proofs = tuple(each for each in proofs if each.area == area.upper())
    return proofs
