"""Modifiers: what can change about rolls, values and options."""

from __future__ import annotations

from collections.abc import Mapping

from tannkit.verbs.base import described
from tannkit.verbs.modifiers.actions import Actions
from tannkit.verbs.modifiers.adjacency import Adjacency
from tannkit.verbs.modifiers.attack_roll import AttackRoll
from tannkit.verbs.modifiers.attack_through import AttackThrough
from tannkit.verbs.modifiers.controls import Controls
from tannkit.verbs.modifiers.cuts_paths import CutsPaths
from tannkit.verbs.modifiers.forbid import Forbid
from tannkit.verbs.modifiers.initiative_roll import InitiativeRoll
from tannkit.verbs.modifiers.movement import MovementChange
from tannkit.verbs.modifiers.overwatch import OverwatchChange
from tannkit.verbs.modifiers.shock_roll import ShockRoll
from tannkit.verbs.modifiers.skill import SkillGiven
from tannkit.verbs.modifiers.skills import SkillsChosen
from tannkit.verbs.modifiers.smoke import Smoke
from tannkit.verbs.modifiers.stat import StatChange
from tannkit.verbs.modifiers.test_roll import TestRoll
from tannkit.verbs.modifiers.turn_order import TurnOrder

MODIFIERS: Mapping[str, type] = described(
    {
        "attack_roll": AttackRoll,
        "shock_roll": ShockRoll,
        "test_roll": TestRoll,
        "initiative_roll": InitiativeRoll,
        "stat": StatChange,
        "movement": MovementChange,
        "smoke": Smoke,
        "skill": SkillGiven,
        "skills": SkillsChosen,
        "forbid": Forbid,
        "overwatch": OverwatchChange,
        "adjacency": Adjacency,
        "cuts_paths": CutsPaths,
        "attack_through": AttackThrough,
        "actions": Actions,
        "turn_order": TurnOrder,
        "controls": Controls,
    }
)
