"""Codes: one whole number for a figure, a token, a circle or a side, whichever a role stands for.

Figures are coded as their own number, tokens from TOKEN on, circles from CIRCLE on, sides below NONE; NONE is nothing.
"""

from __future__ import annotations

NONE = -1
# Where a token can be beside in somebody's hands, on a circle and out of the game (NONE): in the supply of its side, or
# nowhere at all because it stands for the rules of the mode.
SUPPLY, RULES = -2, -3
TOKEN = 1_000
CIRCLE = 100_000


def is_figure(code: int) -> bool:
    """Whether a code means a figure."""
    return 0 <= code < TOKEN


def is_token(code: int) -> bool:
    """Whether a code means a token."""
    return TOKEN <= code < CIRCLE


def token_of(code: int) -> int:
    """The number of the token that a code means; NONE if it means none."""
    return code - TOKEN if is_token(code) else NONE


def side_code(side: int) -> int:
    """The code of a side, where something is done by it and by no figure of it."""
    return NONE - 1 - side


def is_side(code: int) -> bool:
    """Whether a code means a side."""
    return code < NONE


def is_circle(code: int) -> bool:
    """Whether a code means a circle."""
    return code >= CIRCLE
