"""A phrase of an effect leaves out everything that would give it a meaning.

## What it does
Some phrases have many fields that can all be left out, but not together: a move needs points or circles, a change to
a roll needs to change something, a condition on a counter needs a bound. Those with none of the fields that matter
are reported.

## Why is this bad?
Nobody can tell what the phrase should do.

## What it cannot see
Whether the fields that are there say what you meant.

## How to fix it
Add one of the fields that the hint names.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tannkit.lint.facts import phrases
from tannkit.lint.facts_effects import GAMES
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library

# For phrases by grammar and verb: at least one of these fields.
WANTED: Mapping[tuple[str, str], tuple[str, ...]] = {
    ("operation", "move"): ("points", "circles"),
    ("operation", "place"): ("what", "marker", "rubble", "token", "figure"),
    ("operation", "take"): ("token", "what"),
    ("operation", "count"): ("add", "set"),
    ("modifier", "movement"): ("ignore_penalty", "points", "bull_rush"),
    ("modifier", "overwatch"): ("keeps_status", "attacks"),
    ("modifier", "stat"): ("add", "set", "use", "min"),
    ("roll_change", ""): ("dice", "base", "bonus", "auto", "natural_ten_worth"),
    ("condition", "weapon"): ("is", "traits", "traits_any", "not_traits"),
    ("condition", "count"): ("at_least", "at_most", "equals"),
    ("condition", "counter"): ("at_least", "equals"),
    ("condition", "skill"): ("name", "shown_by"),
    ("condition", "turn"): ("at_least", "equals", "ended"),
    ("choose", ""): ("from", "stats", "skills"),
    ("number", ""): ("stat", "count", "uncancelled", "die", "counter"),
    ("winner", ""): ("most", "faction", "against"),
}


def check(library: Library) -> Iterator[Found]:
    """Phrases without any field that matters."""
    for kind in ("equipment", "challenges", *GAMES):
        for entry in library.entries(kind):
            for phrase in phrases(entry):
                wanted = WANTED.get((phrase.grammar, phrase.verb), ())
                if wanted and not {*wanted} & {*phrase.value}:
                    name = phrase.verb or str(phrase.path[-1])
                    hint = f"Add {' or '.join(f'`{each}`' for each in wanted)}."
                    yield Found(entry, phrase.path, f"this `{name}` says nothing", hint, "key")


RULE = rule(__doc__, "E016", "says-nothing", check)
