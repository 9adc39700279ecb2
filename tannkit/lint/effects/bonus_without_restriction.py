"""A bonus token does not say who may be given it.

## What it does
Looks for a `restriction` that says something on every token of kind `bonus`.

## Why is this bad?
Each bonus token is meant for somebody: a character, a faction, a unit. Without that, everybody may be given it, and
nobody can tell whether you meant so.

## What it cannot see
Whether the restriction is the right one.

## How to fix it
Add `restriction`. If anybody may be given it, say so under `restriction.text`.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library


def check(library: Library) -> Iterator[Found]:
    """Bonus tokens without a restriction, or with an empty one."""
    for token in library.entries("equipment"):
        if token.data["kind"] == "bonus" and not {*token.data.get("restriction", {})} - {"replaces"}:
            message = f"nothing says who may be given `{token.id}`"
            hint = "Say it under `restriction`, such as `faction` or `named`."
            yield Found(token, ("restriction",) if "restriction" in token.data else (), message, hint)


RULE = rule(__doc__, "E013", "bonus-without-restriction", check)
