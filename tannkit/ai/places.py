"""Places: how good it is for a figure to stand on a circle, by who can attack it there and whom it could."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tannkit.ai.fights import gain, worth_of
from tannkit.ai.goals import Goal
from tannkit.ai.ground import MELEE, RANGED, attackable
from tannkit.ai.memory import Memory
from tannkit.ai.targets import on_board, usable_weapons
from tannkit.board.board import bits
from tannkit.board.distances import UNREACHABLE
from tannkit.rulesets.tannhauser.values import value
from tannkit.rulesets.tannhauser.weapons import is_ranged
from tannkit.state.registers import ENTRIES
from tannkit.state.state import OVERWATCH, State
from tannkit.state.tables import MOVEMENT, NULL, Tables


@dataclass(frozen=True, slots=True)
class Weights:
    """What counts how much in the choice of a place.

    Attributes:
        danger: of what enemies would take in their next activations.
        threat: of what the figure itself could take in its next one.
        far: for each step to the nearest enemy.
        watched: of what an enemy on overwatch takes at once.
    """

    danger: float = 0.25
    threat: float = 0.35
    far: float = 0.6
    watched: float = 0.5


WEIGHTS = Weights()


@dataclass(slots=True)
class Places:
    """What makes places good or bad for one figure at a moment: sets of circles with what being in them is worth."""

    parts: list[tuple[int, float]]
    enemies: list[tuple[int, ...]]
    goals: list[tuple[Goal, tuple[int, ...]]]
    steps: int
    far: float
    most_danger: float

    def good(self, circle: int) -> float:
        """How good it is to stand on a circle."""
        danger = threat = 0.0
        for mask, worth in self.parts:
            if mask >> circle & 1:
                if worth < 0:
                    danger -= worth
                elif worth > threat:
                    threat = worth
        found = threat - min(danger, self.most_danger)
        if self.enemies:
            found -= self.far * min(min(row[circle] for row in self.enemies), 40)
        best = 0.0
        for goal, row in self.goals:
            if row[circle] < UNREACHABLE:
                best = max(best, goal.gain * goal.keep ** (row[circle] / self.steps))
        return found + best


def places(
    t: Tables, s: State, memory: Memory, who: int, goals: Sequence[Goal], weights: Weights = WEIGHTS
) -> Places:
    """What matters to a figure in its choice of a place.

    Args:
        t: the tables.
        s: the state.
        memory: what is known already.
        who: the figure.
        goals: what it could do for victory.
        weights: what counts how much.
    """
    side = s.side[who]
    foes = on_board(s, 1 - side)
    parts: list[tuple[int, float]] = []
    steps = max(value(t, s, who, MOVEMENT), 1)
    for foe in foes:
        best = _best(t, s, memory, foe, who)
        walks = 0 if s.flags[foe] & OVERWATCH else max(value(t, s, foe, MOVEMENT), 0)
        weight = weights.watched if s.flags[foe] & OVERWATCH else weights.danger
        for sort, loss in best.items():
            if loss > 0 and (sort == MELEE or loss > best.get(MELEE, 0.0)):
                parts.append((attackable(t, memory, s.pos[foe], walks, sort), -loss * weight))
        for sort, loss in _best(t, s, memory, who, foe).items():
            if loss > 0:
                parts.append((attackable(t, memory, s.pos[foe], steps, sort), loss * weights.threat))
    rows = [t.distances.distances_from(s.pos[foe]) for foe in foes]
    if not rows:
        rows = [t.distances.distances_from(each) for each in bits(s.g[ENTRIES + 1 - side])]
    wanted = [(goal, goal.row(t)) for goal in goals]
    return Places(parts, rows, wanted, steps, weights.far, worth_of(t, s, memory, who) * weights.danger)


def _best(t: Tables, s: State, memory: Memory, by: int, at: int) -> dict[int, float]:
    """What the target loses by the best attack of each sort."""
    found: dict[int, float] = {}
    if value(t, s, by, MOVEMENT) == NULL:
        return found
    for weapon in usable_weapons(t, s, by):
        sort = RANGED if is_ranged(t, s, by, weapon) else MELEE
        found[sort] = max(found.get(sort, 0.0), gain(t, s, memory, by, weapon, at))
    return found
