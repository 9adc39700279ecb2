"""Throwing a Grenade or a Smoke Grenade (RE-ACTION-005, RE-GREN, RE-SMOKE)."""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.board.board import bits
from tannkit.board.layers import layers
from tannkit.rulesets.tannhauser.actions.action import Action, Arguments
from tannkit.rulesets.tannhauser.bearers import inventory
from tannkit.rulesets.tannhauser.views import path_masks, throw_targets
from tannkit.state.decision import OUT_OF_PLACE, Refusal
from tannkit.state.state import FACEDOWN, RUINED, Move, State
from tannkit.state.tables import Tables

NO_GRENADE = Refusal("no-grenade", "RE-ACTION-005", "only a Grenade or Smoke Grenade in the inventory can be thrown")
NO_TARGET = Refusal("no-throw", "RE-GREN-003", "no circle is in reach of the throw")


def moves(t: Tables, s: State, who: int) -> Iterator[Move]:
    """Each token that can be thrown; the circle is named when it is thrown."""
    return (("throw", token) for token in inventory(s, who) if _can_throw(t, s, token))


def refuse(t: Tables, s: State, who: int, move: Move) -> Refusal | None:
    """It must be a Grenade at hand. One's own circle is always in reach (RE-GREN-002, RE-GREN-004)."""
    if len(move) != 2:
        return OUT_OF_PLACE
    token = int(move[1])
    return None if token in inventory(s, who) and _can_throw(t, s, token) else NO_GRENADE


def targets(t: Tables, s: State, who: int, token: int) -> list[int]:
    """The circles that a throw of the token reaches (RE-GREN-003, RE-GREN-005, RE-SMOKE-001).

    Some route must keep to the thrower's paths, but for its last circle; by RE-Q-35 a shortest one, or to one path.
    """
    here, reach = s.pos[who], t.kinds[s.kinds[token]].throw
    found = throw_targets(t, s, who, reach)
    if t.plays("RE-Q-35", "shortest-only"):
        far = t.distances.distances_from(here)
        return [each for each in bits(found) if throw_targets(t, s, who, far[each]) >> each & 1]
    if t.plays("RE-Q-35", "one-path"):
        found = 1 << here
        for path in path_masks(t, s, who):
            if path >> here & 1:
                found |= layers(t.distances.near, here, path)[: reach + 1][-1]
    return list(bits(found))


def perform(t: Tables, s: State, who: int, arguments: Arguments, number: int) -> None:
    """Throw it, if it is still there."""
    if arguments[0] in inventory(s, who):
        s.call(t.program("throw"), who, arguments[0], size=5)


def _can_throw(t: Tables, s: State, token: int) -> bool:
    return t.kinds[s.kinds[token]].throw > 0 and not s.marks[token] & (FACEDOWN | RUINED)


ACTION = Action(moves, refuse, perform)
