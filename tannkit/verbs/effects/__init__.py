"""Effects: the three things that a token's rules can be."""

from __future__ import annotations

from collections.abc import Mapping

from tannkit.verbs.base import described
from tannkit.verbs.effects.passive import Passive
from tannkit.verbs.effects.trigger import Trigger
from tannkit.verbs.effects.use import Use

EFFECTS: Mapping[str, type] = described(
    {
        "passive": Passive,
        "trigger": Trigger,
        "use": Use,
    }
)
