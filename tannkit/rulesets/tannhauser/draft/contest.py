"""Contest rolls: both sides want the same, each rolls a die, and the higher one has it.

RE-SETUP-007, RE-SETUP-019, RE-SETUP-031 and RE-DOOR-004. No modifiers and no Command Points apply, and a tie is rolled
again (RE-Q-02). `s.result` is the winner.
"""

from __future__ import annotations

from tannkit.state import decision
from tannkit.state.decision import Decision
from tannkit.state.frame import PC, Frame
from tannkit.state.state import State
from tannkit.state.tables import Tables

NAME = "contest"


def hold(t: Tables, s: State) -> None:
    """Have the sides roll before the next step."""
    s.call(t.program(NAME))


def throw(t: Tables, s: State, f: Frame) -> Decision | None:
    """A die for each side."""
    return decision.dice(2)


def compare(t: Tables, s: State, f: Frame) -> None:
    """The higher one wins."""
    one, other = int(s.answer[0]), int(s.answer[1])
    s.tell("contest.rolled", one, other)
    if one == other:
        f[PC] = 0
        return
    s.result = 0 if one > other else 1
    s.tell("contest.won", s.result)


STEPS = (throw, compare)
