"""A reference names something that is not there.

## What it does
Every field that refers to something by its id (an equipment token, a skill, a faction, a rule clause, …) is looked
up: first among the entries of the same pack, then among those of the packs it requires.

## Why is this bad?
A token that no pack has cannot be given to anybody, and a page of the site would link to nothing.

## What it cannot see
Whether an id that exists is the one you meant. While a file of the pack cannot be read, or a pack that it requires is
not there, references that find nothing are not told: what they name may be in what is missing.

## How to fix it
Correct the id; the message names the nearest one. If it is an entry of another pack, that pack must stand under
`requires:` in your `pack.yaml`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Literal

from tannkit.lint.facts import leaves
from tannkit.lint.facts_packs import incomplete, misnamed, others_with
from tannkit.lint.rule import Found, rule
from tannkit.model.kinds import ID_PATTERNS, KINDS
from tannkit.model.library import Entry, Library
from tannkit.model.lookup import bare
from tannkit.model.suggest import suggest
from tannkit.problems import MOST_ALIKE, Fix, short
from tannkit.verbs.walk import Leaf

# How one entry of each kind is called in a sentence.
ONE: dict[str, str] = {
    "rules": "rule clause",
    "rulings": "ruling",
    "glossary": "glossary term",
    "factions": "faction",
    "affiliations": "affiliation",
    "skills": "skill",
    "traits": "trait",
    "characteristics": "characteristic",
    "characters": "character",
    "challenges": "challenge",
    "equipment": "equipment token",
    "crates": "crate",
    "maps": "map",
    "modes": "mode",
    "scenarios": "scenario",
    "teams": "team",
}
# So many ids are listed where none is near the one written.
MOST_LISTED = 20
# By kind and pack.
Names = dict[tuple[str, str], Sequence[str]]


def check(library: Library) -> Iterator[Found]:
    """Every reference that finds nothing."""
    misses: Counter[str] = Counter()
    names: Names = {}
    whole = {pack for pack in library.checked if not incomplete(library, pack)}
    # Of the references in a file into one pack that is not required, the first is told, with the number of the others.
    unreached: dict[tuple[str, str], list[tuple[Entry, Leaf]]] = {}
    for kind in KINDS:
        for entry in library.entries(kind):
            for leaf in leaves(entry):
                if not _misses(library, entry, leaf):
                    continue
                wanted = _kind(leaf)
                elsewhere = others_with(library, wanted, leaf.value, entry.pack)
                if elsewhere:
                    unreached.setdefault((entry.document.file, elsewhere), []).append((entry, leaf))
                elif entry.pack in whole:
                    misses[entry.document.file] += 1
                    # To look for the nearest name takes long, and more than so many are not shown.
                    shown = misses[entry.document.file] <= MOST_ALIKE
                    yield _found(entry, leaf, _names(library, wanted, entry.pack, names) if shown else [])
    for (_, elsewhere), places in unreached.items():
        yield _unreached(elsewhere, *places[0], len(places) - 1)


def _kind(leaf: Leaf) -> str:
    assert leaf.shape.ref is not None
    return leaf.shape.ref.kind


def _misses(library: Library, entry: Entry, leaf: Leaf) -> bool:
    """Whether a value is a reference that finds nothing, and not because of a fault that is told elsewhere."""
    if not leaf.shape.ref or not isinstance(leaf.value, str):
        return False
    if library.resolve(_kind(leaf), leaf.value, entry.pack) is not None:
        return False
    return bare(leaf.value) not in misnamed(library.packs[entry.pack])


def _found(entry: Entry, leaf: Leaf, names: Sequence[str]) -> Found:
    wanted = _kind(leaf)
    part = _part(leaf)
    near = suggest(leaf.value, names)
    fix = Fix(entry.span(leaf.path, part), near, f"write `{near}`") if near else None
    hint = f"Did you mean `{near}`?" if near else _choice(wanted, names)
    return Found(entry, leaf.path, _none(wanted, leaf.value), hint, part, fix)


def _unreached(elsewhere: str, entry: Entry, leaf: Leaf, more: int) -> Found:
    """The finding for references into a pack that is not required."""
    hint = f"`{short(bare(leaf.value))}` is in the pack `{elsewhere}`; add it under `requires:` in pack.yaml."
    if more:
        hint += f" {more:,} more {'reference needs' if more == 1 else 'references need'} it here."
    return Found(entry, leaf.path, _none(_kind(leaf), leaf.value), hint, _part(leaf))


def _none(wanted: str, ref: str) -> str:
    return f"there is no {ONE[wanted]} `{short(ref)}`"


def _part(leaf: Leaf) -> Literal["key", "value"]:
    return "key" if leaf.in_key else "value"


def _names(library: Library, kind: str, pack: str, known: Names) -> Sequence[str]:
    """The ids that have the right form, gathered once; others are reported themselves and have to change."""
    if (kind, pack) not in known:
        form = re.compile(ID_PATTERNS[kind].regex)
        known[kind, pack] = [name for name in library.names(kind, pack) if form.fullmatch(name)]
    return known[kind, pack]


def _choice(kind: str, names: Sequence[str]) -> str:
    """A hint where no name is near: those that there are, if they are few."""
    one = ONE[kind]
    add = f"Add {'an' if one[0] in 'aeiou' else 'a'} {one} with this id"
    if not names:
        return f"{add}."
    if len(names) <= MOST_LISTED:
        return f"{add}, or name one of these: {', '.join(f'`{name}`' for name in names)}."
    return f"{add}, or choose one from the pages that `tannkit site` writes."


RULE = rule(__doc__, "R001", "unknown-reference", check)
