"""Stepping: where a figure can go from where it stands, and what a step costs (RE-MOVE, RE-MAP-015 to RE-MAP-021)."""

from __future__ import annotations

from tannkit.board.board import bits
from tannkit.rulesets.tannhauser.changes import changes
from tannkit.rulesets.tannhauser.views import barred
from tannkit.state.registers import ENTRIES
from tannkit.state.state import ALIVE, State
from tannkit.state.tables import MOVEMENT, ROBOT, Tables


def cost(t: Tables, s: State, figure: int, circle: int) -> tuple[int, int]:
    """What entering a circle needs, and what it costs in the end: a green icon hands a point back (RE-MAP-016).

    Args:
        t: the tables.
        s: the state.
        figure: who enters.
        circle: where.
    """
    if s.pos[figure] < 0 and t.plays("RE-Q-10", "next-free-circle"):
        return _entry_cost(t, s, figure, circle)
    return _cost_of(t, s, figure, circle)


def _cost_of(t: Tables, s: State, figure: int, circle: int) -> tuple[int, int]:
    if not t.figures[figure].is_character:
        return 1, 1
    icons = -s.rubble[circle] if s.rubble[circle] else t.circle_changes[circle][MOVEMENT]
    if icons >= 0:
        # By RE-Q-16 cost and refund are settled together, so that a step onto a green icon needs no point.
        return 1 if not icons or not t.plays("RE-Q-16", "net-cost") else max(1 - icons, 0), 1 - icons
    penalty = -icons
    for change, _ in changes(t, s, "movement", figure):
        waived = change.record.ignore_penalty
        if waived == "all":
            penalty = 0
        elif waived is not None:
            penalty = max(penalty - waived, 0)
    return 1 + penalty, 1 + penalty


def standing(s: State, circle: int, besides: int = -1) -> list[int]:
    """The figures that stand on a circle."""
    return [
        each for team in s.team for each in team if s.pos[each] == circle and s.life[each] == ALIVE and each != besides
    ]


def occupied(s: State, besides: int = -1) -> int:
    """The circles on which figures stand, as a set."""
    found = 0
    for team in s.team:
        for each in team:
            if s.pos[each] >= 0 and s.life[each] == ALIVE and each != besides:
                found |= 1 << s.pos[each]
    return found


def blocked(t: Tables, s: State, figure: int) -> int:
    """The circles that a figure cannot enter: an enemy character stands there (RE-MOVE-003), or an effect forbids it."""
    found = barred(t, s, figure)
    for each in s.team[1 - s.side[figure]]:
        if s.pos[each] >= 0 and s.life[each] == ALIVE and t.figures[each].is_character:
            found |= 1 << s.pos[each]
    return found


def ways(t: Tables, s: State, figure: int) -> int:
    """The circles one step away: neighbours, or the entry points of its side while it is off the board (RE-MAP-022)."""
    if s.pos[figure] < 0:
        return entrances(t, s, figure)
    return t.distances.near[s.pos[figure]]


def entrances(t: Tables, s: State, figure: int) -> int:
    """The circles on which a figure can come into play: the entry points of its side, or by RE-Q-10, where none of them
    is free, the free circles nearest to one.
    """
    reached = s.g[ENTRIES + s.side[figure]]
    if not t.plays("RE-Q-10", "next-free-circle"):
        return reached
    taken, before = occupied(s, figure) | barred(t, s, figure), 0
    while not reached & ~taken and reached != before:
        before = reached
        for circle in bits(before):
            reached |= t.distances.near[circle]
    return reached & ~taken


def _entry_cost(t: Tables, s: State, figure: int, circle: int) -> tuple[int, int]:
    """What coming into play on a circle needs and costs: that of the cheapest among the shortest ways there from the
    entry points, as if nobody stood in them.
    """
    front = {each: _cost_of(t, s, figure, each) for each in bits(s.g[ENTRIES + s.side[figure]])}
    passed = 0
    while front and circle not in front:
        passed |= sum(1 << each for each in front)
        behind: dict[int, tuple[int, int]] = {}
        for here, (needed, spent) in front.items():
            for there in bits(t.distances.near[here] & ~passed):
                needs, net = _cost_of(t, s, figure, there)
                way = max(needed, spent + needs), spent + net
                behind[there] = min(way, behind.get(there, way))
        front = behind
    return front[circle]


def can_stop_beyond(t: Tables, s: State, figure: int, circle: int, points: int) -> bool:
    """Whether from a circle where one cannot stop a free one can be reached with so many points (RE-MOVE-005).

    Args:
        t: the tables.
        s: the state.
        figure: who moves.
        circle: the circle passed over.
        points: the movement points left there.
    """
    taken, closed = occupied(s, figure), blocked(t, s, figure)
    best = {circle: points}
    front = [circle]
    while front:
        here = front.pop()
        for there in bits(t.distances.near[here] & ~closed):
            needs, net = cost(t, s, figure, there)
            left = best[here] - net
            if needs > best[here] or left <= best.get(there, -1):
                continue
            if not taken >> there & 1:
                return True
            best[there] = left
            front.append(there)
    return False


def is_walker(t: Tables, figure: int) -> bool:
    """Whether a figure is a robot that is never activated (RE-HOUND-005)."""
    return t.figures[figure].kind == ROBOT and t.figures[figure].partner < 0
