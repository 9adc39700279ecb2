"""The attack action: one attack on an enemy (RE-ACTION-004). The weapon is named when it is announced."""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.rulesets.tannhauser.actions.action import Action, Arguments
from tannkit.rulesets.tannhauser.attack import attack, candidates
from tannkit.rulesets.tannhauser.bearers import bearer
from tannkit.rulesets.tannhauser.weapons import usable, weapons
from tannkit.state.decision import OUT_OF_PLACE, Refusal
from tannkit.state.effects import INVENTORY
from tannkit.state.frame import SORT_ACTION
from tannkit.state.state import Move, State
from tannkit.state.tables import Tables

NO_WEAPON = Refusal("no-such-weapon", "RE-COMBAT-002", "the weapon must be a Weapon token in the attacker's inventory")
NO_SKILL = Refusal("cannot-use-weapon", "RE-SKILL-004", "the character lacks the skill that the weapon asks for")
NO_TARGET = Refusal("no-target", "RE-COMBAT-005", "no enemy is a legal target of this weapon")


def moves(t: Tables, s: State, who: int) -> Iterator[Move]:
    """Each weapon."""
    return (("attack", weapon) for weapon in weapons(t, s, who))


def refuse(t: Tables, s: State, who: int, move: Move) -> Refusal | None:
    """The weapon must be at hand and have a legal target, unless an effect may still bring one on the announcement."""
    if len(move) != 2:
        return OUT_OF_PLACE
    weapon = int(move[1])
    if weapon not in weapons(t, s, who):
        return NO_WEAPON
    if not usable(t, s, who, weapon, SORT_ACTION, -1):
        return NO_SKILL
    if candidates(t, s, who, SORT_ACTION, weapon=weapon) or _may_find_one(s, who):
        return None
    return NO_TARGET


def perform(t: Tables, s: State, who: int, arguments: Arguments, number: int) -> None:
    """Choose the target and make the attack."""
    attack(t, s, who, SORT_ACTION, weapon=arguments[0], number=number)


def _may_find_one(s: State, who: int) -> bool:
    listening = s.index.triggers.get("action.announced", ())
    return any(trigger.place == INVENTORY and bearer(s, token, INVENTORY) == who for token, trigger in listening)


ACTION = Action(moves, refuse, perform)
