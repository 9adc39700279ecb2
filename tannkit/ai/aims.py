"""Aims: what a figure could do in one activation, and which of it is best."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tannkit.ai.fights import blast_loss, gain, worth_of
from tannkit.ai.goals import Goal
from tannkit.ai.ground import Reach, points_of, reach
from tannkit.ai.memory import Memory
from tannkit.ai.places import Places, places
from tannkit.ai.targets import aims_at_circles, attacked_from, on_board, usable_weapons
from tannkit.board.board import bits
from tannkit.rulesets.tannhauser.attack import candidates
from tannkit.rulesets.tannhauser.bearers import inventory
from tannkit.rulesets.tannhauser.carrying import can_carry, free_slots
from tannkit.rulesets.tannhauser.changes import forbidden
from tannkit.rulesets.tannhauser.targets import blasted
from tannkit.rulesets.tannhauser.throwing import struck
from tannkit.state.codes import CIRCLE, is_circle
from tannkit.state.frame import SORT_ACTION
from tannkit.state.registers import ACTIONS_LEFT, ACTIVE
from tannkit.state.state import FACEDOWN, RUINED, Move, State
from tannkit.state.tables import Tables

# What the search of a crate is worth.
CRATE = 5.0
# So many ways to attack are looked at closely.
CLOSELY = 3
# From so many circles attacks on circles are tried.
TRIED = 8


@dataclass(frozen=True, slots=True)
class Aim:
    """A way through an activation: the moves up to and with its action, what they are worth, and where they end.

    `gain` is what the action brings by itself.
    """

    worth: float
    gain: float
    moves: tuple[Move, ...]
    circle: int


def aims(t: Tables, s: State, memory: Memory, who: int, goals: Sequence[Goal]) -> list[Aim]:
    """The promising ways through an activation of a figure, the best first; worth is what changes by it.

    Args:
        t: the tables.
        s: the state; figures are moved about on it, and are where they were afterwards.
        memory: what is known already.
        who: the figure, active or not.
        goals: what it could do for victory.
    """
    around = reach(t, s, who, points_of(t, s, who))
    ground = places(t, s, memory, who, goals)
    good = {circle: ground.good(circle) for circle in around.stops}
    found = [_walk(around, good, circle) for circle in good]
    acts = s.g[ACTIVE] != who or s.g[ACTIONS_LEFT] > 0
    if acts and not forbidden(t, s, "act", who):
        found += _goal_aims(around, good, goals)
        if not forbidden(t, s, "attack", who):
            found += _attacks(t, s, memory, who, around, good)
        found += _throws(t, s, memory, who, around, good)
        found += _searches(t, s, who, around, good)
    found.sort(key=lambda aim: -aim.worth)
    acting = [aim for aim in found if aim.gain][:CLOSELY]
    closer = [_go_on(t, s, who, around, ground, aim) for aim in acting]
    rest = [aim for aim in found if not aim.gain]
    return sorted([*closer, *rest[:CLOSELY]], key=lambda aim: -aim.worth)


def _walk(around: Reach, good: dict[int, float], circle: int) -> Aim:
    return Aim(good[circle], 0.0, (*_steps(around, circle), ("end",)), circle)


def _steps(around: Reach, circle: int) -> list[Move]:
    return [("step", each) for each in around.way(circle)]


def _aim(around: Reach, good: dict[int, float], circle: int, brings: float, *moves: Move) -> Aim:
    return Aim(good[circle] + brings, brings, (*_steps(around, circle), *moves), circle)


def _goal_aims(around: Reach, good: dict[int, float], goals: Sequence[Goal]) -> list[Aim]:
    found = []
    for goal in goals:
        here = [circle for circle in good if goal.circles >> circle & 1]
        if here:
            best = max(here, key=lambda circle: good[circle])
            # What the goal brings is no longer ahead of it once it is reached.
            found.append(_aim(around, good, best, goal.gain * (2 - goal.keep), goal.move))
    return found


def _attacks(t: Tables, s: State, memory: Memory, who: int, around: Reach, good: dict[int, float]) -> list[Aim]:
    found = []
    stops = sum(1 << circle for circle in good)
    home = s.pos[who]
    foes = on_board(s, 1 - s.side[who])
    for weapon in usable_weapons(t, s, who):
        if aims_at_circles(t, s, weapon):
            found += _circle_attacks(t, s, memory, who, weapon, around, good)
            continue
        for foe in foes:
            best: Aim | None = None
            for circle in bits(attacked_from(t, s, who, weapon, foe) & stops):
                s.pos[who] = circle
                aim = _aim(around, good, circle, gain(t, s, memory, who, weapon, foe), ("attack", weapon))
                if best is None or aim.worth > best.worth:
                    best = aim
            if best is not None:
                found.append(best)
    s.pos[who] = home
    return found


def _circle_attacks(
    t: Tables, s: State, memory: Memory, who: int, weapon: int, around: Reach, good: dict[int, float]
) -> list[Aim]:
    """Attacks with a weapon that is aimed at circles, from the best places."""
    found = []
    home = s.pos[who]
    for circle in sorted(good, key=lambda circle: -good[circle])[:TRIED]:
        s.pos[who] = circle
        moves = candidates(t, s, who, SORT_ACTION, weapon=weapon)
        brings = max((attack_gain(t, s, memory, who, move) for move in moves), default=0.0)
        if brings > 0:
            found.append(_aim(around, good, circle, brings, ("attack", weapon)))
    s.pos[who] = home
    return found


def attack_gain(t: Tables, s: State, memory: Memory, who: int, move: Move) -> float:
    """What an attack brings on the average: ("attack", weapon, target[, second target]) from where the figure is."""
    weapon, at = int(move[1]), int(move[2])
    if is_circle(at):
        struck_ones = blasted(t, s, who, weapon, at - CIRCLE)
        return sum(gain(t, s, memory, who, weapon, each) for each in struck_ones)
    return sum(gain(t, s, memory, who, weapon, int(each)) for each in move[2:])


def throw_gain(t: Tables, s: State, memory: Memory, who: int, token: int, circle: int) -> float:
    """What a throw onto a circle brings on the average."""
    kind = t.kinds[s.kinds[token]]
    if kind.smoke:
        return 0.0
    found = 0.0
    for each in struck(t, s, circle):
        loss = blast_loss(t, s, memory, each, kind.grenade.auto) if kind.grenade else blast_loss(t, s, memory, each)
        found += loss if s.side[each] != s.side[who] else -loss
    return found


def _throws(t: Tables, s: State, memory: Memory, who: int, around: Reach, good: dict[int, float]) -> list[Aim]:
    found = []
    home = s.pos[who]
    for token in inventory(s, who):
        kind = t.kinds[s.kinds[token]]
        if not kind.throw or kind.smoke or s.marks[token] & (FACEDOWN | RUINED):
            continue
        centres = 0
        for foe in on_board(s, 1 - s.side[who]):
            centres |= t.distances.near[s.pos[foe]] | 1 << s.pos[foe]
        s.pos[who] = -1
        gains = {circle: throw_gain(t, s, memory, who, token, circle) for circle in bits(centres)}
        s.pos[who] = home
        own = worth_of(t, s, memory, who) * 0.3
        for circle in good:
            reached = t.distances.throw_targets(circle, kind.throw)
            area = t.distances.near[circle] | 1 << circle
            brings = max(
                (gains[each] - own * (area >> each & 1) for each in bits(centres & reached)), default=0.0
            )
            if brings > 0:
                found.append(_aim(around, good, circle, brings, ("throw", token)))
    return found


def _searches(t: Tables, s: State, who: int, around: Reach, good: dict[int, float]) -> list[Aim]:
    if not any(s.crate) or not can_carry(t, who) or free_slots(t, s, who) <= 0:
        return []
    found = []
    for circle in good:
        for crate in bits(t.distances.beside[circle] & ~t.board.movement):
            if s.crate[crate]:
                found.append(_aim(around, good, circle, CRATE, ("search", crate)))
    return found


def _go_on(t: Tables, s: State, who: int, around: Reach, ground: Places, aim: Aim) -> Aim:
    """The aim with the best place that the points left lead to afterwards."""
    left = around.left.get(aim.circle, 0)
    if left <= 0:
        return aim
    home, s.pos[who] = s.pos[who], aim.circle
    behind = reach(t, s, who, left)
    s.pos[who] = home
    here = ground.good(aim.circle)
    best = max((ground.good(circle) for circle in behind.stops), default=here)
    return Aim(aim.worth + max(best - here, 0.0), aim.gain, aim.moves, aim.circle)
