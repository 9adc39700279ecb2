"""Hound DOG's part in the actions of its controller: deployed, ordered to attack (RE-HOUND-003, 006, 007)."""

from __future__ import annotations

from tannkit.rulesets.tannhauser.attack import attack, candidates
from tannkit.rulesets.tannhauser.stepping import is_walker
from tannkit.rulesets.tannhauser.walk import controller
from tannkit.state.decision import Decision
from tannkit.state.frame import OWN, Frame
from tannkit.state.state import Move, State
from tannkit.state.tables import Tables

NAME = "hound-attack"
WALKER = OWN
_MOVES: tuple[Move, ...] = (("decline",), ("attack",))


def offer_attack(t: Tables, s: State, who: int) -> None:
    """Ask before the next step whether the figure that somebody controls attacks besides his action."""
    for each in s.team[s.side[who]]:
        if is_walker(t, each) and controller(t, s, each) == who:
            s.call(t.program(NAME), each)


def ask(t: Tables, s: State, f: Frame) -> Decision | None:
    """Only if it has a legal attack."""
    if not candidates(t, s, f[WALKER], 0):
        s.answer = _MOVES[0]
        return None
    return Decision("hound-attack", s.side[f[WALKER]], lambda: _MOVES, figure=f[WALKER])


def fire(t: Tables, s: State, f: Frame) -> None:
    """It attacks by the normal rules (RE-HOUND-008)."""
    if s.answer[0] == "attack":
        attack(t, s, f[WALKER], 0)


STEPS = (ask, fire)
