"""A go: a side brings in reinforcements if it likes, and activates one character (RE-TURN-012 to RE-TURN-014)."""

from __future__ import annotations

from tannkit.rulesets.tannhauser import reinforcement, uses
from tannkit.rulesets.tannhauser.activation import activate
from tannkit.rulesets.tannhauser.changes import changes, forbidden
from tannkit.rulesets.tannhauser.stepping import is_walker
from tannkit.state.decision import Decision, Refusal
from tannkit.state.frame import OWN, PC, Frame
from tannkit.state.registers import ACTING, FIRST, NOBODY, PARTNER
from tannkit.state.state import ACTIVATED, ALIVE, OVERWATCH, Move, State
from tannkit.state.tables import Tables

NAME = "go"
WHO, SECOND = range(OWN, OWN + 2)
SIZE = 2
NOT_NOW = Refusal("cannot-activate", "RE-TURN-014", "this character cannot be activated now")


def whose_go(t: Tables, s: State, last: int) -> int:
    """The side that activates next: the other one, unless it has nobody left (RE-TURN-013); NOBODY at the end.

    Args:
        t: the tables.
        s: the state.
        last: the side that had the last go, or NOBODY in a new turn.
    """
    able = [bool(eligible(t, s, side)) for side in (0, 1)]
    if not any(able):
        return NOBODY
    side = s.g[FIRST] if last == NOBODY else 1 - last
    for each in (0, 1):
        # An effect may make the other side activate everybody first.
        if able[1 - each] and any(changes(t, s, "turn_order", figure) for figure in s.team[each]):
            side = 1 - each
    return side if able[side] else 1 - side


def eligible(t: Tables, s: State, side: int) -> list[int]:
    """Who of a side can be activated: alive, not activated yet, not on overwatch (RE-TURN-014)."""
    return [
        each
        for each in s.team[side]
        if s.life[each] == ALIVE
        and not s.flags[each] & (ACTIVATED | OVERWATCH)
        and not is_walker(t, each)
        and not forbidden(t, s, "activate", each)
        and not _partner_done(t, s, each)
    ]


def ask(t: Tables, s: State, f: Frame) -> Decision | None:
    """Whom does the side activate? Before that it may bring in a reinforcement (RE-REINF-002)."""
    side = s.g[ACTING]
    moves: list[Move] = [("activate", each) for each in eligible(t, s, side)]
    moves += reinforcement.moves(t, s, side)
    if not moves:
        s.answer = ()
        return None
    return Decision("go", side, lambda: moves, lambda move: _refuse(t, s, move, moves))


def answer(t: Tables, s: State, f: Frame) -> None:
    """Activate, or bring in and ask again."""
    if not s.answer:
        f[PC] = len(STEPS)
    elif s.answer[0] == "activate":
        f[WHO] = int(s.answer[1])
        f[SECOND] = _partner(t, s, f[WHO])
        s.g[PARTNER] = f[SECOND]
        activate(t, s, f[WHO])
    elif s.answer[0] == "window":
        token, use = s.index.uses[int(s.answer[2])]
        uses.start(t, s, s.holder[token], token, use)
        f[PC] = 0
    else:
        reinforcement.bring(t, s, int(s.answer[1]), str(s.answer[2]))
        f[PC] = 0


def partner(t: Tables, s: State, f: Frame) -> None:
    """The second of a pair is activated right behind the first (RE-VOIV-006, RE-VOIV-008)."""
    if f[SECOND] != NOBODY and s.life[f[SECOND]] == ALIVE:
        activate(t, s, f[SECOND])


def walkers(t: Tables, s: State, f: Frame) -> None:
    """After each activation Hound DOG takes a step (RE-HOUND-004)."""
    s.g[PARTNER] = NOBODY
    s.call(t.program("walk"), size=2)


def _partner(t: Tables, s: State, figure: int) -> int:
    other = t.figures[figure].partner
    able = other >= 0 and s.life[other] == ALIVE and not s.flags[other] & (ACTIVATED | OVERWATCH)
    return other if able else NOBODY


def _partner_done(t: Tables, s: State, figure: int) -> bool:
    """Whether the pair has had its activation: one that came back later waits for the next turn (RE-VOIV-008)."""
    other = t.figures[figure].partner
    return other >= 0 and bool(s.flags[other] & ACTIVATED)


def _refuse(t: Tables, s: State, move: Move, moves: list[Move]) -> Refusal | None:
    if move in moves:
        return None
    if move and move[0] in ("reinforce", "window"):
        return reinforcement.refuse(t, s, move)
    return NOT_NOW


STEPS = (ask, answer, partner, walkers)
