"""Machine players: they get what their side may see, a decision, and choose a move."""
