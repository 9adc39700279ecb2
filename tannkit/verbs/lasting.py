"""Changes that last for a time: when they are over.

A record is: number of the change, figure, token code, you, chosen, until, since. `since` is the number of the attack,
activation or turn that it belongs to. One that has not begun yet waits for the next activation of its figure.
"""

from __future__ import annotations

import typing

from tannkit.state.frame import A_NUMBER
from tannkit.state.registers import ACTIVATION, ATTACK, TURN
from tannkit.state.state import Lasting, State
from tannkit.verbs.words import Until

UNTILS: tuple[str, ...] = typing.get_args(Until)
END_OF_ATTACK, END_OF_ACTIVATION, END_OF_TURN, NEXT_ACTIVATION, END_OF_GAME = range(len(UNTILS))
# Added to `until` while the change has not begun.
WAITS = 16
CHANGE, FIGURE, TOKEN_CODE, YOU, CHOSEN, UNTIL, SINCE = range(7)


def record(s: State, change: int, figure: int, token: int, you: int, chosen: int, until: int) -> Lasting:
    """A change that begins now.

    Args:
        s: the state.
        change: the number of the change.
        figure: for whom it holds.
        token: the code of the token that brings it.
        you: the figure that has the token.
        chosen: what was chosen.
        until: a place in UNTILS.
    """
    return (change, figure, token, you, chosen, until, _now(s, until))


def holds(s: State, each: Lasting) -> bool:
    """Whether a change is in force."""
    until = each[UNTIL]
    if until == END_OF_ATTACK:
        return s.g[ATTACK] > 0 and s.frames[s.g[ATTACK]][A_NUMBER] == each[SINCE]
    if until == END_OF_ACTIVATION:
        return s.g[ACTIVATION] == each[SINCE]
    if until == END_OF_TURN:
        return s.g[TURN] == each[SINCE]
    return until < WAITS


def wake(s: State, figure: int) -> None:
    """The activation of a figure begins: what waited for it begins, what lasted until it is over."""
    kept: list[Lasting] = []
    for each in s.lasting:
        if each[FIGURE] == figure and each[UNTIL] == NEXT_ACTIVATION and each[SINCE] < s.g[ACTIVATION]:
            continue
        if each[FIGURE] == figure and each[UNTIL] >= WAITS and each[SINCE] < s.g[ACTIVATION]:
            until = each[UNTIL] - WAITS
            kept.append((*each[:UNTIL], until, _now(s, until)))
        else:
            kept.append(each)
    s.lasting = kept


def sweep(s: State, attack: int = 0) -> None:
    """Drop what is over.

    Args:
        s: the state.
        attack: the number of the attack that has just ended, 0 for none.
    """
    s.lasting = [each for each in s.lasting if not _over(s, each, attack)]


def _over(s: State, each: Lasting, attack: int) -> bool:
    until = each[UNTIL]
    if until == END_OF_ATTACK:
        return each[SINCE] == attack
    if until == END_OF_ACTIVATION:
        return each[SINCE] < s.g[ACTIVATION]
    return until == END_OF_TURN and each[SINCE] < s.g[TURN]


def _now(s: State, until: int) -> int:
    if until == END_OF_ATTACK:
        return s.frames[s.g[ATTACK]][A_NUMBER] if s.g[ATTACK] else 0
    return s.g[TURN] if until == END_OF_TURN else s.g[ACTIVATION]
