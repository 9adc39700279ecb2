"""A name is too long for the token, sheet or map that it is printed on.

## What it does
It measures the names of equipment tokens, characters, skills, traits and markers, and of rooms and paths on maps.
More than 40 characters are too many.

## Why is this bad?
The name is cut off or set so small that nobody can read it.

## What it cannot see
How wide the letters are. Names of modes, scenarios, teams, regions and glossary terms have whole
lines for themselves.

## How to fix it
Shorten the name; what it leaves out can be said in `text:`.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_texts import Said, texts
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library

MOST = 40
KINDS = ("factions", "affiliations", "skills", "traits", "characteristics", "characters", "equipment", "maps")
MARKERS = ("modes", "scenarios")


def check(library: Library) -> Iterator[Found]:
    """Names that are too long to print."""
    for kind in (*KINDS, *MARKERS):
        for entry in library.entries(kind):
            for said in texts(entry):
                if len(said.text) > MOST and _is_printed(kind, said):
                    message = f"this name has {len(said.text)} characters; more than {MOST} do not fit"
                    yield Found(entry, said.path, message, "Shorten it.")


def _is_printed(kind: str, said: Said) -> bool:
    """Whether a text is a name that stands on a token, sheet or map."""
    if "name" not in said.path[-2:]:
        return False
    return said.path[0] == "markers" if kind in MARKERS else said.path[0] != "regions"


RULE = rule(__doc__, "T011", "long-name", check, severity="warning")
