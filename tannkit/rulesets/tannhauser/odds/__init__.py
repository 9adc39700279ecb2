"""Odds: the exact chances of attacks, throws, tests and duels, by the very rules that games are played with."""

from __future__ import annotations

from tannkit.rulesets.tannhauser.odds.attacks import attack_odds
from tannkit.rulesets.tannhauser.odds.contests import RollOdds, duel_odds, passing_odds
from tannkit.rulesets.tannhauser.odds.found import AttackOdds, TargetOdds
from tannkit.rulesets.tannhauser.odds.ground import Fighter, tables_for

__all__ = [
    "AttackOdds",
    "Fighter",
    "RollOdds",
    "TargetOdds",
    "attack_odds",
    "duel_odds",
    "passing_odds",
    "tables_for",
]
