"""Weapons: what a figure can attack with, and how such an attack is made."""

from __future__ import annotations

from dataclasses import dataclass

from tannkit.rulesets.tannhauser.bearers import inventory
from tannkit.rulesets.tannhauser.changes import changes
from tannkit.state.effects import Number, Selection
from tannkit.state.frame import CHOSEN, SORT_MELEE, SORT_OVERWATCH, SORT_RANGED
from tannkit.state.state import FACEDOWN, RUINED, State
from tannkit.state.tables import INTRINSIC, UNARMED, Tables, TokenKind

UNARMED_DICE = 2  # RE-COMBAT-010
ANY_WEAPON = -9


@dataclass(frozen=True, slots=True)
class Reach:
    """How far a weapon reaches, in place of the usual: `within` circles; whether a common path is needed for that,
    and whether adjacent circles are reached in any case.
    """

    within: Number | None
    sight: bool
    adjacent: bool


@dataclass(frozen=True, slots=True)
class Profile:
    """What an attack with a weapon can do beyond its traits. `skill` is a bit, `not_with` kinds of tokens."""

    reach: Reach | None = None
    linked: int = 1
    spares: Selection | None = None
    at_circle: Selection | None = None
    blast: Selection | None = None
    blast_adjacent: bool = False
    all_: Selection | None = None
    skill: int = 0
    not_with: frozenset[int] = frozenset()


PLAIN = Profile()


def weapons(t: Tables, s: State, figure: int) -> list[int]:
    """Everything a figure could attack with: Weapon tokens that lie faceup in its slots (RE-COMBAT-002), and its own
    weapon or its bare hands (RE-COMBAT-004, RE-VOIV-012, RE-HOUND-009).
    """
    found = [
        token
        for token in inventory(s, figure)
        if t.kinds[s.kinds[token]].weapon and not s.marks[token] & (FACEDOWN | RUINED)
    ]
    found.append(INTRINSIC if t.figures[figure].weapon_dice else UNARMED)
    return found


def kind_of(t: Tables, s: State, weapon: int) -> TokenKind | None:
    """The kind of a weapon that is a token; None for bare hands and figures' own weapons."""
    return t.kinds[s.kinds[weapon]] if weapon >= 0 else None


def profile_of(t: Tables, s: State, weapon: int) -> Profile:
    """What the weapon can do beyond its traits."""
    kind = kind_of(t, s, weapon)
    found: Profile = PLAIN if kind is None or kind.profile is None else kind.profile
    return found


def is_ranged(t: Tables, s: State, figure: int, weapon: int) -> bool:
    """Whether an attack with it is a ranged attack, at whatever distance (RE-COMBAT-008); else it is melee."""
    if weapon == INTRINSIC:
        return bool(t.figures[figure].weapon_traits & t.ranged_traits)
    kind = kind_of(t, s, weapon)
    return kind is not None and kind.ranged


def sort_of(t: Tables, s: State, figure: int, weapon: int) -> int:
    """The bit for a melee or a ranged attack (RE-COMBAT-008, RE-COMBAT-009)."""
    return SORT_RANGED if is_ranged(t, s, figure, weapon) else SORT_MELEE


def base_dice(t: Tables, s: State, figure: int, weapon: int) -> int:
    """How many dice an attack with it starts from (RE-COMBAT-010 to RE-COMBAT-014)."""
    if weapon == UNARMED:
        return UNARMED_DICE
    if weapon == INTRINSIC:
        return t.figures[figure].weapon_dice
    return t.kinds[s.kinds[weapon]].dice


def skills(t: Tables, s: State, figure: int) -> int:
    """The skills of a figure as a set of bits: those on its sheet and those that effects give it (RE-SKILL-001)."""
    found = t.figures[figure].skills
    for change, _ in changes(t, s, "skill", figure):
        found |= t.skill_bits.get(change.record.value, 0)
    for _, v in changes(t, s, "skills", figure):
        found |= v[CHOSEN] >> 4  # the bits of what was chosen: characteristics first, then skills
    return found


def usable(t: Tables, s: State, figure: int, weapon: int, sort: int, via: int) -> bool:
    """Whether a weapon can be used by this figure for such an attack.

    Not without the skill that it asks for (RE-SKILL-004), not on overwatch if Mental or Heavy (RE-OW-016), and not
    through tokens that it excludes.
    """
    kind = kind_of(t, s, weapon)
    if kind is None:
        return True
    if sort & SORT_OVERWATCH and not kind.overwatch:
        return False
    profile: Profile = kind.profile or PLAIN
    if profile.skill and not skills(t, s, figure) & profile.skill:
        return False
    return via < 0 or via not in profile.not_with
