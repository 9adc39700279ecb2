"""An effect works while its token lies on the board or on a sheet, but nothing ever lays it there.

## What it does
For every effect with `while: placed` or `while: attached` it looks for an effect that places or attaches the token:
one of the token itself, or, for a marker, one of anybody. Markers of a mode or scenario are left to a rule of their
own.

## Why is this bad?
The effect never happens.

## What it cannot see
Tokens that come onto the board by being dropped, and effects that lay down whatever token was chosen; where any token
has such an effect, nothing is reported.

## How to fix it
Add a use with `place: {token: this, …}` or `attach: {token: this, …}`, or correct `while`.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts import phrases
from tannkit.lint.facts_effects import laid_by_others, parts
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Entry, Library

LAID = {"placed": "place", "attached": "attach"}
WORDS = {"placed": "nothing lays this token on the board", "attached": "nothing attaches this token to anybody"}


def check(library: Library) -> Iterator[Found]:
    """Effects of tokens that wait for a place they never get."""
    for token in library.entries("equipment"):
        for part in parts(token):
            where = part.fields.get("while") if part.root.grammar == "effect" else None
            if where in LAID and not _laid(library, token, LAID[where]):
                hint = f"Add an effect with `{LAID[where]}`, or correct `while`."
                yield Found(token, (*part.root.path, "while"), WORDS[where], hint)


def _laid(library: Library, token: Entry, verb: str) -> bool:
    own = (phrase for phrase in phrases(token) if phrase.grammar == "operation" and phrase.verb == verb)
    if any(phrase.value.get("token") == "this" for phrase in own):
        return True
    laid = laid_by_others(library)
    return (verb, token) in laid or (verb, None) in laid


RULE = rule(__doc__, "E008", "never-placed", check)
