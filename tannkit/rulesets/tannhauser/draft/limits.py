"""Limits of a team: how many of each kind of character, and how many bonus tokens, a side has."""

HEROES = 3
"""RE-SETUP-013."""
TROOPERS = 2
"""RE-SETUP-013; a pair of robots counts as one (RE-SETUP-012)."""
BONUS_TOKENS = 3
"""RE-SETUP-027."""
