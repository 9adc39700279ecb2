"""What a command works on when no path is given, and where it writes."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from tannkit.errors import UsageError
from tannkit.lint.run import default_paths
from tannkit.source.files import PACK_FILE, bundled, pack_folder, pack_folders

# Names that a pack file gets by mistake: by another ending, or from an editor that hides endings.
MISNAMED = ("pack.yml", "pack.json", "pack.yaml.txt", "pack.yml.txt", "Pack.yaml", "pack.YAML")


def targets(paths: Sequence[Path]) -> list[Path]:
    """The paths given; else the pack around this folder, the packs below it, or, with a word, the bundled ones.

    Raises:
        UsageError: files lie here that look like content, but no pack file.
    """
    if paths:
        return list(paths)
    here = Path()
    if pack_folder(here) is None and not pack_folders(here):
        _refuse_content_without_pack(here)
        click.echo("There is no pack here; this is about the content that comes with tannkit.", err=True)
        return pack_folders(bundled("content"))
    return default_paths(here)


def _refuse_content_without_pack(here: Path) -> None:
    """To say that all is well with content that nobody looked at would be the worst of answers."""
    wrong = next((name for name in MISNAMED if (here / name).is_file()), None)
    if wrong:
        raise UsageError(f"there is no {PACK_FILE} here, but a {wrong}", f"Rename it: {PACK_FILE}.")
    lying = sorted(path.name for path in here.glob("*.yaml"))
    if lying:
        raise UsageError(
            f"there is no {PACK_FILE} here, but other content ({lying[0]})",
            "A pack needs the file: `tannkit new pack NAME` makes a folder with one. "
            f"A single file is checked by its name: `tannkit check {lying[0]}`.",
        )


def out_folder(out: Path | None) -> Path:
    """Where a command writes: the folder given, else `build` in the pack around this folder, or here."""
    if out is not None:
        return out
    around = pack_folder(Path())
    return (around or Path()) / "build"
