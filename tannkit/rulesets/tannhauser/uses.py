"""Uses: what a figure may do with a token of its own, in an action or free of one (RE-ACTION-013)."""

from __future__ import annotations

from tannkit.rulesets.tannhauser.bearers import bearer
from tannkit.state.codes import CIRCLE, TOKEN
from tannkit.state.effects import Use
from tannkit.state.frame import KEY, scope
from tannkit.state.state import State
from tannkit.state.tables import Tables
from tannkit.verbs.begin import begin

# The windows in which a token can be used in an activation without the action.
FREE_WINDOWS = ("any_time_in_activation", "activation_start", "any_time")


def at_hand(s: State, who: int, token: int) -> bool:
    """Whether a figure could use a token at all: it holds it, or the token lies on the board."""
    holder = s.holder[token]
    return holder == who or holder >= CIRCLE


def usable_now(s: State, who: int, token: int, use: Use) -> bool:
    """Whether a figure can use a token in this way now: it is its own, the condition holds, the cost can be paid.

    Args:
        s: the state.
        who: the figure.
        token: the number of the token.
        use: one of its uses.
    """
    if bearer(s, token, use.place) != who:
        return False
    v = scope(TOKEN + token, who, who)
    v[KEY] = use.number
    return use.when(s, v) and use.payable(s, v)


def start(t: Tables, s: State, who: int, token: int, use: Use) -> None:
    """Have the use carried out before the next step."""
    begin(t, s, use.program, this=TOKEN + token, you=who, key=use.number)
    s.tell("token.used", token, who)
