"""Bearers: for whom the effect of a token works at a moment."""

from __future__ import annotations

from tannkit.state.codes import CIRCLE, NONE, RULES, TOKEN
from tannkit.state.effects import INVENTORY
from tannkit.state.effects import PLACED as WHILE_PLACED
from tannkit.state.state import ALIVE, ATTACHED, FACEDOWN, PLACED, RUINED, State

_SLEEPS = FACEDOWN | RUINED | ATTACHED
# What `bearer` gives for an effect that does not work now. It is no code of anything.
ASLEEP = -99


def bearer(s: State, token: int, place: int) -> int:
    """The code that is `you` to an effect of a token; ASLEEP while the effect does not work.

    In an inventory it works while the token lies faceup and its bearer lives; attached, for the one on whose sheet it
    lies, either way up; placed, for the figure that laid it, dead or alive, for the side that it belongs to, or for
    nobody (NONE). The rules of the mode always work, for nobody.

    Args:
        s: the state.
        token: the number of the token.
        place: where the token must be for the effect.
    """
    holder = s.holder[token]
    marks = s.marks[token]
    if holder == RULES:
        return NONE
    if place == INVENTORY:
        return holder if 0 <= holder < TOKEN and not marks & _SLEEPS and s.life[holder] == ALIVE else ASLEEP
    if place == WHILE_PLACED:
        return s.owner[token] if holder >= CIRCLE and marks & PLACED and not marks & RUINED else ASLEEP
    return holder if 0 <= holder < TOKEN and marks & ATTACHED and not marks & RUINED else ASLEEP


def inventory(s: State, figure: int) -> list[int]:
    """The tokens in the slots of a figure, facedown ones included (RE-EQUIP-004)."""
    return [token for token, holder in enumerate(s.holder) if holder == figure and not s.marks[token] & ATTACHED]
