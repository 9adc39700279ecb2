"""What a side may see of a game: all on the table but hidden faces and orders, and what the other keeps secret."""

from __future__ import annotations

from tannkit.state.codes import NONE, SUPPLY
from tannkit.state.sides import side_of
from tannkit.state.state import FACEDOWN, State
from tannkit.state.tables import Tables

# In the place of a crate whose face the side does not know. No crate has this number.
UNKNOWN = 0xFFFF
KNOWN_BIT = 16


def observe(t: Tables, s: State, side: int) -> State:
    """A copy of the state in which hidden facts are covered; a pure function of both (RE-ACTION-015, RE-CRATE-001).

    What the other side has chosen and not shown yet is left out (RE-SETUP-015, RE-SETUP-025). Of an order only the top
    is seen, if it lies open, and the rest by its owner alone (RE-KOTH-004); in the place of each hidden figure stands
    NONE. A marker whose face is hidden shows the first of its faces.

    Args:
        t: the tables.
        s: the state.
        side: who looks, 0 or 1.
    """
    seen = s.copy()
    for circle, crate in enumerate(seen.crate):
        if crate and not crate >> KNOWN_BIT + side & 1:
            seen.crate[circle] = UNKNOWN
    seen.secret = (seen.secret[0], ()) if side == 0 else ((), seen.secret[1])
    if seen.orders:
        seen.orders = [_order(t, order, place, side) for place, order in enumerate(seen.orders)]
    if t.rules.markers:
        seen.kinds = tuple(_face(t, s, token, kind, side) for token, kind in enumerate(s.kinds))
    return seen


def _order(t: Tables, order: tuple[int, ...], place: int, side: int) -> tuple[int, ...]:
    kind = t.rules.orders[place // 2]
    if kind.known_to_owner and place % 2 == side:
        return order
    top = order[:1] if kind.top_public else (NONE,) * len(order[:1])
    return top + (NONE,) * (len(order) - 1)


def _face(t: Tables, s: State, token: int, kind: int, side: int) -> int:
    number = t.kinds[kind].marker
    if number < 0:
        return kind
    marker = t.rules.markers[number]
    hidden = s.marks[token] & FACEDOWN or s.holder[token] == SUPPLY
    own = side_of(s, s.owner[token]) == side and not marker.shuffled
    return marker.faces[0] if hidden and not own else kind
