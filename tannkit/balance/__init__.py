"""Balance: many games of machine players, and what they say about a scenario, a mode or a team."""
