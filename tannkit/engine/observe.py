"""What a side may see of a game: everything on the table but the faces of crates that it has not looked into."""

from __future__ import annotations

from tannkit.state.state import State

# In the place of a crate whose face the side does not know. No crate has this number.
UNKNOWN = 0xFFFF
KNOWN_BIT = 16


def observe(s: State, side: int) -> State:
    """A copy of the state in which hidden facts are covered; a pure function of both (RE-ACTION-015, RE-CRATE-001).

    Args:
        s: the state.
        side: who looks, 0 or 1.
    """
    seen = s.copy()
    for circle, crate in enumerate(seen.crate):
        if crate and not crate >> KNOWN_BIT + side & 1:
            seen.crate[circle] = UNKNOWN
    return seen
