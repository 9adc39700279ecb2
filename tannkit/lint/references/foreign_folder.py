"""The folder of a pack is not named like the pack.

## What it does
The name of the folder is compared with the pack's id; `_` and `-` count as the same.

## Why is this bad?
Others find and unpack the pack by its id, and `tannkit` names files by their folder.

## How to fix it
Rename the folder, or correct the id in `pack.yaml`.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library


def check(library: Library) -> Iterator[Found]:
    """Packs whose folder has another name."""
    for pack in library.checked:
        loaded = library.packs[pack]
        if not loaded.folder or not loaded.file or not loaded.info:
            continue
        name = loaded.folder.resolve().name
        if name.replace("_", "-").lower() != pack:
            message = f"the folder is named `{name}`, but the pack `{pack}`"
            yield Found(loaded.entry, ("id",), message, "Rename the folder, or correct the id.")


RULE = rule(__doc__, "R011", "foreign-folder", check, severity="warning")
