"""Codes: one whole number for a figure, a token or a circle, whichever a role stands for.

Figures are coded as their own number, tokens from TOKEN on, circles from CIRCLE on; NONE is nothing.
"""

from __future__ import annotations

NONE = -1
TOKEN = 1_000
CIRCLE = 100_000


def is_figure(code: int) -> bool:
    """Whether a code means a figure."""
    return 0 <= code < TOKEN


def is_token(code: int) -> bool:
    """Whether a code means a token."""
    return TOKEN <= code < CIRCLE


def is_circle(code: int) -> bool:
    """Whether a code means a circle."""
    return code >= CIRCLE
