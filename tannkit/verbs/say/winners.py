"""Winners: what the side that wins is called."""

from __future__ import annotations

from typing import Any

from tannkit.verbs.say.context import Say
from tannkit.verbs.say.nouns import NounPhrase


def winner_name(s: Say, winner: Any) -> NounPhrase:
    """The side that wins, as a noun phrase."""
    if winner == "side":
        return s.np("side", "your")
    if winner == "other":
        return s.plain("the other side", "die andere Seite")
    if winner.faction:
        name = s.faction(winner.faction)
        return s.plain(name, f"die Seite {name}")
    if winner.against:
        name = s.faction(winner.against)
        return s.plain(f"the opponent of {name}", f"der Gegner der Seite {name}")
    if winner.most == "living_characters":
        return s.plain("the side with more living characters", "die Seite mit mehr lebenden Charakteren")
    if winner.most is None:
        return s.plain("nobody", "niemand")
    label = s.label(winner.most)
    return s.plain(f"the side with more {label}", f"die Seite mit der größeren Zahl „{label}“")
