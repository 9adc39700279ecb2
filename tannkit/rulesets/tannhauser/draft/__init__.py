"""The draft: both sides choose factions, secret doors, characters, packs and bonus tokens before a game."""
