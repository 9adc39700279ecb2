"""A simple player: attacks when it can, walks towards enemies, shakes off wounds, and looks no farther ahead."""

from __future__ import annotations

from tannkit.board.board import bits
from tannkit.state.decision import Decision
from tannkit.state.registers import ACTIVITY, ACTIVITY_STOPPED, MOVES_LEFT
from tannkit.state.state import ALIVE, Move, State
from tannkit.state.tables import Tables

# The first of these words that a decision offers is taken.
LIKED = (
    "attack",
    "fire",
    "shake-off",
    "counterattack",
    "strike-back",
    "stand-in",
    "take",
    "cash-in",
    "use",
    "reroll",
    "reinforce",
    "activate",
    "choose",
    "next",
    "keep",
    "roll",
    "hold",
    "decline",
    "done",
    "stay",
    "stop",
)
FAR = 1 << 20


def simple(t: Tables, seen: State, decision: Decision) -> Move:
    """Choose a move. The same situation gives the same move."""
    moves = decision.moves
    if len(moves) == 1:
        return moves[0]
    if decision.kind == "activation":
        return _activation(t, seen, decision.figure, moves)
    if decision.kind in ("way", "walk", "token-way", "throw"):
        return moves[0]
    if decision.kind == "overwatch-step":
        return ("decline",)
    for word in LIKED:
        found = [move for move in moves if move[0] == word]
        if found:
            return _weakest(seen, found) if word in ("attack", "fire") else found[0]
    return moves[0]


def _activation(t: Tables, s: State, who: int, moves: tuple[Move, ...]) -> Move:
    attacks = [move for move in moves if move[0] == "attack"]
    if attacks:
        return max(attacks, key=lambda move: _dice(t, s, int(move[1])))
    free = [move for move in moves if move[0] == "free" and s.g[MOVES_LEFT] == 0]
    # Whom an effect has stopped on his way it would stop again.
    stopped = bool(s.g[ACTIVITY] & ACTIVITY_STOPPED) and ("end",) in moves
    steps = [move for move in moves if move[0] == "step" and not stopped]
    here = _distance(t, s, who, s.pos[who])
    best = min(steps, key=lambda move: _distance(t, s, who, int(move[1])), default=None)
    if best is not None and _distance(t, s, who, int(best[1])) < here:
        return best
    if ("end",) in moves:
        return free[0] if free else ("end",)
    return best if best is not None else moves[0]


def _dice(t: Tables, s: State, weapon: int) -> int:
    return t.kinds[s.kinds[weapon]].dice if weapon >= 0 else 2


def _distance(t: Tables, s: State, who: int, circle: int) -> int:
    """Steps to the nearest enemy; off the board everything is far, and a circle in sight of one is as good as near."""
    if circle < 0:
        return FAR
    places = [s.pos[each] for each in s.team[1 - s.side[who]] if s.life[each] == ALIVE and s.pos[each] >= 0]
    if not places:
        # Nobody is there yet: towards the middle of the board.
        return -t.distances.near[circle].bit_count() + max(
            t.distances.distance(circle, i) for i in bits(t.board.entries)
        )
    return min(t.distances.distance(circle, place) for place in places)


def _weakest(s: State, moves: list[Move]) -> Move:
    """The attack on who is worst off already."""
    return max(moves, key=lambda move: s.row[int(move[2])] if len(move) > 2 and int(move[2]) < len(s.row) else -1)
