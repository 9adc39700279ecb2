"""The goal of a challenge speaks of somebody who is remembered, but nobody is.

## What it does
Looks, for every `remembered`, for an earlier pattern of the same sequence with `remember`.

## Why is this bad?
No event ever fits, so the challenge cannot be carried out.

## What it cannot see
Whether the right one is remembered.

## How to fix it
Write `remember: victim` (or `by`, `owner`, `against`) in the pattern that comes first, or name the person otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_effects import all_parts
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library
from tannkit.verbs.walk import Path, Phrase


def check(library: Library) -> Iterator[Found]:
    """Uses of `remembered` before anybody is."""
    for part in all_parts(library, "challenges"):
        sequence: Path = part.root.path if part.root.verb == "sequence" else ()
        remembers: Path = ()
        for step in part.steps:
            if isinstance(step, Phrase):
                if step.grammar == "goal" and step.verb == "sequence":
                    sequence = step.path
                if step.grammar == "pattern" and "remember" in step.value and not remembers:
                    remembers = step.path
            elif step.value == "remembered" and "remembered" in step.shape.values:
                same = bool(sequence) and remembers[: len(sequence)] == sequence == step.path[: len(sequence)]
                if not same or remembers == step.path[: len(remembers)]:
                    hint = "Write `remember` in an earlier pattern of a `sequence`."
                    yield Found(part.entry, step.path, "nobody is remembered at this point", hint)


RULE = rule(__doc__, "E041", "remembered-by-nobody", check)
