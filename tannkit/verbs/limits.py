"""Limits at play: how often an effect has been used in its period.

`State.uses` has, by effect and token, the number of the period and the uses in it; another period makes it free.
"""

from __future__ import annotations

from collections.abc import Callable

from tannkit.state.effects import Condition
from tannkit.state.frame import A_NUMBER, KEY, R_NUMBER, THIS, Frame
from tannkit.state.registers import ACTIVATION, ATTACK, ROLL, TURN
from tannkit.state.state import State
from tannkit.state.tables import Tables
from tannkit.verbs.compiling import Code, NotYet
from tannkit.verbs.records.limit import LimitTo

# Uses are counted below the number of the period.
MOST = 128
# Token codes stay below it, and so a key belongs to one effect of one token.
SPREAD = 1_000_000


def open_(limit: LimitTo | None, salt: int = 0) -> Condition:
    """Whether an effect can be used once more.

    Args:
        limit: its limit; None for none.
        salt: tells limits inside one effect apart.

    Raises:
        NotYet: the limit counts something that the engine does not keep yet.
    """
    if limit is None:
        return lambda s, v: True
    period, times = _period(limit.per), limit.times

    def free(s: State, v: Frame) -> bool:
        kept = s.uses.get(_key(v, salt))
        return kept is None or kept // MOST != period(s) or kept % MOST < times

    return free


def count(limit: LimitTo | None, code: Code, salt: int = 0) -> None:
    """Add a step that counts one use.

    Args:
        limit: the limit; None for none.
        code: the program.
        salt: as for `open_`.
    """
    if limit is None:
        return
    period = _period(limit.per)

    def step(t: Tables, s: State, f: Frame) -> None:
        key, now = _key(f, salt), period(s)
        kept = s.uses.get(key)
        s.uses[key] = kept + 1 if kept is not None and kept // MOST == now else now * MOST + 1

    code.add(step)


def _key(v: Frame, salt: int) -> int:
    return (v[KEY] * 8 + salt) * SPREAD + v[THIS]


def _period(per: str) -> Callable[[State], int]:
    if per not in PERIODS:
        raise NotYet("limit", f"limits per {per}")
    return PERIODS[per]


PERIODS: dict[str, Callable[[State], int]] = {
    "game": lambda s: 0,
    "turn": lambda s: s.g[TURN],
    "activation": lambda s: s.g[ACTIVATION],
    "attack": lambda s: s.frames[s.g[ATTACK]][A_NUMBER] if s.g[ATTACK] else 0,
    "roll": lambda s: s.frames[s.g[ROLL]][R_NUMBER] if s.g[ROLL] else 0,
}
