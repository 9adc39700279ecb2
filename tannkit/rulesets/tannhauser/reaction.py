"""Reactions: a character on overwatch answers a step or an announced action of an enemy (RE-OW-008 to RE-OW-026)."""

from __future__ import annotations

from tannkit.rulesets.tannhauser.attack import attack, candidates
from tannkit.rulesets.tannhauser.changes import changes, forbidden
from tannkit.state.decision import Decision
from tannkit.state.frame import OWN, PC, SORT_OVERWATCH, Frame
from tannkit.state.state import ALIVE, FIRED, OVERWATCH, Move, State
from tannkit.state.tables import Tables

NAME = "reaction"
TARGET, WATCHER = range(OWN, OWN + 2)


def ask(t: Tables, s: State, f: Frame) -> Decision | None:
    """One of those on overwatch who can attack the one that set it off may do so (RE-OW-015, RE-OW-022)."""
    side = 1 - s.side[f[TARGET]]
    able = [each for each in s.team[side] if s.flags[each] & OVERWATCH and _can_fire(t, s, each, f[TARGET])]
    if not able:
        s.answer = ("hold",)
        return None
    moves: list[Move] = [("hold",), *(("fire", each) for each in able)]
    return Decision("overwatch", side, lambda: moves, figure=f[TARGET])


def fire(t: Tables, s: State, f: Frame) -> None:
    """The overwatch attack; it costs nothing (RE-OW-024)."""
    if s.answer[0] != "fire":
        f[PC] = len(STEPS)
        return
    f[WATCHER] = int(s.answer[1])
    s.tell("overwatch.fired", f[WATCHER], f[TARGET])
    attack(t, s, f[WATCHER], SORT_OVERWATCH, at=f[TARGET])


def lower(t: Tables, s: State, f: Frame) -> None:
    """The status is used up (RE-OW-021), unless an effect lets it last."""
    who = f[WATCHER]
    s.flags[who] += FIRED
    allowed = 1
    for change, _ in changes(t, s, "overwatch", who):
        if change.record.keeps_status:
            return
        allowed = max(allowed, change.record.attacks or 1)
    if s.flags[who] // FIRED >= allowed:
        s.flags[who] &= ~OVERWATCH


def _can_fire(t: Tables, s: State, who: int, target: int) -> bool:
    if s.life[who] != ALIVE or s.pos[who] < 0 or forbidden(t, s, "overwatch_attack", who):
        return False
    return bool(candidates(t, s, who, SORT_OVERWATCH, at=target))


STEPS = (ask, fire, lower)
