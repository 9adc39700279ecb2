"""A text has characters in it that nobody can see.

## What it does
It looks for characters that turn the direction of writing, for spaces and joiners of no width, and for line and
paragraph separators. No-break spaces and soft hyphens are allowed, and so are the joiners and flag letters inside an
emoji.

## Why is this bad?
The text is not found by who searches for it, and names that look the same are different. Characters that turn the
direction can make a text read otherwise than it is written.

## How to fix it
Remove them; the fix does so.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

from tannkit.lint.facts_texts import every_text, replacement
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library

TURNING = "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"
SYMBOL = "\u2190-\u2bff\U0001f000-\U0001faff"
# Nothing hides in an emoji that is made of several: a joiner between two symbols, the letters behind a black flag.
JOINER = f"(?<![{SYMBOL}\ufe0f])\u200d|\u200d(?![{SYMBOL}])"
FLAG = re.compile("\U0001f3f4[\U000e0030-\U000e007a]+\U000e007f")
HIDDEN = re.compile(
    f"{JOINER}|[{TURNING}\u200b\u200c\u2028\u2029\u2060-\u2064\ufeff\ufff9-\ufffb\U000e0000-\U000e007f]"
)
TURNS = re.compile(f"[{TURNING}]")


def check(library: Library) -> Iterator[Found]:
    """Texts with characters that cannot be seen."""
    for entry, said in every_text(library):
        match = HIDDEN.search(FLAG.sub(lambda flag: "." * len(flag.group()), said.text))
        if match:
            char = match.group()
            name = unicodedata.name(char, "without a name").lower()
            what = "turns the direction of writing" if TURNS.match(char) else "cannot be seen"
            message = f"character {match.start() + 1} of this text {what}: U+{ord(char):04X} ({name})"
            new = _without(said.text)
            fix = replacement(entry, said, new, "remove what cannot be seen") if new else None
            yield Found(entry, said.path, message, "Remove it, or type the text again.", fix=fix)


def _without(text: str) -> str:
    kept = FLAG.findall(text)
    return "".join(HIDDEN.sub("", part) + flag for part, flag in zip(FLAG.split(text), [*kept, ""], strict=True))


RULE = rule(__doc__, "T008", "hidden-in-text", check)
