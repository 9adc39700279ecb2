"""Dice: rolls as numbers, how they are judged, where their faces come from, and exact chances."""
