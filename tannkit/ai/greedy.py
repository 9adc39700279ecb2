"""A greedy player: looks one activation ahead, by exact chances, and towards the victory of the mode."""

from __future__ import annotations

from collections.abc import Sequence

from tannkit.ai.aims import Aim, aims
from tannkit.ai.answers import ANSWERS, liked
from tannkit.ai.goals import Goal
from tannkit.ai.memory import Memory
from tannkit.ai.player import Player
from tannkit.state.decision import Decision
from tannkit.state.registers import ACTIVATION, ACTIVITY, ACTIVITY_STOPPED
from tannkit.state.state import Move, State
from tannkit.state.tables import Tables

NO_GOALS: Sequence[Goal] = ()


def greedy(seed: int) -> Player:
    """A greedy player. It leaves nothing to chance, so the seed changes nothing.

    Args:
        seed: for the table of players.
    """
    memory = Memory()

    def choose(t: Tables, seen: State, decision: Decision) -> Move:
        """The best move that it knows."""
        return best_move(t, seen, decision, memory)

    return choose


def best_move(t: Tables, s: State, decision: Decision, memory: Memory) -> Move:
    """What a greedy player with such a memory does.

    Args:
        t: the tables.
        s: what it sees; it may be changed.
        decision: what is to be decided.
        memory: its memory.
    """
    if decision.kind == "activation":
        return _in_activation(t, s, decision, memory)
    memory.look(s)
    if decision.kind == "go":
        return _go(t, s, decision, memory)
    answer = ANSWERS.get(decision.kind)
    return answer(t, s, memory, decision) if answer else liked(decision)


def ways_through(t: Tables, s: State, memory: Memory, who: int) -> list[Aim]:
    """The ways through an activation of a figure, the best first."""
    return aims(t, s, memory, who, NO_GOALS)


def _go(t: Tables, s: State, decision: Decision, memory: Memory) -> Move:
    moves = decision.moves
    called = [move for move in moves if move[0] in ("reinforce", "window")]
    if called:
        return max(called, key=lambda move: _dice(t, move))
    able = [int(move[1]) for move in moves if move[0] == "activate"]
    if len(able) == 1 or not able:
        return moves[0]
    best, chosen = -1e9, moves[0]
    for who in able:
        found = ways_through(t, s, memory, who)
        if found and found[0].worth - _standing(s, found, who) > best:
            best, chosen = found[0].worth - _standing(s, found, who), ("activate", who)
    return chosen


def _standing(s: State, found: Sequence[Aim], who: int) -> float:
    """How good it is to stay: where the best way begins."""
    return next((aim.worth for aim in found if not aim.gain and aim.circle == s.pos[who]), 0.0)


def _dice(t: Tables, move: Move) -> int:
    """The dice of the best weapon in a pack."""
    if move[0] != "reinforce":
        return 99
    return max((t.kinds[kind].dice for kind in t.packs[int(move[1])].get(str(move[2]), ())), default=0)


def _in_activation(t: Tables, s: State, decision: Decision, memory: Memory) -> Move:
    who = decision.figure
    now = (s.g[ACTIVATION], who)
    if memory.activation == now and memory.plan and decision.refusal(memory.plan[0]) is None:
        return memory.plan.pop(0)
    memory.look(s)
    stopped = bool(s.g[ACTIVITY] & ACTIVITY_STOPPED)
    for aim in ways_through(t, s, memory, who):
        # Whom an effect has stopped on his way it would stop again.
        if (stopped and aim.moves[0][0] == "step") or decision.refusal(aim.moves[0]) is not None:
            continue
        memory.activation, memory.plan = now, list(aim.moves)
        return memory.plan.pop(0)
    if decision.refusal(("end",)) is None:
        return ("end",)
    return decision.moves[0]
