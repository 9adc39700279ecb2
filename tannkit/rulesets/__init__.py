"""Rulesets: the rules of each game system, as programs that the engine runs."""
