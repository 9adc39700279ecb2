"""Wounds: each turns the dial down by a row, and below the bottom row one dies (RE-WOUND-001 to RE-WOUND-005)."""

from __future__ import annotations

from tannkit.rulesets.tannhauser.listeners import announce
from tannkit.rulesets.tannhauser.shake_off import ask_shake_off, shake_off
from tannkit.rulesets.tannhauser.views import sight
from tannkit.state.decision import Decision
from tannkit.state.frame import D_AT, D_BY, D_CAUSE, D_LOCAL, D_WOUNDS, OUTCOME, REPLACED, Frame
from tannkit.state.state import ALIVE, Move, State
from tannkit.state.tables import ROBOT, Tables

NAME = "wound"
# The row below the bottom one is reached: the dial has no such row.
DYING = D_LOCAL
# Whether a shock roll was made against them, after which one of them could be shaken off.
ROLLED = D_LOCAL + 1
SIZE = D_LOCAL + 2


def assign(t: Tables, s: State, f: Frame) -> None:
    """Somebody is about to be wounded; effects may prevent it."""
    f.extend([0] * (SIZE - len(f)))
    if s.life[f[D_AT]] != ALIVE:
        f[D_WOUNDS] = 0
        return
    announce(t, s, "wounds.assigned", by=f[D_BY], at=f[D_AT], amount=f[D_WOUNDS], cause=f[D_CAUSE])


def prevent(t: Tables, s: State, f: Frame) -> None:
    """What took the place of the wounds leaves none."""
    if f[OUTCOME] == REPLACED:
        f[D_WOUNDS] = 0


def ask_shake(t: Tables, s: State, f: Frame) -> Decision | None:
    """Without a shock roll nothing can be shaken off, unless by RE-Q-47."""
    if f[ROLLED] or not t.plays("RE-Q-47", "any-wound"):
        s.answer = ("take",)
        return None
    return ask_shake_off(t, s, f[D_AT], f[D_WOUNDS])


def shake(t: Tables, s: State, f: Frame) -> None:
    """The wounds that are left."""
    f[D_WOUNDS] = shake_off(t, s, f[D_AT], f[D_WOUNDS])


def ask_stand_in(t: Tables, s: State, f: Frame) -> Decision | None:
    """One of the wounds may go to a Voïvode on a path of the one it belongs to (RE-VOIV-010, RE-VOIV-011)."""
    stand_ins = _stand_ins(t, s, f[D_AT]) if f[D_WOUNDS] else []
    if not stand_ins:
        s.answer = ("keep",)
        return None
    moves: list[Move] = [("keep",), *(("stand-in", each) for each in stand_ins)]
    return Decision("stand-in", s.side[f[D_AT]], lambda: moves, figure=f[D_AT])


def stand_in(t: Tables, s: State, f: Frame) -> None:
    """The Voïvode is destroyed without a shock roll of its own."""
    if s.answer[0] == "stand-in":
        f[D_WOUNDS] -= 1
        s.call(t.program(NAME), int(s.answer[1]), 1, f[D_CAUSE], f[D_BY], 0, 1)


def suffer(t: Tables, s: State, f: Frame) -> None:
    """The dial goes down; wounds beyond the killing one have no effect (RE-WOUND-004)."""
    who, wounds = f[D_AT], f[D_WOUNDS]
    if not wounds:
        return
    bottom = len(t.figures[who].rows) - 1
    row = s.row[who] + wounds
    f[DYING] = int(row > bottom)
    s.row[who] = min(row, bottom)
    s.tell("wounds.suffered", who, wounds, f[D_CAUSE], f[D_BY])
    announce(t, s, "wounds.suffered", by=f[D_BY], at=who, amount=wounds, cause=f[D_CAUSE])


def die(t: Tables, s: State, f: Frame) -> None:
    """Below the bottom row one dies (RE-WOUND-003)."""
    s.result = f[D_WOUNDS]
    if f[DYING] and s.life[f[D_AT]] == ALIVE:
        s.call(t.program("die"), f[D_AT], 1, f[D_BY])


def done(t: Tables, s: State, f: Frame) -> None:
    """The wounds that were dealt are the result."""
    s.result = f[D_WOUNDS]


def _stand_ins(t: Tables, s: State, who: int) -> list[int]:
    if s.pos[who] < 0:
        return []
    seen = sight(t, s, who)[s.pos[who]]
    character = t.figures[who].character
    return [
        each
        for each in s.team[s.side[who]]
        if t.figures[each].kind == ROBOT
        and t.figures[each].partner >= 0
        and character in t.figures[each].needs
        and s.life[each] == ALIVE
        and s.pos[each] >= 0
        and seen >> s.pos[each] & 1
    ]


STEPS = (assign, prevent, ask_shake, shake, ask_stand_in, stand_in, suffer, die, done)
