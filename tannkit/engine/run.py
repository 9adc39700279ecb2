"""The loop: runs frames until somebody, or chance, must decide, or the game is over."""

from __future__ import annotations

from tannkit.engine.refused import Refused
from tannkit.state.decision import Decision
from tannkit.state.frame import PC, PROGRAM
from tannkit.state.state import Move, State
from tannkit.state.tables import Tables


def advance(t: Tables, s: State) -> Decision | None:
    """Run until the next decision; None when the game is over.

    A step that asks changes nothing, so the same decision can be asked for again from a state that was copied or
    loaded.
    """
    frames = s.frames
    programs = t.programs
    while frames:
        frame = frames[-1]
        steps = programs[frame[PROGRAM]]
        place = frame[PC]
        if place >= len(steps):
            frames.pop()
            continue
        frame[PC] = place + 1
        decision = steps[place](t, s, frame)
        if decision is not None:
            frame[PC] = place
            return decision
    return None


def make(t: Tables, s: State, decision: Decision, move: Move) -> Decision | None:
    """Carry out a move and run on to the next decision; None when the game is over.

    Args:
        t: the tables of the game.
        s: its state, which waits at `decision`.
        decision: as `advance` gave it.
        move: one of its moves, or faces for dice.

    Raises:
        Refused: the move cannot be made; nothing has changed.
    """
    refusal = decision.refusal(move)
    if refusal is not None:
        raise Refused(refusal, move)
    return carry_out(t, s, move)


def carry_out(t: Tables, s: State, move: Move) -> Decision | None:
    """Carry out a move that is known to be one of the decision's."""
    s.answer = move
    s.frames[-1][PC] += 1
    return advance(t, s)
