"""From the supply: a marker of a side's supply is laid on the board."""

from __future__ import annotations

from tannkit.state import decision
from tannkit.state.codes import NONE, SUPPLY, TOKEN, side_code
from tannkit.state.decision import Decision
from tannkit.state.frame import YOU, Frame
from tannkit.state.sides import decider
from tannkit.state.state import Move, State
from tannkit.state.tables import Tables
from tannkit.verbs.compiling import Code, Codes
from tannkit.verbs.each_of import pick_one
from tannkit.verbs.operations_at_play import lay
from tannkit.verbs.roles import where


def supply(t: Tables, s: State, marker: int, side: int) -> list[int]:
    """The markers in the supply of a side: of those that show the same, one for all unless chance draws.

    Args:
        t: the tables.
        s: the state.
        marker: the number of the marker.
        side: whose supply.
    """
    found = [
        token
        for token, holder in enumerate(s.holder)
        if holder == SUPPLY and s.owner[token] == side_code(side) and t.kinds[s.kinds[token]].marker == marker
    ]
    if t.rules.markers[marker].shuffled:
        return found
    return list({s.kinds[token]: token for token in reversed(found)}.values())[::-1]


def place_from_supply(at: Codes, code: Code, marker: int, *, facedown: bool) -> None:
    """Add the steps: which one is picked by chance where they were shuffled, else by the side; then the circle.

    Args:
        at: the circles among which the side chooses.
        code: the program.
        marker: the number of the marker.
        facedown: how it lies.
    """
    picked = code.local()

    def ask(t: Tables, s: State, f: Frame) -> Decision | None:
        side = decider(s, f[YOU])
        found = supply(t, s, marker, side)
        if len(found) <= 1:
            s.answer = ("choose", TOKEN + found[0] if found else NONE)
            return None
        if t.rules.markers[marker].shuffled:
            return decision.dice(1, len(found))
        moves: list[Move] = [("choose", TOKEN + token) for token in found]
        return Decision("choose", side, lambda: moves, figure=f[YOU])

    def take(t: Tables, s: State, f: Frame) -> None:
        if s.answer[0] == "choose":
            f[picked] = int(s.answer[1])
        else:
            f[picked] = TOKEN + supply(t, s, marker, decider(s, f[YOU]))[int(s.answer[0]) - 1]

    def one(t: Tables, s: State, f: Frame, place: int) -> None:
        circle = where(s, place)
        if f[picked] != NONE and circle >= 0:
            lay(t, s, f[picked] - TOKEN, circle, facedown=facedown)

    code.add(ask)
    code.add(take)
    pick_one(at, code, one)
