"""Conditions: what can be asked of the game."""

from __future__ import annotations

from collections.abc import Mapping

from tannkit.verbs.base import described
from tannkit.verbs.conditions.adjacent import Adjacent
from tannkit.verbs.conditions.all_ import All
from tannkit.verbs.conditions.any_ import AnyOf
from tannkit.verbs.conditions.at import At
from tannkit.verbs.conditions.attack import Attack
from tannkit.verbs.conditions.by import By
from tannkit.verbs.conditions.cause import Cause
from tannkit.verbs.conditions.count import CountOf
from tannkit.verbs.conditions.counter import Counter
from tannkit.verbs.conditions.during import During
from tannkit.verbs.conditions.eliminated import Eliminated
from tannkit.verbs.conditions.exists import Exists
from tannkit.verbs.conditions.lacks import Lacks
from tannkit.verbs.conditions.moved import Moved
from tannkit.verbs.conditions.natural import Natural
from tannkit.verbs.conditions.not_ import Not
from tannkit.verbs.conditions.roll import Roll
from tannkit.verbs.conditions.ruling import Ruling
from tannkit.verbs.conditions.shares_path import SharesPath
from tannkit.verbs.conditions.skill import HasSkill
from tannkit.verbs.conditions.turn import Turn
from tannkit.verbs.conditions.via import Via
from tannkit.verbs.conditions.weapon import Weapon

CONDITIONS: Mapping[str, type] = described(
    {
        "all": All,
        "any": AnyOf,
        "not": Not,
        "roll": Roll,
        "by": By,
        "at": At,
        "weapon": Weapon,
        "attack": Attack,
        "cause": Cause,
        "via": Via,
        "natural": Natural,
        "moved": Moved,
        "during": During,
        "skill": HasSkill,
        "lacks": Lacks,
        "adjacent": Adjacent,
        "shares_path": SharesPath,
        "exists": Exists,
        "counter": Counter,
        "count": CountOf,
        "turn": Turn,
        "eliminated": Eliminated,
        "ruling": Ruling,
    }
)
