"""A token does nothing.

## What it does
Looks for tokens without effects and without rules in words whose traits give no attack and no throw. Markers are left
alone, and tokens of which it is said that no source gives their rules.

## Why is this bad?
The token fills a slot and is good for nothing.

## What it cannot see
Tokens that other tokens, maps or scenarios ask for by name.

## How to fix it
Add `effects`, or `words` where the language cannot say it. If nobody knows what it does, write `unknown_rules: true`.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_tokens import WEAPON, has_trait, traits_of
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Entry, Library

SAYS = ("effects", "words", "text", "weapon", "grenade")


def check(library: Library) -> Iterator[Found]:
    """Tokens without any use."""
    for token in library.entries("equipment"):
        if token.data["kind"] != "marker" and not token.data.get("unknown_rules") and not _does(library, token):
            yield Found(token, (), f"`{token.id}` does nothing", "Add `effects`, `words` or a trait such as `weapon`.")


def _does(library: Library, token: Entry) -> bool:
    if has_trait(token, WEAPON) or any(token.data.get(field) for field in SAYS):
        return True
    return any(trait.throw or trait.dice for _, trait in traits_of(library, token))


RULE = rule(__doc__, "E035", "token-without-rules", check, severity="warning")
