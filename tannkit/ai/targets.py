"""Targets: from which circles a figure can attack somebody, as sets of circles."""

from __future__ import annotations

from tannkit.rulesets.tannhauser.smoke import smoky
from tannkit.rulesets.tannhauser.weapons import is_ranged, profile_of, usable, weapons
from tannkit.state.frame import SORT_ACTION, scope
from tannkit.state.state import ALIVE, State
from tannkit.state.tables import Tables


def usable_weapons(t: Tables, s: State, who: int) -> list[int]:
    """The weapons that a figure can attack with by an action."""
    return [weapon for weapon in weapons(t, s, who) if usable(t, s, who, weapon, SORT_ACTION, -1)]


def aims_at_circles(t: Tables, s: State, weapon: int) -> bool:
    """Whether a weapon is aimed at a circle and not at somebody."""
    profile = profile_of(t, s, weapon)
    return profile.at_circle is not None or profile.blast is not None


def attacked_from(t: Tables, s: State, who: int, weapon: int, at: int) -> int:
    """The circles from which somebody can be attacked with a weapon, whatever effects open beside them.

    Args:
        t: the tables.
        s: the state.
        who: the attacker.
        weapon: its weapon.
        at: the target, on the board.
    """
    profile = profile_of(t, s, weapon)
    there = s.pos[at]
    near, sight = t.distances.near[there], t.distances.sight[there]
    if profile.spares is not None and profile.spares.test(s, scope(-1, who, who), at):
        return 0
    if profile.reach is not None:
        found = -1 if profile.reach.within is None else 0
        if profile.reach.within is not None:
            found = t.distances.within(there, profile.reach.within(s, scope(-1, who, who, at, at)))
        if profile.reach.sight:
            found &= sight
        return found | near if profile.reach.adjacent else found
    return near | (sight & ~smoky(t, s)) if is_ranged(t, s, who, weapon) else near


def on_board(s: State, side: int) -> list[int]:
    """The living figures of a side on the board."""
    return [each for each in s.team[side] if s.life[each] == ALIVE and s.pos[each] >= 0]
