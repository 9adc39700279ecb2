"""Carrying: slots, what can be dropped, and what lies on the board (RE-EQUIP-002 to RE-EQUIP-008)."""

from __future__ import annotations

from tannkit.rulesets.tannhauser.bearers import inventory
from tannkit.rulesets.tannhauser.weapons import skills
from tannkit.state.codes import CIRCLE, NONE
from tannkit.state.sides import side_of
from tannkit.state.state import NO_PICK_UP, PLACED, THROWN, State
from tannkit.state.tables import ROBOT, Tables


def can_carry(t: Tables, figure: int) -> bool:
    """Whether a figure can pick up and be handed equipment, and search crates: no robot can (RE-VOIV-019)."""
    return t.figures[figure].kind != ROBOT


def can_hold(t: Tables, s: State, figure: int, token: int) -> bool:
    """Whether a figure can have this token in its hands too: it has room for it, and a marker is for such as it.

    Robots that are characters can carry markers that need no slot (RE-VOIV-020).

    Args:
        t: the tables.
        s: the state.
        figure: who.
        token: the token that it would get.
    """
    number = t.kinds[s.kinds[token]].marker
    if number < 0:
        return can_carry(t, figure) and free_slots(t, s, figure) > 0
    marker = t.rules.markers[number]
    if not marker.carried or not t.figures[figure].is_character or (marker.slots and not can_carry(t, figure)):
        return False
    owner = side_of(s, s.owner[token])
    if marker.by != "any" and owner in (0, 1) and (owner == s.side[figure]) is not (marker.by == "own"):
        return False
    held = sum(1 for each in inventory(s, figure) if t.kinds[s.kinds[each]].marker == number)
    return (not marker.most or held < marker.most) and free_slots(t, s, figure) >= marker.slots


def free_slots(t: Tables, s: State, figure: int) -> int:
    """How many slots are empty; facedown and destroyed tokens keep theirs.

    What a figure always has takes none (RE-Q-81).
    """
    standard = t.standard[figure]
    return t.figures[figure].slots - sum(
        _slots(t, s.kinds[token]) for token in inventory(s, figure) if s.kinds[token] not in standard
    )


def _slots(t: Tables, kind: int) -> int:
    marker = t.kinds[kind].marker
    return 1 if marker < 0 else t.rules.markers[marker].slots


def stays_behind(t: Tables, s: State, token: int) -> bool:
    """Whether a token stays on the circle where its bearer dies (RE-WOUND-008); markers as the mode says."""
    kind = t.kinds[s.kinds[token]]
    if kind.marker >= 0:
        return t.rules.markers[kind.marker].drops
    return kind.disposable or t.plays("RE-Q-31", "all-fall")


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
    # By RE-Q-31 what fell from the dead and is not disposable goes back to nobody but them.
    bound = t.plays("RE-Q-31", "all-fall") and not t.kinds[s.kinds[token]].disposable
    return not bound or s.owner[token] in (figure, NONE)


def lay_down(s: State, token: int, circle: int) -> None:
    """A token is laid on a circle."""
    s.holder[token] = CIRCLE + circle
    s.tell("token.dropped", token, circle)
