"""An announced action: effects and overwatch may answer it before it is carried out (RE-OW-010, RE-OW-014).

Its frame is laid out like that of an attack, so that effects can ask for the weapon that was named.
"""

from __future__ import annotations

from tannkit.rulesets.tannhauser.actions import ACTIONS
from tannkit.rulesets.tannhauser.hound import offer_attack
from tannkit.rulesets.tannhauser.listeners import announce
from tannkit.state.decision import Decision
from tannkit.state.frame import (
    A_AT,
    A_BASE,
    A_BY,
    A_LOCAL,
    A_NUMBER,
    A_OUTER,
    A_SORT,
    A_VIA,
    A_WEAPON,
    PC,
    SORT_ACTION,
    Frame,
)
from tannkit.state.registers import ACTIONS_LEFT, ACTIVITY, ACTIVITY_ACTED, ATTACK, ATTACKS, ENDING
from tannkit.state.state import ALIVE, Move, State
from tannkit.state.tables import Tables
from tannkit.verbs.lasting import sweep

NAME = "announcement"
KIND, FIRST, SECOND, THIRD, NUMBERS = range(A_LOCAL, A_LOCAL + 5)  # NUMBERS: how many numbers go with the action
SIZE = A_LOCAL + 5


def announce_action(t: Tables, s: State, who: int, move: Move) -> None:
    """Have an action announced and carried out before the next step.

    Args:
        t: the tables.
        s: the state.
        who: the active figure.
        move: the kind of action, and up to three numbers that go with it.
    """
    f = s.call(t.program(NAME), who, size=SIZE - 3)
    f[A_AT] = f[A_VIA] = f[A_BASE] = -1
    f[A_WEAPON] = int(move[1]) if move[0] == "attack" else -3
    f[A_SORT] = SORT_ACTION
    f[KIND] = list(ACTIONS).index(str(move[0]))
    f[NUMBERS] = len(move) - 1
    for place, number in enumerate(move[1:4]):
        f[FIRST + place] = int(number)


def tell(t: Tables, s: State, f: Frame) -> None:
    """The kind of action is announced."""
    f[A_OUTER] = s.g[ATTACK]
    if f[A_WEAPON] >= -2:
        s.g[ATTACKS] += 1
        f[A_NUMBER] = s.g[ATTACKS]
        s.g[ATTACK] = len(s.frames) - 1
    s.tell("action.announced", f[A_BY], list(ACTIONS)[f[KIND]], *f[FIRST:NUMBERS])
    announce(t, s, "action.announced", by=f[A_BY], at=f[A_BY])


def react(t: Tables, s: State, f: Frame) -> None:
    """Enemies on overwatch may fire first."""
    s.g[ATTACK] = f[A_OUTER]
    if s.life[f[A_BY]] == ALIVE and not s.g[ENDING]:
        s.call(t.program("reaction"), f[A_BY], 0)


def ask_again(t: Tables, s: State, f: Frame) -> Decision | None:
    """An action that has become impossible is used up, unless by RE-Q-57; there it may be chosen once more."""
    s.answer = ()
    if s.life[f[A_BY]] != ALIVE or s.g[ENDING] or not t.plays("RE-Q-57", "same-kind-again"):
        return None
    moves = [move for move in ACTIONS[_verb(f)].moves(t, s, f[A_BY]) if not _impossible(t, s, f, move)]
    if not moves or not _impossible(t, s, f, _move(f)):
        return None
    return Decision("action", s.side[f[A_BY]], lambda: moves, figure=f[A_BY])


def choose_again(t: Tables, s: State, f: Frame) -> None:
    """What was chosen takes the place of what was announced; or the action counts as not spent."""
    for place, number in enumerate(s.answer[1:]):
        f[FIRST + place] = int(number)
    able = s.life[f[A_BY]] == ALIVE and not s.g[ENDING]
    if able and t.plays("RE-Q-57", "taken-back") and _impossible(t, s, f, _move(f)):
        s.g[ACTIONS_LEFT] += 1
        s.g[ACTIVITY] &= ~ACTIVITY_ACTED
        f[PC] = _CLOSE


def _verb(f: Frame) -> str:
    return list(ACTIONS)[f[KIND]]


def _move(f: Frame) -> Move:
    return (_verb(f), *f[FIRST : FIRST + f[NUMBERS]])


def _impossible(t: Tables, s: State, f: Frame, move: Move) -> bool:
    # The action itself is spent by now; it must not count against what it is spent on.
    s.g[ACTIONS_LEFT] += 1
    refusal = ACTIONS[_verb(f)].refuse(t, s, f[A_BY], move)
    s.g[ACTIONS_LEFT] -= 1
    return refusal is not None


def perform(t: Tables, s: State, f: Frame) -> None:
    """A survivor carries out what he announced (RE-OW-020); one who died does not (RE-OW-018)."""
    if s.life[f[A_BY]] != ALIVE or s.g[ENDING]:
        f[PC] = _CLOSE
        return
    action = list(ACTIONS.values())[f[KIND]]
    action.perform(t, s, f[A_BY], (f[FIRST], f[SECOND], f[THIRD]), f[A_NUMBER])


def hound(t: Tables, s: State, f: Frame) -> None:
    """Besides any action but an attack its controller may have Hound DOG attack (RE-HOUND-006)."""
    if f[A_WEAPON] < -2 and s.life[f[A_BY]] == ALIVE and list(ACTIONS)[f[KIND]] != "order":
        offer_attack(t, s, f[A_BY])


def close(t: Tables, s: State, f: Frame) -> None:
    """What lasted for the attack ends with the action."""
    if f[A_NUMBER] and s.lasting:
        sweep(s, f[A_NUMBER])


STEPS = (tell, react, ask_again, choose_again, perform, hound, close)
_CLOSE = STEPS.index(close)
