"""Carrying: slots, what can be dropped, and what lies on the board (RE-EQUIP-002 to RE-EQUIP-008)."""

from __future__ import annotations

from tannkit.rulesets.tannhauser.bearers import inventory
from tannkit.rulesets.tannhauser.weapons import skills
from tannkit.state.codes import CIRCLE
from tannkit.state.state import NO_PICK_UP, PLACED, THROWN, State
from tannkit.state.tables import ROBOT, Tables


def can_carry(t: Tables, figure: int) -> bool:
    """Whether a figure can pick up and be handed equipment, and search crates: no robot can (RE-VOIV-019)."""
    return t.figures[figure].kind != ROBOT


def free_slots(t: Tables, s: State, figure: int) -> int:
    """How many slots are empty; facedown and destroyed tokens keep theirs.

    What a figure always has takes none (RE-Q-81).
    """
    standard = t.standard[figure]
    return t.figures[figure].slots - sum(1 for token in inventory(s, figure) if s.kinds[token] not in standard)


def droppable(t: Tables, s: State, figure: int) -> list[int]:
    """The disposable tokens of a figure (RE-ACTION-012)."""
    return [token for token in inventory(s, figure) if t.kinds[s.kinds[token]].disposable]


def lying(s: State, circle: int) -> list[int]:
    """The tokens on a circle."""
    return [token for token, holder in enumerate(s.holder) if holder == CIRCLE + circle]


def takeable(t: Tables, s: State, figure: int, token: int) -> bool:
    """Whether a figure can take a token up: not one that does its work on the board, unless that allows it.

    Args:
        t: the tables.
        s: the state.
        figure: who.
        token: the token on the board.
    """
    marks = s.marks[token]
    if marks & (NO_PICK_UP | THROWN):
        return False
    if marks & PLACED:
        needed = t.pick_up_skill.get(s.kinds[token], 0)
        return bool(needed and skills(t, s, figure) & needed)
    return True


def give(s: State, token: int, figure: int) -> None:
    """A token comes into the hands of a figure."""
    s.holder[token] = figure
    s.owner[token] = figure
    s.marks[token] &= ~(PLACED | NO_PICK_UP)
    s.tell("token.taken", token, figure)


def lay_down(s: State, token: int, circle: int) -> None:
    """A token is laid on a circle."""
    s.holder[token] = CIRCLE + circle
    s.tell("token.dropped", token, circle)
