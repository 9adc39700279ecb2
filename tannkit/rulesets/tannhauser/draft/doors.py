"""Secret doors are placed: in turns, on Action circles that are far enough apart (RE-DOOR-002 to RE-DOOR-006)."""

from __future__ import annotations

from tannkit.board.board import bits
from tannkit.board.distances import UNREACHABLE
from tannkit.rulesets.tannhauser.draft import contest, secret
from tannkit.state.decision import Decision, Refusal
from tannkit.state.frame import OWN, PC, Frame
from tannkit.state.registers import DOORS
from tannkit.state.state import Move, State
from tannkit.state.tables import Tables

NAME = "draft-doors"
COUNT, PLACED, SIDE, LAST = range(OWN, OWN + 4)
SIZE = 4
NUMBERS = (0, 2, 4)
APART = 6
NOT_ACTION = Refusal("no-action-circle", "RE-DOOR-005", "a secret door lies on an Action circle")
TOO_NEAR = Refusal("doors-too-near", "RE-DOOR-006", "secret doors are at least six circles apart")


def place(t: Tables, s: State, count: int) -> None:
    """Have so many doors placed before the next step.

    Args:
        t: the tables.
        s: the state.
        count: 0, 2 or 4 (RE-DOOR-003).
    """
    if count:
        s.call(t.program(NAME), count, size=SIZE)


def roll(t: Tables, s: State, f: Frame) -> None:
    """A die says who begins (RE-DOOR-004)."""
    contest.hold(t, s)


def rolled(t: Tables, s: State, f: Frame) -> None:
    """The winner places the first one."""
    f[SIDE] = s.result


def ask(t: Tables, s: State, f: Frame) -> Decision | None:
    """A circle for the next door; none when there is no room left (RE-Q-85)."""
    if not far_enough(t, s):
        s.answer = ()
        return None
    circles: list[Move] = [("place-door", circle) for circle in range(len(t.board.circles))]
    return secret.ask("secret-door", f[SIDE], circles, lambda move: refuse(t, s, int(move[1])))


def lay(t: Tables, s: State, f: Frame) -> None:
    """It lies there, and the other side goes on."""
    if not s.answer:
        if f[PLACED] % 2:
            s.g[DOORS] &= ~(1 << f[LAST])
            s.tell("door.taken-back", f[LAST])
        return
    f[LAST] = int(s.answer[1])
    s.g[DOORS] |= 1 << f[LAST]
    s.tell("door.laid", f[SIDE], f[LAST])
    f[PLACED] += 1
    f[SIDE] = 1 - f[SIDE]
    if f[PLACED] < f[COUNT]:
        f[PC] = STEPS.index(ask)


def refuse(t: Tables, s: State, circle: int) -> Refusal | None:
    """Why a secret door cannot lie on a circle."""
    if not t.board.actions >> circle & 1:
        return NOT_ACTION
    if far_enough(t, s) >> circle & 1:
        return None
    return TOO_NEAR


def far_enough(t: Tables, s: State) -> int:
    """The Action circles that are six circles away from all doors, as a set.

    Where there are none, one reading of RE-Q-85 takes those that are farthest away from the nearest door.
    """
    free = {circle: apart(t, s, circle) for circle in bits(t.board.actions & ~s.g[DOORS])}
    least = APART
    if t.plays("RE-Q-85", "farthest-circle") and free:
        least = min(least, max(free.values()))
    return sum(1 << circle for circle, steps in free.items() if steps >= least)


def apart(t: Tables, s: State, circle: int) -> int:
    """How far a circle is from the nearest door, as RE-Q-84 counts; UNREACHABLE if there is none."""
    return min((_between(t, circle, door) for door in bits(s.g[DOORS])), default=UNREACHABLE)


def _between(t: Tables, one: int, other: int) -> int:
    if t.plays("RE-Q-84", "between-neighbours"):
        ends = [(a, b) for a in bits(t.distances.near[one]) for b in bits(t.distances.near[other])]
        return min((t.distances.distance(a, b) for a, b in ends), default=UNREACHABLE)
    steps = t.distances.distance(one, other)
    return steps - 1 if t.plays("RE-Q-84", "circles-between") else steps


STEPS = (roll, rolled, ask, lay)
