"""Actions: the sorts of action, by the word that announces them (RE-ACTION-002)."""

from __future__ import annotations

from collections.abc import Mapping

from tannkit.rulesets.tannhauser.actions import attack_action, handling, offer, order, throw, use_token
from tannkit.rulesets.tannhauser.actions.action import Action

ACTIONS: Mapping[str, Action] = {
    "attack": attack_action.ACTION,
    "throw": throw.ACTION,
    "pick-up": handling.PICK_UP,
    "pass": handling.PASS,
    "search": handling.SEARCH,
    "use": use_token.ACTION,
    "order": order.ORDER,
    "deploy": order.DEPLOY,
    "offer": offer.ACTION,
}
