"""A go: a side brings in reinforcements if it likes, and activates one character (RE-TURN-012 to RE-TURN-014)."""

from __future__ import annotations

from tannkit.rulesets.tannhauser import reinforcement, uses, walk
from tannkit.rulesets.tannhauser.activation import activate
from tannkit.rulesets.tannhauser.changes import changes, forbidden
from tannkit.rulesets.tannhauser.stepping import is_walker
from tannkit.state.decision import Decision, Refusal
from tannkit.state.frame import OWN, PC, Frame
from tannkit.state.game_rules import FixedTurn
from tannkit.state.registers import ACTING, FIRST, NOBODY, PARTNER, TURN
from tannkit.state.state import ACTIVATED, ALIVE, OVERWATCH, Move, State
from tannkit.state.tables import Tables

NAME = "go"
# LATER: whether it is not the side's first go in this turn. PASSED: whether nobody was activated although one could be.
# THERE: the figures that walk after activations and were on the board before this one, as a set.
LATER, PASSED, WHO, SECOND, THERE = range(OWN, OWN + 5)
SIZE = 5
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


def fixed_turn(t: Tables, s: State) -> FixedTurn | None:
    """What the mode fixes for the initiative of this turn; None if it is rolled for."""
    return next((each for each in t.rules.fixed if each.turn == s.g[TURN]), None)


def eligible(t: Tables, s: State, side: int) -> list[int]:
    """Who of a side can be activated: alive, not activated yet, not on overwatch (RE-TURN-014).

    Whoever the mode has activated first in this turn comes before all others of the side.
    """
    found = _able(t, s, side)
    fixed = fixed_turn(t, s) if t.rules.fixed else None
    return [each for each in found if fixed is not None and each in fixed.first] or found


def _able(t: Tables, s: State, side: int) -> list[int]:
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
    if not t.plays("RE-Q-48", "start-of-step") and not (f[LATER] and t.plays("RE-Q-48", "before-own-first-go")):
        moves += reinforcement.moves(t, s, side)
    if may_pass(t, s, side):
        moves.append(("pass-go",))
    if not moves:
        s.answer = ()
        return None
    return Decision("go", side, lambda: moves, lambda move: _refuse(t, s, move, moves))


def answer(t: Tables, s: State, f: Frame) -> None:
    """Activate, or bring in and ask again."""
    if not s.answer or s.answer[0] == "pass-go":
        f[PASSED] = len(s.answer)
        f[PC] = STEPS.index(done)
    elif s.answer[0] == "activate":
        f[WHO] = int(s.answer[1])
        f[SECOND] = _partner(t, s, f[WHO])
        s.g[PARTNER] = f[SECOND]
        f[THERE] = walk.on_board(t, s)
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
        if t.plays("RE-Q-78", "pair-gives-two"):
            walk.walk(t, s, f[WHO], f[THERE])


def walkers(t: Tables, s: State, f: Frame) -> None:
    """After each activation Hound DOG takes a step (RE-HOUND-004)."""
    s.g[PARTNER] = NOBODY
    walk.walk(t, s, f[WHO], f[THERE])


def done(t: Tables, s: State, f: Frame) -> None:
    """Whether the go was passed is the result."""
    s.result = f[PASSED]


def may_pass(t: Tables, s: State, side: int) -> bool:
    """Whether a side may keep its characters for later: not at all, unless by RE-Q-08."""
    if t.plays("RE-Q-08", "may-pass"):
        return True
    return t.plays("RE-Q-08", "pass-when-fewer") and len(eligible(t, s, side)) < len(eligible(t, s, 1 - side))


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


STEPS = (ask, answer, partner, walkers, done)
