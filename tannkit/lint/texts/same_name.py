"""Two entries of the same kind in a pack have the same name.

## What it does
Within each pack it compares the names of entries of the same kind in each language, whatever their capitals.
Challenges are left out: several characters have one of the same name.

## Why is this bad?
In lists, on the site and in the search nobody can tell them apart. Often a copied entry still has the name of the one
it was copied from.

## How to fix it
Give one of them another name.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tannkit.lint.facts_texts import texts
from tannkit.lint.rule import Found, rule
from tannkit.model.kinds import KINDS
from tannkit.model.library import Entry, Library


def check(library: Library) -> Iterator[Found]:
    """Names that an earlier entry has."""
    for pack in library.checked:
        for kind in KINDS:
            if kind != "challenges":
                yield from _same(library.packs[pack].entries[kind])


def _same(entries: Mapping[str, Entry]) -> Iterator[Found]:
    taken: dict[tuple[str, str], str] = {}
    for entry in entries.values():
        told = False
        for said in () if entry.broken or "name" not in entry.data else texts(entry):
            key = (said.language, " ".join(said.text.casefold().split()))
            if said.path[0] == "name" and taken.setdefault(key, entry.id) != entry.id and not told:
                told = True  # the same again in another language is no news
                message = f"`{taken[key]}` is called {said.text!r} too"
                yield Found(entry, said.path, message, "Give one of the two another name.")


RULE = rule(__doc__, "T009", "same-name", check, severity="warning")
