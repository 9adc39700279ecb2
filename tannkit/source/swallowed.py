"""Swallowed colours: `colour: #0072b2` without quotes is a key without a value and a comment."""

from __future__ import annotations

import re

COLOUR = re.compile(r"(?:^|(?<=[\s\[{,]))#[0-9a-fA-F]{6}\b")
COMMENT = re.compile(r"(^|\s)#")


def colour_in_comment(line: str) -> tuple[int, str]:
    """Where in a line a colour without quotes stands, and how to mend it; an empty hint if there is none."""
    found = COLOUR.search(line)
    # A colour that a comment is about is none of the line's values.
    if not found or not line[: found.start()].strip() or COMMENT.search(line[: found.start()]):
        return 0, ""
    return found.start(), f'`#` begins a comment; put the colour in quotes: "{found.group()}".'
