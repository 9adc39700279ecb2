"""Nothing refers to an entry that lives by being referred to.

## What it does
Equipment, skills, traits, affiliations, challenges and rulings are looked for in all references of the pack itself.
An entry that nothing names is reported.

## Why is this bad?
A token in no pack, crate or restriction can never come into a game; it is most often a misspelt reference elsewhere,
or left over.

## What it cannot see
References from packs that build on this one. If you write for others to use, allow the finding in the entry's file.
Bonus tokens are chosen freely and never reported. While a file of the pack cannot be read, or an entry has faults of
shape, nothing is reported: what is not read may refer to anything.

## How to fix it
Put it to use (a token into a pack or crate, a skill on a character), or remove it.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts import leaves
from tannkit.lint.facts_packs import disturbed
from tannkit.lint.references.unknown_reference import ONE
from tannkit.lint.rule import Found, rule
from tannkit.model.kinds import KINDS
from tannkit.model.library import Entry, Library

LIVES_BY_USE = ("affiliations", "skills", "traits", "challenges", "equipment", "rulings")


def check(library: Library) -> Iterator[Found]:
    """Entries that no other entry of a checked pack names."""
    used = _used(library)
    sound = {pack for pack in library.checked if not disturbed(library, pack)}
    for kind in LIVES_BY_USE:
        for entry in library.entries(kind):
            if entry not in used and entry.pack in sound and not _free(entry):
                one = ONE[kind]
                yield Found(entry, (), f"nothing refers to the {one} `{entry.id}`", "Put it to use, or remove it.")


def _used(library: Library) -> set[Entry]:
    used = set()
    for kind in KINDS:
        for entry in library.entries(kind):
            for leaf in leaves(entry):
                if leaf.shape.ref and isinstance(leaf.value, str):
                    meant = library.resolve(leaf.shape.ref.kind, leaf.value, entry.pack)
                    if meant is not None and meant is not entry:
                        used.add(meant)
    return used


def _free(entry: Entry) -> bool:
    """Whether an entry can come into a game, or is worth having, without being named."""
    if entry.kind == "equipment":
        return entry.data.get("kind") == "bonus"
    return entry.kind == "rulings" and bool(entry.data.get("touches") or entry.data.get("equipment"))


RULE = rule(__doc__, "R003", "unused-entry", check, severity="warning")
