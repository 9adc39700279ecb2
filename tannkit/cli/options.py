"""Options that several commands share, and how they read and write."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

import click

PATHS = click.argument("paths", nargs=-1, type=click.Path(path_type=Path), metavar="[PATHS]...")
PACKS = click.option(
    "--pack",
    "packs",
    multiple=True,
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="A pack that others may require; it replaces a bundled one of the same id. May be repeated.",
)


def coloured(stream: object = None) -> bool:
    """Whether to colour what is printed: on a terminal only, and never when NO_COLOR is set."""
    out = stream or sys.stdout
    return bool(getattr(out, "isatty", lambda: False)()) and "NO_COLOR" not in os.environ


def say_stage(stage: str) -> None:
    """Tell a person at a terminal what is being done; say nothing into files and pipes."""
    if coloured(sys.stderr):
        click.echo(f"\x1b[2m{stage} …\x1b[0m", err=True)


def write_whole(path: Path, content: bytes) -> None:
    """Write a file so that it is there whole or not at all: to a temporary file first, which is then renamed."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        Path(name).chmod(0o644)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
