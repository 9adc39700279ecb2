"""Handling tokens: what is chosen while tokens are picked up, passed, and found in crates."""

from __future__ import annotations

from tannkit.rulesets.tannhauser.carrying import can_hold, droppable, free_slots, lay_down, lying, takeable
from tannkit.state.decision import Decision
from tannkit.state.frame import OWN, PC, Frame
from tannkit.state.registers import POINTS
from tannkit.state.state import Move, State
from tannkit.state.tables import Tables
from tannkit.verbs.hands import hand_to

# HANDLED: the tokens that have changed hands in this action, as a set; none does so twice.
WHO, WHERE, HANDLED, GIVEN = range(OWN, OWN + 4)
KNOWN_BIT = 16


def ask_pick_up(t: Tables, s: State, f: Frame) -> Decision | None:
    """Any number of tokens, one after the other, as long as the slots hold them (RE-ACTION-006 to RE-ACTION-008)."""
    moves: list[Move] = [("done",)]
    on_circle = [token for token in _fresh(f, lying(s, f[WHERE])) if takeable(t, s, f[WHO], token)]
    moves += [("take", token) for token in on_circle if can_hold(t, s, f[WHO], token)]
    moves += [("drop", token) for token in _fresh(f, droppable(t, s, f[WHO]))]
    return Decision("pick-up", s.side[f[WHO]], lambda: moves, figure=f[WHO])


def picked_up(t: Tables, s: State, f: Frame) -> None:
    """Take, or lay down on the circle that the action concerns."""
    if s.answer[0] == "done":
        return
    token = int(s.answer[1])
    if s.answer[0] == "take":
        hand_to(t, s, token, f[WHO])
    else:
        lay_down(s, token, f[WHERE])
    f[HANDLED] |= 1 << token
    f[PC] = 0


def ask_pass(t: Tables, s: State, f: Frame) -> Decision | None:
    """Hand over; the receiver may hand back or drop to make room (RE-ACTION-010), never beyond the slots (011)."""
    who, other = f[WHO], f[WHERE]
    moves: list[Move] = [("done",)] if f[GIVEN] else []
    moves += [("give", token) for token in _fresh(f, droppable(t, s, who)) if can_hold(t, s, other, token)]
    back = _fresh(f, droppable(t, s, other))
    moves += [("give-back", token) for token in back if can_hold(t, s, who, token)]
    moves += [("drop", token) for token in back]
    if not moves:
        s.answer = ("done",)
        return None
    return Decision("pass", s.side[who], lambda: moves, figure=who)


def passed(t: Tables, s: State, f: Frame) -> None:
    """Each token in turn."""
    verb = s.answer[0]
    if verb == "done":
        return
    token = int(s.answer[1])
    if verb == "give":
        hand_to(t, s, token, f[WHERE])
        f[GIVEN] = 1
    elif verb == "give-back":
        hand_to(t, s, token, f[WHO])
    else:
        lay_down(s, token, s.pos[f[WHERE]])
    f[HANDLED] |= 1 << token
    f[PC] = 0


def look_in(t: Tables, s: State, f: Frame) -> None:
    """Only the searching side sees the face (RE-ACTION-015)."""
    s.crate[f[WHERE]] |= 1 << KNOWN_BIT + s.side[f[WHO]]
    s.tell("crate.searched", f[WHO], f[WHERE])


def ask_search(t: Tables, s: State, f: Frame) -> Decision | None:
    """Back facedown, or taken: equipment into a free slot, Command Points into the pool (RE-ACTION-016 to 022)."""
    who = f[WHO]
    crate = t.crates[contents(s, f[WHERE])]
    moves: list[Move] = [("put-back",)]
    if crate.kind < 0:
        moves.append(("cash-in",))
    elif free_slots(t, s, who) > 0:
        moves.append(("take",))
    else:
        moves += [("swap", token) for token in droppable(t, s, who)]
    return Decision("search", s.side[who], lambda: moves, figure=who)


def searched(t: Tables, s: State, f: Frame) -> None:
    """Carry out the choice."""
    verb, who, circle = s.answer[0], f[WHO], f[WHERE]
    if verb == "put-back":
        s.tell("crate.put-back", who, circle)
        return
    crate = t.crates[contents(s, circle)]
    s.crate[circle] = 0
    if verb == "cash-in":
        s.g[POINTS + s.side[who]] += crate.points
        s.tell("points.gained", s.side[who], crate.points)
        return
    if verb == "swap":
        lay_down(s, int(s.answer[1]), s.pos[who])
    token = s.add_token(crate.kind, who, t.index_of)
    s.tell("token.taken", token, who)


def contents(s: State, circle: int) -> int:
    """The number of the crate on a circle."""
    return (s.crate[circle] & (1 << KNOWN_BIT) - 1) - 1


def _fresh(f: Frame, tokens: list[int]) -> list[int]:
    return [token for token in tokens if not f[HANDLED] >> token & 1]


PICK_UP_STEPS = (ask_pick_up, picked_up)
PASS_STEPS = (ask_pass, passed)
SEARCH_STEPS = (look_in, ask_search, searched)
