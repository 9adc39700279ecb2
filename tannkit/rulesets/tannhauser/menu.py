"""The menu of an activation: what the active figure can do at a moment, and why not everything else.

Each sort of move has a check of its own, which makes both the list of legal moves and the refusals.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tannkit.board.board import bits
from tannkit.rulesets.tannhauser import bull_rush, secret_doors
from tannkit.rulesets.tannhauser.actions import ACTIONS, offer
from tannkit.rulesets.tannhauser.changes import forbidden
from tannkit.rulesets.tannhauser.command_points import bought, can_pay, can_raise
from tannkit.rulesets.tannhauser.stepping import blocked, can_stop_beyond, cost, standing, ways
from tannkit.rulesets.tannhauser.uses import FREE_WINDOWS, at_hand, usable_now
from tannkit.state.decision import OUT_OF_PLACE, Refusal
from tannkit.state.registers import (
    ACTIONS_LEFT,
    ACTIVE,
    ACTIVITY,
    ACTIVITY_STARTED,
    ACTIVITY_STOPPED,
    BOUGHT_MOVE,
    ENTRIES,
    MOVES_LEFT,
    POINTS,
)
from tannkit.state.state import Move, State
from tannkit.state.tables import MENTAL, Tables

Check = Callable[[Tables, State, int, Move], Refusal | None]

NOT_NEXT = Refusal("not-adjacent", "RE-MOVE-002", "a step leads to a neighbouring movement circle only")
NOT_OWN_ENTRY = Refusal(
    "not-own-entry", "RE-MAP-022", "one comes into play through an entry point of one's own side only"
)
ENEMY_THERE = Refusal("enemy-in-the-way", "RE-MOVE-003", "an enemy character stands there")
TOO_FEW = Refusal("too-few-points", "RE-MOVE-008", "the whole cost of the step must be available")
STRANDED = Refusal("stranded", "RE-MOVE-005", "nobody can stop on a circle where somebody else stands")
NO_MOVING = Refusal("no-moving", "RE-MOVE-001", "an effect forbids moving")
SHARED = Refusal("shared-circle", "RE-MOVE-005", "one can neither act nor stop on a circle where somebody else stands")
ACTED = Refusal("acted-already", "RE-ACTION-001", "the action of this activation is used up")
NO_ACTING = Refusal("no-acting", "RE-ACTION-001", "an effect forbids the action")
OFF_BOARD = Refusal("off-board", "RE-TURN-017", "a character cannot act before it has entered the board")
MUST_ENTER = Refusal("must-enter", "RE-TURN-018", "the character must come onto the board")
BOUGHT_ALREADY = Refusal("bought-already", "RE-CP-006", "the same effect cannot be bought twice in an activation")
NO_POINTS = Refusal("no-points", "RE-CP-002", "no Command Point can be spent for it")
NO_RAISE = Refusal("no-raise", "RE-CP-023", "this characteristic of this character cannot be raised now")
NOT_USABLE = Refusal("not-usable", "RE-ACTION-013", "the token cannot be used at this moment")


def moves(t: Tables, s: State) -> Iterator[Move]:
    """Everything that could be meant; the checks decide which of it can be done.

    What cannot be done at first sight is left out, because this is asked for at each step of a game.
    """
    who = s.g[ACTIVE]
    yield from (("step", circle) for circle in bits(ways(t, s, who)))
    if s.pos[who] >= 0:
        yield from (("rush", circle) for circle in bits(t.distances.near[s.pos[who]] & blocked(t, s, who)))
    elif t.plays("RE-Q-10", "bull-rush-from-outside"):
        yield from (("rush", circle) for circle in bits(s.g[ENTRIES + s.side[who]] & blocked(t, s, who)))
    yield from secret_doors.moves(t, s, who)
    if s.g[ACTIONS_LEFT] > 0 and s.pos[who] >= 0:
        for action in ACTIONS.values():
            yield from action.moves(t, s, who)
    for place, (token, use) in enumerate(s.index.uses):
        if use.window in FREE_WINDOWS and at_hand(s, who, token):
            yield ("free", token, place)
    if t.rules.offers and s.pos[who] >= 0:
        yield from offer.free_moves(t, s, who)
    yield ("end",)
    if not s.g[POINTS + s.side[who]]:
        return
    yield ("buy-move",)
    for figure in s.team[s.side[who]]:
        yield from (("raise", figure, stat) for stat in range(MENTAL + 1))


def refuse(t: Tables, s: State, move: Move) -> Refusal | None:
    """Why a move cannot be made now, or None if it can."""
    if not move:
        return OUT_OF_PLACE
    who = s.g[ACTIVE]
    verb = move[0]
    if verb in ACTIONS:
        return _no_action(t, s, who, str(verb)) or ACTIONS[str(verb)].refuse(t, s, who, move)
    check = CHECKS.get(str(verb))
    return check(t, s, who, move) if check and len(move) == LENGTHS[str(verb)] else OUT_OF_PLACE


def shares_circle(s: State, who: int) -> bool:
    """Whether somebody else stands where a figure stands: it is passing over (RE-MOVE-004)."""
    return s.pos[who] >= 0 and bool(standing(s, s.pos[who], who))


def _no_action(t: Tables, s: State, who: int, verb: str) -> Refusal | None:
    if s.g[ACTIONS_LEFT] <= 0:
        return ACTED
    if s.pos[who] < 0:
        return OFF_BOARD
    if shares_circle(s, who):
        return SHARED
    if forbidden(t, s, "act", who) or (verb == "attack" and forbidden(t, s, "attack", who)):
        return NO_ACTING
    return None


def _step(t: Tables, s: State, who: int, move: Move) -> Refusal | None:
    circle = int(move[1])
    if not ways(t, s, who) >> circle & 1:
        return NOT_OWN_ENTRY if s.pos[who] < 0 else NOT_NEXT
    if blocked(t, s, who) >> circle & 1:
        return ENEMY_THERE
    if forbidden(t, s, "move", who):
        return NO_MOVING
    needs, net = cost(t, s, who, circle)
    left = s.g[MOVES_LEFT]
    if needs > left:
        return TOO_FEW
    if standing(s, circle, who) and not can_stop_beyond(t, s, who, circle, left - net):
        return STRANDED
    return None


def _rush(t: Tables, s: State, who: int, move: Move) -> Refusal | None:
    if forbidden(t, s, "move", who):
        return NO_MOVING
    return bull_rush.refuse(t, s, who, int(move[1]))


def _free(t: Tables, s: State, who: int, move: Move) -> Refusal | None:
    place = int(move[2])
    if not 0 <= place < len(s.index.uses):
        return NOT_USABLE
    token, use = s.index.uses[place]
    if token != move[1] or use.window not in FREE_WINDOWS or shares_circle(s, who):
        return NOT_USABLE
    if use.window == "activation_start" and s.g[ACTIVITY] & ACTIVITY_STARTED:
        return NOT_USABLE
    return None if usable_now(s, who, token, use) else NOT_USABLE


def _offer_free(t: Tables, s: State, who: int, move: Move) -> Refusal | None:
    if s.pos[who] < 0:
        return OFF_BOARD
    return SHARED if shares_circle(s, who) else offer.refuse(t, s, who, move)


def _buy_move(t: Tables, s: State, who: int, move: Move) -> Refusal | None:
    if bought(t, s, who, BOUGHT_MOVE):
        return BOUGHT_ALREADY
    return None if can_pay(t, s, who) else NO_POINTS


def _raise(t: Tables, s: State, who: int, move: Move) -> Refusal | None:
    figure, stat = int(move[1]), int(move[2])
    if not 0 <= figure < len(s.side) or s.side[figure] != s.side[who] or not 0 <= stat <= MENTAL:
        return NO_RAISE
    return None if can_raise(t, s, figure, stat) else NO_RAISE


def _end(t: Tables, s: State, who: int, move: Move) -> Refusal | None:
    """Nobody stays where somebody else stands, unless there is no way on; who can come into play must (RE-Q-10)."""
    # Whoever an effect has stopped on his way need not try for ever.
    if (s.pos[who] >= 0 and not shares_circle(s, who)) or s.g[ACTIVITY] & ACTIVITY_STOPPED:
        return None
    can_go = any(_step(t, s, who, ("step", circle)) is None for circle in bits(ways(t, s, who)))
    if not can_go:
        return None
    return MUST_ENTER if s.pos[who] < 0 else SHARED


CHECKS: dict[str, Check] = {
    "step": _step,
    "rush": _rush,
    "door": secret_doors.refuse,
    "doors": secret_doors.refuse_declaring,
    "free": _free,
    "offer-free": _offer_free,
    "buy-move": _buy_move,
    "raise": _raise,
    "end": _end,
}
LENGTHS = {"step": 2, "rush": 2, "door": 2, "doors": 1, "free": 3, "offer-free": 2, "buy-move": 1, "raise": 3, "end": 1}
