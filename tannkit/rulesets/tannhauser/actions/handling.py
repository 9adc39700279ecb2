"""Picking up, passing, searching: actions by which tokens change hands (RE-ACTION-006 to RE-ACTION-022)."""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.board.board import bits
from tannkit.rulesets.tannhauser.actions.action import Action, Arguments
from tannkit.rulesets.tannhauser.carrying import can_carry, can_hold, droppable, lying, takeable
from tannkit.state.decision import OUT_OF_PLACE, Refusal
from tannkit.state.state import ALIVE, Move, State
from tannkit.state.tables import Tables

NOTHING = Refusal("nothing-to-handle", "RE-ACTION-006", "nothing can be taken up or laid down there")
TOO_FAR = Refusal("too-far", "RE-ACTION-006", "the circle must be the character's own or an adjacent one")
NO_FRIEND = Refusal("no-friend-there", "RE-ACTION-009", "tokens are passed to a friend on an adjacent circle")
NOTHING_TO_PASS = Refusal("nothing-to-pass", "RE-ACTION-012", "only disposable tokens can change hands")
NO_CRATE = Refusal("no-crate", "RE-ACTION-014", "a crate is searched from a movement circle adjacent to it")
CANNOT_CARRY = Refusal(
    "cannot-carry", "RE-VOIV-019", "this figure can neither pick up nor be handed equipment, nor search"
)


def pick_up_moves(t: Tables, s: State, who: int) -> Iterator[Move]:
    """One's own circle and each adjacent one."""
    here = s.pos[who]
    return (("pick-up", circle) for circle in bits(t.distances.near[here] | 1 << here))


def refuse_pick_up(t: Tables, s: State, who: int, move: Move) -> Refusal | None:
    """Something must lie there, or be laid down there (RE-ACTION-007, RE-Q-28)."""
    if len(move) != 2:
        return OUT_OF_PLACE
    here, circle = s.pos[who], int(move[1])
    if circle != here and not t.distances.near[here] >> circle & 1:
        return TOO_FAR
    found = [token for token in lying(s, circle) if takeable(t, s, who, token)]
    if any(can_hold(t, s, who, token) for token in found) or droppable(t, s, who):
        return None
    if not can_carry(t, who):
        return CANNOT_CARRY
    # With full hands something can be looked at, but nothing is there to lay down for it.
    return NOTHING


def pick_up(t: Tables, s: State, who: int, arguments: Arguments, number: int) -> None:
    """Take and lay down on that one circle."""
    s.call(t.program("pick-up"), who, arguments[0], size=4)


def pass_moves(t: Tables, s: State, who: int) -> Iterator[Move]:
    """Each friend."""
    return (("pass", each) for each in s.team[s.side[who]] if each != who)


def refuse_pass(t: Tables, s: State, who: int, move: Move) -> Refusal | None:
    """To one friendly character on an adjacent circle (RE-ACTION-009)."""
    if len(move) != 2:
        return OUT_OF_PLACE
    other = int(move[1])
    if other == who or other not in s.team[s.side[who]] or s.life[other] != ALIVE or s.pos[other] < 0:
        return NO_FRIEND
    if not t.distances.near[s.pos[who]] >> s.pos[other] & 1:
        return NO_FRIEND
    tokens = droppable(t, s, who)
    if tokens and not can_carry(t, other) and not any(can_hold(t, s, other, token) for token in tokens):
        return CANNOT_CARRY
    return None if tokens else NOTHING_TO_PASS


def hand_over(t: Tables, s: State, who: int, arguments: Arguments, number: int) -> None:
    """Pass tokens, if the friend is still there."""
    if s.life[arguments[0]] == ALIVE:
        s.call(t.program("pass"), who, arguments[0], size=4)


def search_moves(t: Tables, s: State, who: int) -> Iterator[Move]:
    """Each circle with a crate beside one's own."""
    return (("search", circle) for circle in bits(t.distances.beside[s.pos[who]]) if s.crate[circle])


def refuse_search(t: Tables, s: State, who: int, move: Move) -> Refusal | None:
    """An adjacent circle must hold a crate."""
    if len(move) != 2:
        return OUT_OF_PLACE
    circle = int(move[1])
    if not 0 <= circle < len(s.crate) or not s.crate[circle] or not t.distances.beside[s.pos[who]] >> circle & 1:
        return NO_CRATE
    return None if can_carry(t, who) else CANNOT_CARRY


def search(t: Tables, s: State, who: int, arguments: Arguments, number: int) -> None:
    """Look into it, if it is still there."""
    if s.crate[arguments[0]]:
        s.call(t.program("search"), who, arguments[0])


PICK_UP = Action(pick_up_moves, refuse_pick_up, pick_up)
PASS = Action(pass_moves, refuse_pass, hand_over)
SEARCH = Action(search_moves, refuse_search, search)
