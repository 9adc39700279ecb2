"""Dice: rolls as numbers, how they are judged, and where their faces come from."""
