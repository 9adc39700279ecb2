"""Secret doors: from a circle next to one to a circle next to another (RE-DOOR-008 to RE-DOOR-017)."""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.board.board import bits
from tannkit.rulesets.tannhauser.changes import forbidden
from tannkit.rulesets.tannhauser.stepping import blocked, can_stop_beyond, cost, standing
from tannkit.state.decision import Refusal
from tannkit.state.registers import ACTIVITY, ACTIVITY_DOORS, ACTIVITY_STARTED, DOORS, MOVES_LEFT
from tannkit.state.state import Move, State
from tannkit.state.tables import Tables

NO_DOORS = Refusal("no-secret-doors", "RE-DOOR-001", "this game has no secret doors")
TOO_LATE = Refusal("declared-too-late", "RE-DOOR-008", "secret doors are declared before anything else")
DECLARED = Refusal("declared-already", "RE-DOOR-008", "secret doors are declared already")
NOT_DECLARED = Refusal("not-declared", "RE-DOOR-012", "secret doors were not declared in this activation")
NOT_AT_A_DOOR = Refusal("not-at-a-door", "RE-DOOR-012", "one travels from beside a secret door to beside another")
TAKEN = Refusal("arrival-taken", "RE-DOOR-017", "one cannot arrive there")
TOO_FEW = Refusal("too-few-points", "RE-DOOR-012", "the movement points do not cover the way")


def moves(t: Tables, s: State, who: int) -> Iterator[Move]:
    """Declaring, and each circle that a secret door leads to."""
    if not s.g[DOORS]:
        return
    yield ("doors",)
    if s.g[ACTIVITY] & ACTIVITY_DOORS and s.pos[who] >= 0:
        yield from (("door", circle) for circle in bits(arrivals(t, s, s.pos[who])))


def arrivals(t: Tables, s: State, circle: int) -> int:
    """The circles beside other secret doors than one that the circle lies at, as a set."""
    found = 0
    for here in bits(s.g[DOORS]):
        if t.distances.beside[circle] >> here & 1:
            for there in bits(s.g[DOORS] & ~(1 << here)):
                found |= t.distances.near[there]
    return found & ~(1 << circle)


def refuse_declaring(t: Tables, s: State, who: int, move: Move) -> Refusal | None:
    """Why secret doors cannot be declared now."""
    if not s.g[DOORS]:
        return NO_DOORS
    if s.g[ACTIVITY] & ACTIVITY_DOORS:
        return DECLARED
    return TOO_LATE if s.g[ACTIVITY] & ACTIVITY_STARTED else None


def refuse(t: Tables, s: State, who: int, move: Move) -> Refusal | None:
    """Why a figure cannot travel to a circle by secret door."""
    circle = int(move[1])
    if not s.g[ACTIVITY] & ACTIVITY_DOORS:
        return NOT_DECLARED
    if s.pos[who] < 0 or not arrivals(t, s, s.pos[who]) >> circle & 1:
        return NOT_AT_A_DOOR
    if forbidden(t, s, "move", who) or blocked(t, s, who) >> circle & 1:
        return TAKEN
    needs, net = cost(t, s, who, circle)
    if needs > s.g[MOVES_LEFT]:
        return TOO_FEW
    if standing(s, circle, who) and not can_stop_beyond(t, s, who, circle, s.g[MOVES_LEFT] - net):
        return TAKEN
    return None
