"""A phrase of an effect gives two answers where one is asked for.

## What it does
Some fields exclude each other: a step places one thing, a move is counted in points or in circles, a number is read
off one place. Phrases with two of them are reported, and crates that hold two things or none.

## Why is this bad?
Nobody can tell which of the two counts.

## What it cannot see
Which of the two you meant.

## How to fix it
Keep one of them. To do both, write two steps.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tannkit.lint.facts import phrases
from tannkit.lint.facts_effects import GAMES
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library

# For phrases by grammar and verb: fields that exclude each other.
ONE_OF: Mapping[tuple[str, str], tuple[str, ...]] = {
    ("operation", "move"): ("points", "circles"),
    ("operation", "place"): ("what", "marker", "rubble", "token", "figure"),
    ("operation", "take"): ("token", "what"),
    ("operation", "count"): ("add", "set"),
    ("condition", "skill"): ("name", "shown_by"),
    ("number", ""): ("stat", "count", "uncancelled", "die", "counter"),
    ("winner", ""): ("most", "faction", "against"),
}
CRATE = ("equipment", "command_points")


def check(library: Library) -> Iterator[Found]:
    """Phrases with two fields that exclude each other."""
    for kind in ("equipment", *GAMES):
        for entry in library.entries(kind):
            for phrase in phrases(entry):
                fields = ONE_OF.get((phrase.grammar, phrase.verb), ())
                given = [field for field in phrase.value if field in fields] if fields else []
                if len(given) > 1:
                    message = f"`{given[1]}` and `{given[0]}` cannot stand together"
                    yield Found(entry, (*phrase.path, given[1]), message, "Keep one of them.", "key")
    for crate in library.entries("crates"):
        if len([field for field in CRATE if field in crate.data]) != 1:
            message = f"a crate holds one thing: a token or Command Points, `{crate.id}` holds "
            message += "both" if CRATE[0] in crate.data else "nothing"
            yield Found(crate, (), message, "Write either `equipment` or `command_points`.")


RULE = rule(__doc__, "E017", "says-two-things", check)
