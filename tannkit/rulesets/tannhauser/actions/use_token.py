"""The use-equipment action: a token is used that asks for an action (RE-ACTION-013)."""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.rulesets.tannhauser.actions.action import Action, Arguments
from tannkit.rulesets.tannhauser.uses import at_hand, start, usable_now
from tannkit.state.decision import OUT_OF_PLACE, Refusal
from tannkit.state.registers import ACTIONS_LEFT
from tannkit.state.state import Move, State
from tannkit.state.tables import Tables

NOT_USABLE = Refusal("not-usable", "RE-ACTION-013", "the token cannot be used at this moment")


def moves(t: Tables, s: State, who: int) -> Iterator[Move]:
    """Each use of each token that takes an action: ("use", token, place among the uses in the game)."""
    return (
        ("use", token, place)
        for place, (token, use) in enumerate(s.index.uses)
        if use.window == "action" and at_hand(s, who, token)
    )


def refuse(t: Tables, s: State, who: int, move: Move) -> Refusal | None:
    """It must be the figure's own, and its conditions must hold."""
    if len(move) != 3:
        return OUT_OF_PLACE
    place = int(move[2])
    if not 0 <= place < len(s.index.uses):
        return NOT_USABLE
    token, use = s.index.uses[place]
    if token != move[1] or use.window != "action":
        return NOT_USABLE
    return None if usable_now(s, who, token, use) else NOT_USABLE


def perform(t: Tables, s: State, who: int, arguments: Arguments, number: int) -> None:
    """Carry it out, unless it is no longer possible."""
    token, use = s.index.uses[arguments[1]]
    # The action itself is spent by now; it must not count against the token's cost.
    s.g[ACTIONS_LEFT] += 1
    able = usable_now(s, who, token, use)
    s.g[ACTIONS_LEFT] -= 1
    if able:
        start(t, s, who, token, use)


ACTION = Action(moves, refuse, perform)
