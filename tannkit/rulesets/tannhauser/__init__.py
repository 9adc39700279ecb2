"""Tannhäuser, revised edition: its turn, its attacks and all its other rules."""
