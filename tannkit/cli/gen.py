"""`tannkit gen`: write the files that are made from the code, or say which are out of date."""

from __future__ import annotations

import json
from pathlib import Path

import click

import tannkit
from tannkit.cli.options import write_whole
from tannkit.cli.trace import current
from tannkit.errors import EXIT_CLEAN, EXIT_PROBLEMS, UsageError
from tannkit.schema.generate import content_schema, pack_schema
from tannkit.source.files import bundled
from tannkit.trace import record


def generated() -> dict[str, str]:
    """The generated files by name, relative to the root of the checkout."""
    library = tannkit.load(bundled("content"))
    return {
        "schemas/content.schema.json": _json(content_schema()),
        "schemas/pack.schema.json": _json(pack_schema()),
        "site/assets/castle.svg": tannkit.draw_map(library, "castle").decode(),
        record.FILE: record.record_text(current(library).proofs),
    }


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


@click.command("gen", epilog="Example: tannkit gen --check")
@click.option("--check", "only_check", is_flag=True, help="Write nothing; fail if a file is out of date.")
@click.option(
    "--root",
    type=click.Path(path_type=Path, file_okay=False),
    default=Path(),
    help="The checkout of tannkit; the current folder if left out.",
)
@click.pass_context
def command(ctx: click.Context, only_check: bool, root: Path) -> None:
    """Write the schemas, the picture of the README, and the record of what is proved, which the site shows.

    This is for people who work on tannkit itself.
    """
    if not (root / "tannkit" / "model").is_dir():
        raise UsageError(f"{root.resolve()} is no checkout of tannkit", "Go to the checkout, or name it by --root.")
    stale = {name: text for name, text in generated().items() if _now(root / name) != text}
    for name, text in stale.items():
        if only_check:
            click.echo(f"{name} is out of date; `tannkit gen` writes it.")
        else:
            write_whole(root / name, text.encode())
            click.echo(f"wrote {name}")
    if not stale:
        click.echo("All generated files are up to date.")
    ctx.exit(EXIT_PROBLEMS if only_check and stale else EXIT_CLEAN)


def _now(path: Path) -> str:
    return path.read_text("utf-8") if path.is_file() else ""
