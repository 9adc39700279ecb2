"""Actions that the mode or scenario offers (RE-ACTION-003, RE-STORY-003)."""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.rulesets.tannhauser.actions.action import Action, Arguments
from tannkit.state.codes import NONE
from tannkit.state.decision import OUT_OF_PLACE, Refusal
from tannkit.state.frame import KEY, scope
from tannkit.state.game_rules import Offer
from tannkit.state.registers import ACTIONS_LEFT
from tannkit.state.state import Move, State
from tannkit.state.tables import Tables
from tannkit.verbs.begin import begin

NOT_OFFERED = Refusal("not-offered", "RE-ACTION-003", "what the mode asks for this action is not the case")


def moves(t: Tables, s: State, who: int) -> Iterator[Move]:
    """Each that takes an action: ("offer", its number)."""
    return (("offer", offer.number) for offer in t.rules.offers if not offer.free)


def free_moves(t: Tables, s: State, who: int) -> Iterator[Move]:
    """Each that takes none: ("offer-free", its number)."""
    return (("offer-free", offer.number) for offer in t.rules.offers if offer.free)


def refuse(t: Tables, s: State, who: int, move: Move) -> Refusal | None:
    """Its own conditions must hold for the figure."""
    if len(move) != 2 or not 0 <= int(move[1]) < len(t.rules.offers):
        return OUT_OF_PLACE
    offer = t.rules.offers[int(move[1])]
    if offer.free is not (move[0] == "offer-free"):
        return OUT_OF_PLACE
    return None if _able(s, who, offer) else NOT_OFFERED


def perform(t: Tables, s: State, who: int, arguments: Arguments, number: int) -> None:
    """Carry it out, unless it is no longer possible (RE-Q-57)."""
    offer = t.rules.offers[arguments[0]]
    # The action itself is spent by now; it must not count against the cost.
    s.g[ACTIONS_LEFT] += not offer.free
    able = _able(s, who, offer)
    s.g[ACTIONS_LEFT] -= not offer.free
    if able:
        start(t, s, who, offer)


def start(t: Tables, s: State, who: int, offer: Offer) -> None:
    """Have it carried out before the next step."""
    s.tell("offer.taken", offer.number, who)
    begin(t, s, offer.program, you=who, key=offer.key)


def _able(s: State, who: int, offer: Offer) -> bool:
    v = scope(NONE, who, who)
    v[KEY] = offer.key
    return offer.able(s, v)


ACTION = Action(moves, refuse, perform)
