"""Costs: what is paid for an effect."""

from __future__ import annotations

from collections.abc import Mapping

from tannkit.verbs.base import described
from tannkit.verbs.costs.action import ActionCost
from tannkit.verbs.costs.command_points import CommandPointCost
from tannkit.verbs.costs.discard import DiscardCost
from tannkit.verbs.costs.facedown import FacedownCost
from tannkit.verbs.costs.movement_points import MovementPointCost

COSTS: Mapping[str, type] = described(
    {
        "action": ActionCost,
        "command_points": CommandPointCost,
        "movement_points": MovementPointCost,
        "discard": DiscardCost,
        "facedown": FacedownCost,
    }
)
