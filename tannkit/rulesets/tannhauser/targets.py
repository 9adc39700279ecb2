"""Legal targets: whom or what an attack can be aimed at."""

from __future__ import annotations

from tannkit.rulesets.tannhauser.changes import changes
from tannkit.rulesets.tannhauser.smoke import hindered, in_smoke
from tannkit.rulesets.tannhauser.views import sight
from tannkit.rulesets.tannhauser.weapons import Profile, is_ranged, profile_of
from tannkit.state.codes import CIRCLE
from tannkit.state.frame import A_AT, A_BASE, A_BY, A_LOCAL, A_NUMBER, A_VIA, A_WEAPON, ROLE_PLACES, YOU, Frame, scope
from tannkit.state.registers import ATTACK
from tannkit.state.state import ALIVE, State
from tannkit.state.tables import UNARMED, Tables


def enemies(s: State, figure: int) -> list[int]:
    """The figures of the other side on the board, those that are no characters included (RE-HOUND-008)."""
    return [other for other in s.team[1 - s.side[figure]] if s.life[other] == ALIVE and s.pos[other] >= 0]


def legal_targets(t: Tables, s: State, by: int, weapon: int, among: list[int], number: int = 0) -> list[int]:
    """Those of some figures that an attack with the weapon can be aimed at (RE-COMBAT-005 to RE-COMBAT-007).

    Args:
        t: the tables.
        s: the state.
        by: the attacker.
        weapon: a token, UNARMED or INTRINSIC.
        among: the figures to look at.
        number: the number of the attack if it was announced, else 0.
    """
    if s.pos[by] < 0:
        return []
    profile = profile_of(t, s, weapon)
    ranged = is_ranged(t, s, by, weapon)
    opened = "adjacency" in s.index.passives or bool(s.lasting)
    near = [other for other in among if next_to(t, s, by, other)]
    if opened:
        near = _opened(t, s, by, weapon, among, near, number)
    return [
        other
        for other in among
        if _legal(t, s, by, other, weapon, profile, near=other in near, ranged=ranged)
    ]


def legal_circles(t: Tables, s: State, by: int, weapon: int) -> list[int]:
    """The circles that an attack with the weapon can be aimed at, as codes; empty if it is aimed at characters."""
    profile = profile_of(t, s, weapon)
    selection = profile.at_circle or profile.blast
    if selection is None or s.pos[by] < 0:
        return []
    v = scope(-1, by, by)
    found = [code for code in selection.every(s, v) if t.board.movement >> (code - CIRCLE) & 1]
    if in_smoke(t, s, by):
        found = [code for code in found if t.distances.near[s.pos[by]] >> (code - CIRCLE) & 1]
    return found


def blasted(t: Tables, s: State, by: int, weapon: int, circle: int) -> list[int]:
    """Everybody whom an attack on a circle strikes, friends and the attacker included."""
    profile = profile_of(t, s, weapon)
    struck = 1 << circle
    if profile.blast_adjacent:
        struck |= t.distances.near[circle]
    everybody = sorted(s.team[0] + s.team[1])
    found = [each for each in everybody if s.life[each] == ALIVE and s.pos[each] >= 0 and struck >> s.pos[each] & 1]
    return [each for each in found if not spared(s, by, each, profile)]


def spared(s: State, by: int, other: int, profile: Profile) -> bool:
    """Whether no attack with the weapon touches this one."""
    return profile.spares is not None and profile.spares.test(s, scope(-1, by, by), other)


def next_to(t: Tables, s: State, one: int, other: int) -> bool:
    """Whether two figures stand on adjacent circles, or for a moment on the same (RE-Q-26)."""
    here, there = s.pos[one], s.pos[other]
    return here >= 0 and there >= 0 and (here == there or bool(t.distances.near[here] >> there & 1))


def _legal(
    t: Tables, s: State, by: int, other: int, weapon: int, profile: Profile, *, near: bool, ranged: bool
) -> bool:
    if profile.spares is not None and spared(s, by, other, profile):
        return False
    shared = bool(sight(t, s, by)[s.pos[by]] >> s.pos[other] & 1)
    if profile.reach is not None:
        return _within_reach(t, s, by, other, profile, near=near, shared=shared)
    if near:
        return shared or _off_path(t, weapon, ranged=ranged)
    return ranged and shared and not hindered(t, s, by, other)


def _opened(t: Tables, s: State, by: int, weapon: int, among: list[int], near: list[int], number: int) -> list[int]:
    """Who counts as adjacent once effects open circles to this attack; an attack that must run through somebody has
    only the circles that this one's tokens open.
    """
    # The effects ask for the weapon of the attack, so they are asked as if it had been declared.
    frame: Frame = [0] * A_LOCAL
    frame[A_BY], frame[A_AT], frame[A_WEAPON], frame[A_VIA], frame[A_BASE] = by, -1, weapon, -1, -1
    frame[A_NUMBER] = number
    outer, s.g[ATTACK] = s.g[ATTACK], len(s.frames)
    s.frames.append(frame)
    through = [v[ROLE_PLACES[change.record.value]] for change, v in changes(t, s, "attack_through", by)]
    found = [] if through else near
    for change, v in changes(t, s, "adjacency", by):
        if not through or v[YOU] in through:
            test = change.selections["value"].test
            found = found + [other for other in among if other not in found and test(s, v, CIRCLE + s.pos[other])]
    s.frames.pop()
    s.g[ATTACK] = outer
    return found


def _off_path(t: Tables, weapon: int, *, ranged: bool) -> bool:
    """Whether an adjacent target off the path is legal, by the ruling on it (RE-Q-23)."""
    if t.plays("RE-Q-23", "melee-only-off-path"):
        return not ranged
    return not t.plays("RE-Q-23", "hand-to-hand-only-off-path") or not (ranged or weapon == UNARMED)


def _within_reach(
    t: Tables, s: State, by: int, other: int, profile: Profile, *, near: bool, shared: bool
) -> bool:
    reach = profile.reach
    assert reach is not None
    if near and reach.adjacent:
        return True
    if (not near and hindered(t, s, by, other)) or (reach.sight and not shared):
        return False
    if reach.within is None:
        return True
    return t.distances.distance(s.pos[by], s.pos[other]) <= reach.within(s, scope(-1, by, by, other, other))
