"""An effect speaks of a marker, counter or order that nothing declares.

## What it does
Looks up the names of markers, counters and orders in what the mode or scenario declares: `markers`, and the setup
steps `counter` and `order`. A scenario can also speak of what the modes declare that it inherits. Tokens have none of
these.

## Why is this bad?
What is counted is never compared, what is laid does not exist.

## What it cannot see
Whether a name that exists is the one you meant.

## How to fix it
Correct the name, or declare it.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts import phrases
from tannkit.lint.facts_effects import GAMES
from tannkit.lint.facts_games import LOCAL, local_leaves, names
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Entry, Library
from tannkit.model.suggest import suggest
from tannkit.problems import Fix
from tannkit.source.document import Step

HINT = {
    "markers": "Declare it under `markers`.",
    "counters": "Declare it in `setup` with a step `counter`.",
    "orders": "Declare it in `setup` with a step `order`.",
}
LIVING = "living_characters"
# Looking for the nearest of very many names takes too long.
MOST_COMPARED = 200


def check(library: Library) -> Iterator[Found]:
    """Names of markers, counters and orders that are not declared."""
    for kind in ("equipment", "challenges", *GAMES):
        for entry in library.entries(kind):
            for leaf in local_leaves(entry):
                what = leaf.shape.local.what if leaf.shape.local else ""
                yield from _found(library, entry, str(leaf.value), (what,), leaf.path)
            for phrase in phrases(entry) if kind in GAMES else ():
                if phrase.grammar == "winner" and phrase.value.get("most", LIVING) != LIVING:
                    yield from _found(library, entry, phrase.value["most"], ("counters",), (*phrase.path, "most"))
                if phrase.grammar == "setup_step" and phrase.verb == "shuffle":
                    path = (*phrase.path, "what")
                    yield from _found(library, entry, phrase.value["what"], ("markers", "orders"), path)


def _found(
    library: Library, entry: Entry, name: str, kinds: tuple[str, ...], path: tuple[Step, ...]
) -> Iterator[Found]:
    there = [each for what in kinds for each in names(library, entry, what)]
    if name not in there:
        near = suggest(name, there) if len(there) <= MOST_COMPARED else None
        one = " or ".join(LOCAL[what] for what in kinds)
        fix = Fix(entry.span(path), near, f"write `{near}`") if near else None
        hint = f"Did you mean `{near}`?" if near else HINT[kinds[0]]
        yield Found(entry, path, f"there is no {one} `{name}` here", hint, fix=fix)


RULE = rule(__doc__, "E009", "undeclared-name", check)
