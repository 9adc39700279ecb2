"""Ground: where a figure can go in an activation, and which circles somebody can attack."""

from __future__ import annotations

from dataclasses import dataclass

from tannkit.ai.memory import Memory
from tannkit.board.board import bits
from tannkit.rulesets.tannhauser.changes import changes, forbidden
from tannkit.rulesets.tannhauser.stepping import blocked, cost, occupied, ways
from tannkit.rulesets.tannhauser.values import value
from tannkit.state.registers import ACTIVE, MOVES_LEFT
from tannkit.state.state import State
from tannkit.state.tables import MOVEMENT, Tables

MELEE, RANGED = 0, 1


@dataclass(slots=True)
class Reach:
    """Where a figure can stop: the points left there, and the circle that it comes from; -1 for its own."""

    left: dict[int, int]
    before: dict[int, int]
    stops: list[int]

    def way(self, circle: int) -> list[int]:
        """The circles to enter on the way to one."""
        found = []
        while circle in self.before and circle not in found:
            found.append(circle)
            circle = self.before[circle]
        return found[::-1]


def points_of(t: Tables, s: State, who: int) -> int:
    """The movement points of a figure: those left, or those that it would begin with."""
    if s.g[ACTIVE] == who:
        return s.g[MOVES_LEFT]
    points = max(value(t, s, who, MOVEMENT), 0)
    for change, v in changes(t, s, "movement", who):
        more = change.numbers.get("points")
        points += more(s, v) if more is not None else 0
    return points


def reach(t: Tables, s: State, who: int, points: int) -> Reach:
    """Where a figure gets with so many points: one flood over the board, past friends, not past enemies."""
    here = s.pos[who]
    left, before = ({} if here < 0 else {here: points}), {}
    closed, taken = blocked(t, s, who), occupied(s, who)
    if points <= 0 or forbidden(t, s, "move", who):
        return Reach(left, before, [here] if here >= 0 else [])
    front = [here]
    near, special, rubble = t.distances.near, t.circle_changes, s.rubble
    while front:
        behind = []
        for circle in front:
            have = left.get(circle, points)
            around = near[circle] if circle >= 0 else ways(t, s, who)
            for there in bits(around & ~closed):
                if special[there][MOVEMENT] or rubble[there] or circle < 0:
                    needs, net = cost(t, s, who, there)
                else:
                    needs = net = 1
                # Circles that give points back are worth no more than the points one began with.
                rest = min(have - net, points)
                if needs <= have and rest > left.get(there, -1) and there != here:
                    left[there], before[there] = rest, circle
                    behind.append(there)
        front = behind
    before = {circle: last for circle, last in before.items() if circle != here}
    return Reach(left, before, [circle for circle in left if not taken >> circle & 1])


def attackable(t: Tables, memory: Memory, circle: int, steps: int, sort: int) -> int:
    """The circles that somebody on a circle can attack after so many steps, whoever stands in the way.

    Args:
        t: the tables.
        memory: what is known already.
        circle: where the attacker stands.
        steps: how far it can go.
        sort: MELEE or RANGED.
    """
    key = (circle, steps, sort)
    found = memory.masks.get(key)
    if found is None:
        found = 0
        table = t.distances.sight if sort == RANGED else t.distances.near
        for each in bits(t.distances.within(circle, steps)):
            found |= table[each] | t.distances.near[each]
        memory.masks[key] = found
    return found
