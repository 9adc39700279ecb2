"""A pack requires another pack that it never refers to.

## What it does
All references of the pack are followed; a required pack in which none of them ends is reported. The pack of the
ruleset is never reported: its rules hold without being named.

## Why is this bad?
Whoever uses the pack must get the other one too, for nothing.

## How to fix it
Remove the line under `requires:`.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts import leaves
from tannkit.lint.rule import Found, rule
from tannkit.model.kinds import KINDS
from tannkit.model.library import Library


def check(library: Library) -> Iterator[Found]:
    """Required packs that no reference leads into."""
    for pack in library.checked:
        loaded = library.packs[pack]
        if not loaded.file or not loaded.info or not loaded.requires:
            continue
        used = _packs_named(library, pack)
        for wanted in loaded.requires:
            if wanted in library.packs and wanted not in used and wanted != loaded.info.ruleset.id:
                message = f"nothing in this pack refers to `{wanted}`"
                yield Found(loaded.entry, ("requires", wanted), message, "Remove the requirement.", "key")


def _packs_named(library: Library, pack: str) -> set[str]:
    found = set()
    for kind in KINDS:
        for entry in library.packs[pack].entries[kind].values():
            if entry.broken:
                continue
            for leaf in leaves(entry):
                if leaf.shape.ref:
                    meant = library.resolve(leaf.shape.ref.kind, str(leaf.value), pack)
                    found.add(meant.pack if meant else pack)
    return found


RULE = rule(__doc__, "R010", "unused-requirement", check, severity="warning")
