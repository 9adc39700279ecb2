"""Limits at play: how often an effect has been used in its period.

`State.uses` has, by effect and token, the number of the period and the uses in it; another period makes it free.
"""

from __future__ import annotations

from collections.abc import Callable

from tannkit.state.codes import NONE, TOKEN, is_circle, token_of
from tannkit.state.effects import Condition
from tannkit.state.frame import A_NUMBER, CHOSEN, KEY, R_NUMBER, THIS, Frame
from tannkit.state.registers import ACTIVATION, ATTACK, ROLL, TURN
from tannkit.state.state import State
from tannkit.state.tables import Tables
from tannkit.verbs.compiling import Code
from tannkit.verbs.filters import side_of_you
from tannkit.verbs.records.limit import LimitTo
from tannkit.verbs.roles import where

# Uses are counted below the number of the period.
MOST = 128
# Token codes stay below it, and so a key belongs to one effect of one token.
SPREAD = 1_000_000


def open_(limit: LimitTo | None, own: int = 0) -> Condition:
    """Whether an effect can be used once more.

    Args:
        limit: its limit; None for none.
        own: the number of a limit inside an effect; 0 for the limit of the effect itself.
    """
    if limit is None:
        return lambda s, v: True
    period, times, key = PERIODS[limit.per], limit.times, _key_of(limit, own)

    def free(s: State, v: Frame) -> bool:
        kept = s.uses.get(key(s, v))
        return kept is None or kept // MOST != period(s) or kept % MOST < times

    return free


def count(limit: LimitTo | None, code: Code, own: int = 0) -> None:
    """Add a step that counts one use.

    Args:
        limit: the limit; None for none.
        code: the program.
        own: as for `open_`.
    """
    if limit is None:
        return
    period, key_of = PERIODS[limit.per], _key_of(limit, own)

    def step(t: Tables, s: State, f: Frame) -> None:
        key, now = key_of(s, f), period(s)
        kept = s.uses.get(key)
        s.uses[key] = kept + 1 if kept is not None and kept // MOST == now else now * MOST + 1

    code.add(step)


def _key_of(limit: LimitTo, own: int) -> Callable[[State, Frame], int]:
    """Uses are counted for each token; those that are limited by place for each side and the place chosen."""
    if limit.per == "location":
        return lambda s, v: (own or v[KEY]) * SPREAD + 2 * _spot(s, v[CHOSEN]) + max(side_of_you(s, v), 0)
    return lambda s, v: (own or v[KEY]) * SPREAD + v[THIS]


def _spot(s: State, chosen: int) -> int:
    """The circle of what was chosen; NONE for nothing, and for words, which are a set of bits and no code."""
    there = is_circle(chosen) or token_of(chosen) < len(s.holder)
    return where(s, chosen) if there and (chosen >= TOKEN or chosen < len(s.pos)) else NONE


PERIODS: dict[str, Callable[[State], int]] = {
    "game": lambda s: 0,
    "location": lambda s: 0,
    "turn": lambda s: s.g[TURN],
    "activation": lambda s: s.g[ACTIVATION],
    "attack": lambda s: s.frames[s.g[ATTACK]][A_NUMBER] if s.g[ATTACK] else 0,
    "roll": lambda s: s.frames[s.g[ROLL]][R_NUMBER] if s.g[ROLL] else 0,
}
