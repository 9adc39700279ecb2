"""A list names the same thing twice.

## What it does
Lists of references (skills, traits, affiliations, clauses, …) are searched for members that mean the same entry.
Packs of equipment are left to a rule of their own, since a token may be in a pack twice.

## Why is this bad?
The second one has no effect; often another one was meant.

## How to fix it
Remove the second one, or write the one you meant.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts import leaves
from tannkit.lint.rule import Found, rule
from tannkit.model.kinds import KINDS
from tannkit.model.library import Entry, Library

MAY_REPEAT = frozenset({"packs", "among", "standard", "picks"})


def check(library: Library) -> Iterator[Found]:
    """Members of lists that mean the same as an earlier one."""
    for kind in KINDS:
        for entry in library.entries(kind):
            yield from _repeated(library, entry)


def _repeated(library: Library, entry: Entry) -> Iterator[Found]:
    seen: set[tuple[object, ...]] = set()
    for leaf in leaves(entry):
        if not leaf.shape.ref or leaf.in_key or not isinstance(leaf.path[-1], int) or MAY_REPEAT & {*leaf.path}:
            continue
        meant = library.resolve(leaf.shape.ref.kind, str(leaf.value), entry.pack)
        key = (leaf.path[:-1], meant.full_id if meant else leaf.value)
        if key in seen:
            hint = "Remove it, or write the one you meant."
            yield Found(entry, leaf.path, f"`{leaf.value}` stands in this list already", hint)
        seen.add(key)


RULE = rule(__doc__, "R005", "repeated-reference", check)
