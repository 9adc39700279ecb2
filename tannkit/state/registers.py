"""Registers: the places in `State.g`, the list of numbers that belong to the game as a whole."""

from __future__ import annotations

(
    TURN,
    STEP,  # one of the STEP_ constants below
    FIRST,  # the side with initiative
    ACTING,  # the side whose go it is
    ACTIVE,  # the figure being activated, or NOBODY
    ACTIVATION,  # counts activations through the game
    POINTS,  # Command Points of side 0; those of side 1 follow
    POINTS_1,
    MOVES_LEFT,  # movement points of the activation
    ACTIONS_LEFT,
    ACTIVITY,  # bits of what has happened in the activation, see ACTIVITY_
    BOUGHT,  # bits of what side 0 has bought in this activation; those of side 1 follow
    BOUGHT_1,
    RAISED,  # bits of raises bought in this activation: 4 per figure
    ATTACK,  # where in the stack the frame of the current attack is; 0 for none
    ROLL,  # where in the stack the frame of the current roll is; 0 for none
    ENDING,  # whether the activation is to end at once
    WINNER,  # side 0 or 1, DRAW, or NOBODY while the game goes on
    SETUP_WINNER,  # the side that won the Setup Roll
    ENTRIES,  # the entry points of side 0 as a set of circles; those of side 1 follow
    ENTRIES_1,
    FACTION,  # the faction of side 0; that of side 1 follows
    FACTION_1,
    DOORS,  # the secret doors as a set of circles
    PARTNER,  # the second figure of the pair being activated, or NOBODY
    CALLED,  # bits of figures bought as reinforcements that still have to enter
    RETURNING,  # bits of figures that come back at the start of the next turn
    ATTACKS,  # counts attacks through the game
    ROLLS_MADE,  # counts rolls through the game
    REINFORCED,  # bits of figures that came as reinforcements
    ENTRIES_FIXED,  # bits of the sides whose entry points the mode says
    REFUSED_BY,  # bits of the figures that have refused an attack of the active one
) = range(32)
SIZE = 33

NOBODY = -1
DRAW = 2
CHANCE = 2

STEP_SETUP, STEP_REFRESH, STEP_INITIATIVE, STEP_OVERWATCH, STEP_ACTIVATION, STEP_END = range(6)

# What has happened in the activation.
ACTIVITY_MOVED, ACTIVITY_ACTED, ACTIVITY_RUSHED, ACTIVITY_DOORS, ACTIVITY_STARTED, ACTIVITY_STOPPED = (
    1 << bit for bit in range(6)
)
# What a side can buy once in an activation (RE-CP-006).
BOUGHT_MOVE, BOUGHT_COUNTER, BOUGHT_SHAKE = (1 << bit for bit in range(3))
