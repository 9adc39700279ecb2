"""Deploying Hound DOG, and ordering it to attack, as the controller's whole action (RE-HOUND-003, RE-HOUND-007)."""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.board.board import bits
from tannkit.rulesets.tannhauser.actions.action import Action, Arguments
from tannkit.rulesets.tannhauser.attack import attack, candidates
from tannkit.rulesets.tannhauser.stepping import is_walker, occupied
from tannkit.rulesets.tannhauser.views import open_beside, sight
from tannkit.rulesets.tannhauser.walk import controller, owner
from tannkit.state.decision import OUT_OF_PLACE, Refusal
from tannkit.state.state import ALIVE, Move, State
from tannkit.state.tables import Tables

NOT_CONTROLLED = Refusal("not-controlled", "RE-HOUND-002", "only its controller can do this")
NOT_THERE = Refusal(
    "not-deployable-there", "RE-HOUND-003", "it enters on a free adjacent circle on the controller's path"
)
NO_TARGET = Refusal("no-target", "RE-HOUND-007", "it has no legal target")


def order_moves(t: Tables, s: State, who: int) -> Iterator[Move]:
    """Each figure that could be ordered."""
    return (("order", each) for each in s.team[s.side[who]] if is_walker(t, each) and s.pos[each] >= 0)


def refuse_order(t: Tables, s: State, who: int, move: Move) -> Refusal | None:
    """It must be controlled by this one and have a legal target."""
    if len(move) != 2 or not _own_walker(t, s, who, int(move[1])):
        return OUT_OF_PLACE
    if controller(t, s, int(move[1])) != who:
        return NOT_CONTROLLED
    return None if candidates(t, s, int(move[1]), 0) else NO_TARGET


def order(t: Tables, s: State, who: int, arguments: Arguments, number: int) -> None:
    """It attacks."""
    attack(t, s, arguments[0], 0)


def deploy_moves(t: Tables, s: State, who: int) -> Iterator[Move]:
    """Each circle on which it could be set."""
    for each in s.team[s.side[who]]:
        if is_walker(t, each) and s.life[each] == ALIVE and s.pos[each] < 0:
            yield from (("deploy", each, circle) for circle in bits(_places(t, s, who)))


def refuse_deploy(t: Tables, s: State, who: int, move: Move) -> Refusal | None:
    """In reserve, controlled by this one, on an adjacent circle of his path."""
    if len(move) != 3 or not _own_walker(t, s, who, int(move[1])):
        return OUT_OF_PLACE
    walker = int(move[1])
    if s.life[walker] != ALIVE or s.pos[walker] >= 0 or owner(t, s, walker) != who:
        return NOT_CONTROLLED
    return None if _places(t, s, who) >> int(move[2]) & 1 else NOT_THERE


def deploy(t: Tables, s: State, who: int, arguments: Arguments, number: int) -> None:
    """It is set on the circle, if that is still free."""
    if not occupied(s) >> arguments[1] & 1:
        s.pos[arguments[0]] = arguments[1]
        s.tell("figure.moved", arguments[0], arguments[1])


def _own_walker(t: Tables, s: State, who: int, walker: int) -> bool:
    return walker in s.team[s.side[who]] and is_walker(t, walker)


def _places(t: Tables, s: State, who: int) -> int:
    here = s.pos[who]
    return open_beside(t, s, who, here) & sight(t, s, who)[here] & ~occupied(s)


ORDER = Action(order_moves, refuse_order, order)
DEPLOY = Action(deploy_moves, refuse_deploy, deploy)
