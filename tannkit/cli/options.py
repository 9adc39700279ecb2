"""Options that several commands share, and how they read and write."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
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


@contextmanager
def stages() -> Iterator[Callable[[str], None]]:
    """Tells a person at a terminal what is being done, beside a spinner; says nothing into files and pipes.

    Gives a function that is called with each stage, such as `checking`.
    """
    if not coloured(sys.stderr):
        yield lambda stage: None
        return
    from rich.console import Console

    with Console(stderr=True).status("starting …") as status:
        yield lambda stage: status.update(f"{stage} …")


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
