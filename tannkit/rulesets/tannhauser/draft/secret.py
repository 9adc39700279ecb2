"""Choosing in secret: each side keeps what it chooses to itself until both have chosen (RE-SETUP-015, RE-SETUP-025)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tannkit.state.decision import OUT_OF_PLACE, Decision, Refusal
from tannkit.state.state import Move, Secret, State

NOTHING: tuple[Secret, Secret] = ((), ())


def note(s: State, side: int, *records: tuple[int, ...]) -> None:
    """A side has chosen something more."""
    keep(s, side, (*s.secret[side], *records))


def keep(s: State, side: int, chosen: Secret) -> None:
    """What a side has chosen is this now."""
    s.secret = (chosen, s.secret[1]) if side == 0 else (s.secret[0], chosen)


def ask(
    kind: str,
    side: int,
    candidates: Iterable[Move],
    why_not: Callable[[Move], Refusal | None],
    *,
    figure: int = -1,
) -> Decision:
    """A decision among candidates of which `why_not` refuses some; anything else is out of place.

    Args:
        kind: what is decided.
        side: who decides.
        candidates: all that could be asked for, whether it is allowed or not.
        why_not: why a candidate cannot be chosen.
        figure: whom it is about.
    """
    known = tuple(candidates)
    return Decision(
        kind, side, lambda: known, lambda move: why_not(move) if move in known else OUT_OF_PLACE, figure=figure
    )
