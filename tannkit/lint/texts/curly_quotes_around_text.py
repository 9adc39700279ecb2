"""A text stands in curly or angled quotes as a whole.

## What it does
It looks for texts that begin and end with a pair of “ ”, „ “, ‘ ’, « » or the like and have no such quotes inside.

## Why is this bad?
Word processors turn the quotes one types into these. YAML does not know them: they become part of the text, and
readers see a name in quotes.

## What it cannot see
Whether a text is something that is said and keeps its quotes for that. If so, allow the finding.

## How to fix it
Use ordinary quotes, or none; the fix does so.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_texts import every_text, replacement
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library

OPENING, CLOSING = "“„‟‘‚‛«‹»›", "”“’‘»›«‹"


def check(library: Library) -> Iterator[Found]:
    """Texts in quotes that are part of them."""
    for entry, said in every_text(library):
        text = said.text
        if len(text) > 2 and text[0] in OPENING and text[-1] in CLOSING and not {*text[1:-1]} & {text[0], text[-1]}:
            message = f"the quotes {text[0]} {text[-1]} are part of this text"
            fix = replacement(entry, said, text[1:-1].strip(), "write it in ordinary quotes")
            yield Found(entry, said.path, message, "Write it in ordinary quotes, or in none.", fix=fix)


RULE = rule(__doc__, "T013", "curly-quotes-around-text", check, severity="warning")
