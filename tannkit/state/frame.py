"""Frames: where the numbers of a running program stand.

A frame is a list of whole numbers. Its first places are the same in all programs; those of an effect go on with the
roles of the effect language, and everything behind is the program's own.
"""

from __future__ import annotations

Frame = list[int]

# Every frame. OUTCOME is what listeners answer to the program that told an event.
PROGRAM, PC, OUTCOME = range(3)
OWN = 3

# The frame of an effect, and the scope in which passive effects are asked. All roles are codes (see `codes`).
(
    EMITTER,  # where in the stack the frame is that told the event
    THIS,  # the token
    YOU,  # the figure that has the token
    TARGET,  # the figure or circle that an attack or move is aimed at
    BY,  # the figure that does it: attacks, rolls, moves
    AT,  # the figure that it strikes
    EACH,
    CHOSEN,  # a code, or a set of bits for characteristics and skills
    KEY,  # the number of the effect, for limits
    AMOUNT,  # the number that comes with it: wounds, or successes left over in a duel
    CAUSE,  # what wounds come from, a place in CAUSES, or -1 if the event deals none
) = range(OWN, OWN + 11)
LOCAL = OWN + 11
# Where the roles that a frame holds itself stand.
ROLE_PLACES = {"this": THIS, "you": YOU, "each": EACH, "chosen": CHOSEN, "victim": AT}
CAUSES = ("attack", "grenade", "explosion", "effect")

# The frame of an attack. Register ATTACK says where the current one stands.
(
    A_BY,  # the attacker
    A_AT,  # the code of the defender, or of the circle aimed at
    A_WEAPON,  # the token's number, UNARMED or INTRINSIC
    A_SORT,  # bits, see SORT_
    A_VIA,  # the kind of the token whose effect brought the attack, or -1
    A_BASE,  # the number of dice it starts from, or -1 for the weapon's
    A_HITS,  # attack successes, after the shock roll those left over
    A_WOUNDS,  # wounds suffered by the defender
    A_NUMBER,  # counts attacks, for limits and changes that last for an attack
    A_OUTER,  # the register ATTACK before
) = range(OWN, OWN + 10)
A_LOCAL = OWN + 10
(SORT_MELEE, SORT_RANGED, SORT_OVERWATCH, SORT_COUNTER, SORT_EXTRA, SORT_ACTION, SORT_RUSH, SORT_BLAST) = (
    1 << n for n in range(8)
)
SORTS = {
    "melee": SORT_MELEE,
    "ranged": SORT_RANGED,
    "overwatch": SORT_OVERWATCH,
    "counter": SORT_COUNTER,
    "extra": SORT_EXTRA,
    "action": SORT_ACTION,
}

# The frame of a roll. Register ROLL says where the current one stands.
(
    R_BY,  # who rolls
    R_KIND,  # a place in ROLLS
    R_STAT,
    R_AT,  # whom it is rolled against, or -1
    R_COUNT,  # the number of dice
    R_DICE,  # packed counts of natural faces
    R_LOOSE,  # packed counts of results that are no longer natural
    R_DIFFICULTY,
    R_BONUS,  # added to each result
    R_AUTO,  # automatic successes, those that dice were turned into included
    R_TEN,  # how many successes a natural 10 is worth
    R_SUCCESSES,
    R_OUTER,  # the register ROLL before
    R_NUMBER,  # counts rolls, for limits
) = range(OWN, OWN + 14)
R_LOCAL = OWN + 14
ROLLS = ("attack", "shock", "test", "duel", "initiative")
ROLL_ATTACK, ROLL_SHOCK, ROLL_TEST, ROLL_DUEL, ROLL_INITIATIVE = range(5)

# The frame of wounds that are dealt. EMITTER of a `wounds.assigned` listener points here.
D_AT, D_WOUNDS, D_CAUSE, D_BY = range(OWN, OWN + 4)
D_LOCAL = OWN + 4

# What OUTCOME can be.
GOES_ON, REPLACED, REFUSED = range(3)


def scope(this: int, you: int, by: int = -1, at: int = -1, target: int = -1, chosen: int = -1) -> Frame:
    """The roles in which a condition or number is asked outside any effect that runs."""
    return [0, 0, 0, 0, this, you, target, by, at, -1, chosen, 0, 0, -1]
