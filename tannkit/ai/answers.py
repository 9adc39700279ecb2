"""Answers: what a machine player decides outside its activations, by what comes of it on the average."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tannkit.ai.aims import attack_gain, throw_gain
from tannkit.ai.fights import gain, worth_of
from tannkit.ai.memory import Memory
from tannkit.ai.targets import usable_weapons
from tannkit.ai.worth import POINT, share_left
from tannkit.rulesets.tannhauser import hit, throwing
from tannkit.state.decision import Decision
from tannkit.state.frame import A_AT, A_BY, A_HITS, A_WEAPON, PROGRAM
from tannkit.state.registers import ATTACK, RAISED
from tannkit.state.state import Move, State
from tannkit.state.tables import COMBAT, STAMINA, Tables

Answer = Callable[[Tables, State, Memory, Decision], Move]
# The first of these words that a decision offers is taken where nothing better is known.
LIKED = (
    "use",
    "cash-in",
    "take",
    "swap",
    "reinforce",
    "choose",
    "at",
    "next",
    "reroll",
    "activate",
    "done",
    "stay",
    "keep",
    "roll",
    "hold",
    "decline",
    "put-back",
)


def liked(decision: Decision) -> Move:
    """The move that is right more often than not."""
    moves = decision.moves
    for word in LIKED:
        for move in moves:
            if move and move[0] == word:
                return move
    return moves[0]


def attack(t: Tables, s: State, memory: Memory, decision: Decision) -> Move:
    """The attack that takes most."""
    return max(decision.moves, key=lambda move: attack_gain(t, s, memory, decision.figure, move))


def overwatch(t: Tables, s: State, memory: Memory, decision: Decision) -> Move:
    """Whoever takes most fires."""
    at = decision.figure
    return max(decision.moves, key=lambda move: _best(t, s, memory, int(move[1]), at) if len(move) > 1 else 0.0)


def counterattack(t: Tables, s: State, memory: Memory, decision: Decision) -> Move:
    """If it takes more than a Command Point is worth."""
    at = s.frames[s.g[ATTACK]][A_BY]
    return max(decision.moves, key=lambda move: _best(t, s, memory, int(move[1]), at) if len(move) > 1 else POINT)


def raise_(t: Tables, s: State, memory: Memory, decision: Decision) -> Move:
    """If what is won or saved by it on the average is more than a Command Point is worth."""
    who = decision.figure
    if not s.g[ATTACK]:
        return ("roll",)
    frame = s.frames[s.g[ATTACK]]
    by, at, weapon = frame[A_BY], frame[A_AT], frame[A_WEAPON]
    if who not in (by, at) or not 0 <= at < len(s.side):
        return ("roll",)
    now = gain(t, s, memory, by, weapon, at)
    before = s.g[RAISED]
    s.g[RAISED] |= 1 << (4 * who + (COMBAT if who == by else STAMINA))
    # The memory is for values without a raise.
    then = gain(t, s, Memory(worths=memory.worths), by, weapon, at)
    s.g[RAISED] = before
    return ("raise",) if abs(then - now) > POINT else ("roll",)


def shake_off(t: Tables, s: State, memory: Memory, decision: Decision) -> Move:
    """If the row is worth more than a Command Point."""
    who, rows = decision.figure, len(t.figures[decision.figure].rows)
    wounds = _coming(t, s, who)
    saved = share_left(s.row[who] + wounds - 1, rows) - share_left(s.row[who] + wounds, rows)
    return ("shake-off",) if saved * worth_of(t, s, memory, who) > POINT else ("take",)


def stand_in(t: Tables, s: State, memory: Memory, decision: Decision) -> Move:
    """If the figure that is hit is worth more than the one that would be lost."""
    who = decision.figure
    rows = len(t.figures[who].rows)
    row = worth_of(t, s, memory, who) * (share_left(s.row[who], rows) - share_left(s.row[who] + 1, rows))
    return max(decision.moves, key=lambda move: -worth_of(t, s, memory, int(move[1])) if len(move) > 1 else -row)


def throw(t: Tables, s: State, memory: Memory, decision: Decision) -> Move:
    """The circle on which it takes most."""
    token = s.frames[-1][throwing.THING]
    return max(decision.moves, key=lambda move: throw_gain(t, s, memory, decision.figure, token, int(move[1])))


def _best(t: Tables, s: State, memory: Memory, by: int, at: int) -> float:
    return max((gain(t, s, memory, by, weapon, at) for weapon in usable_weapons(t, s, by)), default=0.0)


def _coming(t: Tables, s: State, who: int) -> int:
    """The wounds that are about to strike somebody."""
    top = s.frames[-1]
    if top[PROGRAM] == t.program(hit.NAME):
        return top[hit.SUCCESSES]
    return max(s.frames[s.g[ATTACK]][A_HITS], 1) if s.g[ATTACK] else 1


ANSWERS: Mapping[str, Answer] = {
    "attack": attack,
    "overwatch": overwatch,
    "counterattack": counterattack,
    "raise": raise_,
    "shake-off": shake_off,
    "stand-in": stand_in,
    "throw": throw,
}
