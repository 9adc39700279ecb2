"""The palette: colours and sizes of everything on a map that its file does not colour itself."""

from __future__ import annotations

PAPER = "#fbfaf6"
INK = "#23211f"
FACE = "#ffffff"  # the middle of a circle
LINE = "#55514b"
WALL = "#3a3632"
SILL = "#efe3c8"
LEAF = "#8a5a2b"
ROOM_NAME = "#6b6256"
GOLD, GOLD_FACE = "#d19a00", "#fff3c9"
SILVER, SILVER_FACE = "#9aa3ad", "#f3f5f7"
CRATE, CRATE_FACE = "#8a5a2b", "#f7ead9"
GOOD, GOOD_FACE = "#0a6b35", "#e3f4e6"
BAD, BAD_FACE = "#b0201b", "#fde6e2"
MIXED_FACE = "#f4f1ea"

FLOORS = {
    "stone": "#eeece6",
    "wood": "#f4e9d8",
    "grass": "#e5eedd",
    "water": "#dcebf3",
    "metal": "#e6eaee",
    "earth": "#f0e5d6",
}
FLOOR_EDGE = "#d8d3c8"

RING = 0.115  # width of the band that shows the paths, in grid steps
RIM = 0.045  # the heavy rim of an entry point outside its band
GOAL_RADIUS = 0.44  # objective and action circles
