"""Hits: automatic attack successes without an attack roll, against which a shock roll is made (RE-AUTO-002).

They come from grenades, explosions and effects, and are no attack: nothing that asks for an attack holds meanwhile.
"""

from __future__ import annotations

from tannkit.rulesets.tannhauser.roll import DICE, roll
from tannkit.rulesets.tannhauser.shake_off import ask_shake_off, shake_off
from tannkit.state.decision import Decision
from tannkit.state.frame import OWN, ROLL_SHOCK, Frame
from tannkit.state.registers import ATTACK
from tannkit.state.state import ALIVE, State
from tannkit.state.tables import STAMINA, Tables

NAME = "hit"
WHO, SUCCESSES, CAUSE, OUTER = range(OWN, OWN + 4)
SIZE = 4


def hit(t: Tables, s: State, who: int, successes: int, cause: int) -> None:
    """Have somebody hit before the next step. `s.result` is the wounds.

    Args:
        t: the tables.
        s: the state.
        who: the figure that is hit.
        successes: how many automatic attack successes.
        cause: a place in CAUSES.
    """
    s.call(t.program(NAME), who, successes, cause, size=SIZE)


def shock(t: Tables, s: State, f: Frame) -> None:
    """One shock roll against all of them (RE-AUTO-002, RE-GREN-011)."""
    if len(f) < OWN + SIZE:
        f.append(0)
    f[OUTER] = s.g[ATTACK]
    s.g[ATTACK] = 0
    s.tell("hit", f[WHO], f[SUCCESSES], f[CAUSE])
    if s.life[f[WHO]] == ALIVE:
        roll(t, s, ROLL_SHOCK, f[WHO], STAMINA, -1, DICE)
    else:
        f[SUCCESSES] = 0
        s.result = 0


def cancel(t: Tables, s: State, f: Frame) -> None:
    """Each shock success cancels one (RE-AUTO-001)."""
    f[SUCCESSES] = max(f[SUCCESSES] - s.result, 0)


def ask_shake(t: Tables, s: State, f: Frame) -> Decision | None:
    """The side of who was hit may shake off a wound (RE-CP-034)."""
    return ask_shake_off(t, s, f[WHO], f[SUCCESSES])


def wound(t: Tables, s: State, f: Frame) -> None:
    """What is left over are wounds."""
    wounds = shake_off(t, s, f[WHO], f[SUCCESSES])
    if wounds:
        s.call(t.program("wound"), f[WHO], wounds, f[CAUSE], -1, 0, 1)
    else:
        s.result = 0


def close(t: Tables, s: State, f: Frame) -> None:
    """The attack in which it happened, if any, goes on."""
    s.g[ATTACK] = f[OUTER]


STEPS = (shock, cancel, ask_shake, wound, close)
