"""Bearers: for whom the effect of a token works at a moment."""

from __future__ import annotations

from tannkit.state.codes import CIRCLE, TOKEN
from tannkit.state.effects import INVENTORY
from tannkit.state.effects import PLACED as WHILE_PLACED
from tannkit.state.state import ALIVE, ATTACHED, FACEDOWN, PLACED, RUINED, State

_SLEEPS = FACEDOWN | RUINED | ATTACHED


def bearer(s: State, token: int, place: int) -> int:
    """The figure that is `you` to an effect of a token; -1 while the effect does not work.

    In an inventory it works while the token lies faceup and its bearer lives; attached, for the one on whose sheet it
    lies, either way up; placed, for the one who laid it, dead or alive.

    Args:
        s: the state.
        token: the number of the token.
        place: where the token must be for the effect.
    """
    holder = s.holder[token]
    marks = s.marks[token]
    if place == INVENTORY:
        return holder if 0 <= holder < TOKEN and not marks & _SLEEPS and s.life[holder] == ALIVE else -1
    if place == WHILE_PLACED:
        return s.owner[token] if holder >= CIRCLE and marks & PLACED and not marks & RUINED else -1
    return holder if 0 <= holder < TOKEN and marks & ATTACHED and not marks & RUINED else -1


def inventory(s: State, figure: int) -> list[int]:
    """The tokens in the slots of a figure, facedown ones included (RE-EQUIP-004)."""
    return [token for token, holder in enumerate(s.holder) if holder == figure and not s.marks[token] & ATTACHED]
