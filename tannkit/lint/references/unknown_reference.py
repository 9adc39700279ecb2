"""A reference names something that is not there.

## What it does
Every field that refers to something by its id (an equipment token, a skill, a faction, a rule clause, …) is looked
up: first among the entries of the same pack, then among those of the packs it requires.

## Why is this bad?
A token that no pack has cannot be given to anybody, and a page of the site would link to nothing.

## What it cannot see
Whether an id that exists is the one you meant.

## How to fix it
Correct the id; the message names the nearest one. If it is an entry of another pack, that pack must stand under
`requires:` in your `pack.yaml`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Literal

from tannkit.lint.facts import leaves
from tannkit.lint.rule import Found, rule
from tannkit.model.kinds import KINDS
from tannkit.model.library import Entry, Library
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


def check(library: Library) -> Iterator[Found]:
    """Every reference that finds nothing."""
    misses: Counter[str] = Counter()
    for kind in KINDS:
        for entry in library.entries(kind):
            for leaf in leaves(entry):
                if leaf.shape.ref and isinstance(leaf.value, str):
                    wanted = leaf.shape.ref.kind
                    if library.resolve(wanted, leaf.value, entry.pack) is None:
                        misses[entry.document.file] += 1
                        # To look for the nearest name takes long, and more than so many are not shown.
                        shown = misses[entry.document.file] <= MOST_ALIKE
                        yield _found(library, entry, leaf, wanted, guess=shown)


def _found(library: Library, entry: Entry, leaf: Leaf, wanted: str, *, guess: bool) -> Found:
    one = ONE[wanted]
    part: Literal["key", "value"] = "key" if leaf.in_key else "value"
    near = suggest(leaf.value, library.names(wanted, entry.pack)) if guess else None
    hint = f"Did you mean `{near}`?" if near else _elsewhere(library, entry, wanted, leaf.value)
    fix = Fix(entry.span(leaf.path, part), near, f"write `{near}`") if near else None
    article = "an" if one[0] in "aeiou" else "a"
    message = f"there is no {one} `{short(leaf.value)}`"
    return Found(entry, leaf.path, message, hint or f"Add {article} {one} with this id.", part, fix)


def _elsewhere(library: Library, entry: Entry, wanted: str, ref: str) -> str:
    """A hint where another loaded pack, which this one does not require, has the id."""
    bare = ref.rpartition("/")[2]
    for pack in library.packs:
        if bare in library.packs[pack].entries[wanted]:
            return f"The pack `{pack}` has it; add `{pack}` to `requires:` in pack.yaml."
    return ""


RULE = rule(__doc__, "R001", "unknown-reference", check)
