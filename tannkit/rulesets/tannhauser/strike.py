"""A strike: one attack as declared, from the attack roll to the counterattack (RE-COMBAT-001).

Declared, attack roll, shock roll, wounds, concluded, counterattack. With two linked targets the attack roll counts
against both, and each makes a shock roll of its own.
"""

from __future__ import annotations

from tannkit.rulesets.tannhauser.listeners import announce
from tannkit.rulesets.tannhauser.roll import DICE, roll
from tannkit.rulesets.tannhauser.shake_off import ask_shake_off, shake_off
from tannkit.rulesets.tannhauser.weapons import base_dice
from tannkit.state.codes import is_figure
from tannkit.state.decision import Decision
from tannkit.state.frame import (
    A_AT,
    A_BASE,
    A_BY,
    A_HITS,
    A_LOCAL,
    A_NUMBER,
    A_OUTER,
    A_SORT,
    A_WEAPON,
    A_WOUNDS,
    GOES_ON,
    OUTCOME,
    PC,
    REFUSED,
    ROLL_ATTACK,
    ROLL_SHOCK,
    SORT_ACTION,
    SORT_BLAST,
    Frame,
)
from tannkit.state.registers import ACTIONS_LEFT, ACTIVITY, ACTIVITY_ACTED, ATTACK, ATTACKS, REFUSED_BY
from tannkit.state.state import ALIVE, State
from tannkit.state.tables import COMBAT, STAMINA, Tables
from tannkit.verbs.lasting import sweep

NAME = "strike"
SECOND = A_LOCAL  # the other linked target, or -1
ROLLED = A_LOCAL + 1  # successes of the attack roll
FIRST = A_LOCAL + 2  # the first linked target
SIZE = A_LOCAL + 3


def strike(
    t: Tables,
    s: State,
    by: int,
    at: int,
    weapon: int,
    sort: int,
    *,
    via: int = -1,
    base: int = -1,
    second: int = -1,
    number: int = 0,
) -> None:
    """Have an attack made before the next step. `s.result` is the wounds dealt to the first target.

    Args:
        t: the tables.
        s: the state.
        by: the attacker.
        at: the code of the target: a figure, or the circle that is aimed at.
        weapon: a token, UNARMED or INTRINSIC.
        sort: bits of the sort of attack.
        via: the kind of the token whose effect brings it, or -1.
        base: the number of dice it starts from, or -1 for the weapon's.
        second: a linked second target, or -1.
        number: the number of the attack if it was announced, else 0.
    """
    f = s.call(t.program(NAME), by, at, weapon, sort, via, base, size=SIZE - 3)
    f[SECOND], f[A_NUMBER] = second, number


def declare(t: Tables, s: State, f: Frame) -> None:
    """The attack is declared; effects may stand in its way."""
    if not f[A_NUMBER]:
        s.g[ATTACKS] += 1
        f[A_NUMBER] = s.g[ATTACKS]
    f[A_OUTER] = s.g[ATTACK]
    s.g[ATTACK] = len(s.frames) - 1
    s.tell("attack.declared", f[A_BY], f[A_AT], f[A_WEAPON], f[A_SORT])
    announce(t, s, "attack.declared", by=f[A_BY], at=f[A_AT], target=f[A_AT])


def roll_attack(t: Tables, s: State, f: Frame) -> None:
    """The attack roll; none if something took its place."""
    # A blast that one of several refuses is made all the same.
    if f[OUTCOME] == REFUSED and f[A_SORT] & SORT_ACTION and not f[A_SORT] & SORT_BLAST:
        # What is refused costs nothing: the action is there for something else.
        s.g[ACTIONS_LEFT] += 1
        s.g[ACTIVITY] &= ~ACTIVITY_ACTED
        s.g[REFUSED_BY] |= 1 << f[A_AT]
    if f[OUTCOME] != GOES_ON or not is_figure(f[A_AT]) or s.life[f[A_BY]] != ALIVE:
        f[A_HITS] = 0
        f[PC] = _CLOSE
        return
    base = f[A_BASE] if f[A_BASE] >= 0 else base_dice(t, s, f[A_BY], f[A_WEAPON])
    roll(t, s, ROLL_ATTACK, f[A_BY], COMBAT, f[A_AT], base)


def keep(t: Tables, s: State, f: Frame) -> None:
    """The successes of the attack roll count against each target."""
    f[ROLLED] = s.result


def shock(t: Tables, s: State, f: Frame) -> None:
    """With a success the target makes one shock roll (RE-COMBAT-016, RE-COMBAT-017)."""
    f[A_HITS] = f[ROLLED]
    f[A_WOUNDS] = 0
    if f[A_HITS] and s.life[f[A_AT]] == ALIVE:
        roll(t, s, ROLL_SHOCK, f[A_AT], STAMINA, f[A_BY], DICE)
    else:
        f[A_HITS] = 0
        f[PC] = _CONCLUDE


def cancel(t: Tables, s: State, f: Frame) -> None:
    """Each shock success cancels one attack success (RE-COMBAT-020)."""
    f[A_HITS] = max(f[A_HITS] - s.result, 0)
    s.tell("attack.left", f[A_AT], f[A_HITS])


def ask_shake(t: Tables, s: State, f: Frame) -> Decision | None:
    """The target's side may shake off a wound (RE-CP-034)."""
    return ask_shake_off(t, s, f[A_AT], f[A_HITS])


def wound(t: Tables, s: State, f: Frame) -> None:
    """What is left over are wounds (RE-COMBAT-021)."""
    wounds = shake_off(t, s, f[A_AT], f[A_HITS])
    if wounds:
        s.call(t.program("wound"), f[A_AT], wounds, 0, f[A_BY], 0, 1)
    else:
        s.result = 0


def conclude(t: Tables, s: State, f: Frame) -> None:
    """The attack on this target is over."""
    f[A_WOUNDS] = s.result if f[A_HITS] else 0
    s.tell("attack.concluded", f[A_BY], f[A_AT], f[A_WOUNDS])
    announce(t, s, "attack.concluded", by=f[A_BY], at=f[A_AT], target=f[A_AT], amount=f[A_WOUNDS])


def next_target(t: Tables, s: State, f: Frame) -> None:
    """The same attack roll counts against a linked second target."""
    if f[SECOND] >= 0:
        f[FIRST] = f[A_AT] + 1
        f[A_AT], f[SECOND] = f[SECOND], -1
        f[PC] = _SHOCK


def answer(t: Tables, s: State, f: Frame) -> None:
    """Who was attacked and lives may attack back (RE-CP-025, RE-CP-027)."""
    if is_figure(f[A_AT]):
        first = f[FIRST] - 1
        s.call(
            t.program("counterattack"),
            f[A_BY],
            f[A_SORT],
            first if first >= 0 else f[A_AT],
            f[A_AT] if first >= 0 else -1,
        )


def close(t: Tables, s: State, f: Frame) -> None:
    """What lasted for the attack ends."""
    s.g[ATTACK] = f[A_OUTER]
    if s.lasting:
        sweep(s, f[A_NUMBER])
    s.result = f[A_WOUNDS]


STEPS = (
    declare,
    roll_attack,
    keep,
    shock,
    cancel,
    ask_shake,
    wound,
    conclude,
    next_target,
    answer,
    close,
)
_SHOCK, _CONCLUDE, _CLOSE = STEPS.index(shock), STEPS.index(conclude), STEPS.index(close)
