"""A phrase that can be written, but that the rules engine cannot carry out.

## What it does
Compiles every effect and weapon of tokens, and every effect, action, setup step and way to win of modes and scenarios,
as a game does when it is opened. What is refused there is reported at the innermost phrase that is refused.

## Why is this bad?
A game that the content is part of cannot be opened: `tannkit play`, `odds` and `replay` stop with this message.

## What it cannot see
Whether the effect does what you meant. Names that do not exist are the business of other checks.

## How to fix it
Say it in another way; the message says what the engine can do in that place.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts import steps
from tannkit.lint.facts_effects import GAMES
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library
from tannkit.rulesets.tannhauser.trial import trial


def check(library: Library) -> Iterator[Found]:
    """Phrases that the engine refuses."""
    for kind in ("equipment", *GAMES):
        for entry in library.entries(kind):
            for each in trial(library, entry, steps(entry)):
                yield Found(entry, each.path, str(each.why), each.why.hint, "key")


RULE = rule(__doc__, "E044", "not-for-the-engine", check)
