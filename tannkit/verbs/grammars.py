"""The table of grammars."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from tannkit.model.marks import Range
from tannkit.verbs.base import Grammar
from tannkit.verbs.conditions import CONDITIONS
from tannkit.verbs.costs import COSTS
from tannkit.verbs.effects import EFFECTS
from tannkit.verbs.goals import GOALS
from tannkit.verbs.modifiers import MODIFIERS
from tannkit.verbs.operations import OPERATIONS
from tannkit.verbs.records.choice import Choice
from tannkit.verbs.records.game_action import GameAction
from tannkit.verbs.records.grenade import GrenadeProfile
from tannkit.verbs.records.limit import LimitTo
from tannkit.verbs.records.marker import MarkerProfile
from tannkit.verbs.records.number import NumberOf
from tannkit.verbs.records.pattern import EventPattern
from tannkit.verbs.records.reach import ReachOf
from tannkit.verbs.records.roll_change import RollChanges
from tannkit.verbs.records.victory import VictoryWay, WinnerOf
from tannkit.verbs.records.weapon import WeaponProfile
from tannkit.verbs.selectors import SELECTORS
from tannkit.verbs.selectors.characters import CharacterFilter
from tannkit.verbs.selectors.circles import CircleFilter
from tannkit.verbs.selectors.tokens import TokenFilter
from tannkit.verbs.setup import SETUP_STEPS
from tannkit.verbs.words import Role

# In the order in which the reference shows them.
TABLE = (
    Grammar("effect", "one_key", "What a token does: all the time, when something happens, or on purpose.", EFFECTS),
    Grammar("condition", "one_key", "Something that is true of the game at a moment, or not.", CONDITIONS),
    Grammar("modifier", "one_key", "A change to rolls, values or options that lasts for a while.", MODIFIERS),
    Grammar("operation", "one_key", "One step of what an effect does.", OPERATIONS),
    Grammar("cost", "one_key", "What is paid for an effect.", COSTS),
    Grammar("selector", "one_key", "Characters, tokens or circles, picked by filters.", SELECTORS),
    Grammar("characters", "record", "Filters for characters.", record=CharacterFilter),
    Grammar("tokens", "record", "Filters for tokens.", record=TokenFilter),
    Grammar("circles", "record", "Filters for circles.", record=CircleFilter),
    Grammar("who", "either", "A role of the effect, or a selector.", scalar=Role, phrase="selector"),
    Grammar(
        "number",
        "either",
        "A whole number, or one read off the game.",
        scalar=Annotated[int, Range(-99, 99)],
        record=NumberOf,
    ),
    Grammar("limit", "record", "How often something can be done.", record=LimitTo),
    Grammar("choose", "record", "What is chosen, among what, and by whom.", record=Choice),
    Grammar("roll_change", "record", "What changes about a kind of roll.", record=RollChanges),
    Grammar("reach", "record", "Who can be a target of a weapon.", record=ReachOf),
    Grammar("weapon", "record", "What an attack with a token can do beyond its traits.", record=WeaponProfile),
    Grammar("grenade", "record", "What a throw of a token does beyond its traits.", record=GrenadeProfile),
    Grammar("goal", "one_key", "What a challenge asks for, over the events of the game.", GOALS),
    Grammar("pattern", "record", "Events that a goal asks for.", record=EventPattern),
    Grammar(
        "person",
        "either",
        "Somebody in an event: the character with the challenge, an enemy, the one remembered, or a selector.",
        scalar=Literal["self", "enemy", "remembered"],
        phrase="selector",
    ),
    Grammar("setup_step", "one_key", "One step of the setup of a mode or scenario.", SETUP_STEPS),
    Grammar("marker", "record", "A token that a mode or scenario brings along.", record=MarkerProfile),
    Grammar("game_action", "record", "A new action that a mode or scenario offers.", record=GameAction),
    Grammar("victory", "record", "A way to win.", record=VictoryWay),
    Grammar(
        "winner",
        "either",
        "Who wins: the side the condition holds for, its opponent, or as the record says.",
        scalar=Literal["side", "other"],
        record=WinnerOf,
    ),
)

GRAMMARS: Mapping[str, Grammar] = {each.name: each for each in TABLE}
