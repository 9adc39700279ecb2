"""Reinforcements: dead Troopers come back for three Command Points (RE-REINF)."""

from __future__ import annotations

from collections.abc import Sequence

from tannkit.rulesets.tannhauser.command_points import pay
from tannkit.rulesets.tannhauser.muster import equip
from tannkit.rulesets.tannhauser.uses import usable_now
from tannkit.state.codes import NONE
from tannkit.state.decision import Refusal
from tannkit.state.registers import ACTING, CALLED, POINTS, REINFORCED, RETURNING
from tannkit.state.state import ALIVE, DEAD, DESTROYED, Move, State
from tannkit.state.tables import HERO, ROBOT, TROOPER, Tables

COST = 3
NO_HERO = Refusal("no-trooper", "RE-REINF-003", "only Troopers can come back as reinforcements")
ALIVE_STILL = Refusal("not-dead", "RE-REINF-004", "only a Trooper of this side that has died can come back")
TOO_FEW = Refusal("too-few-points", "RE-REINF-001", "a reinforcement costs three Command Points")
NO_PACK = Refusal("no-such-pack", "RE-REINF-009", "the Trooper has no such pack")


def moves(t: Tables, s: State, side: int) -> list[Move]:
    """What a side can bring in before it activates somebody (RE-REINF-002, RE-Q-48): for points, or by an effect."""
    found: list[Move] = []
    if s.g[POINTS + side] >= COST:
        for figure in s.team[side]:
            if can_return(t, s, figure):
                found += [("reinforce", figure, pack) for pack in t.packs[figure]]
    for place, (token, use) in enumerate(s.index.uses):
        holder = s.holder[token]
        own = 0 <= holder < len(s.side) and s.side[holder] == side
        if own and use.window == "reinforcement" and usable_now(s, holder, token, use):
            found.append(("window", token, place))
    return found


def refuse(t: Tables, s: State, move: Move) -> Refusal:
    """Why a reinforcement cannot be brought in."""
    figure = int(move[1]) if len(move) == 3 else -1
    if move[0] == "window" or not 0 <= figure < len(s.side) or s.side[figure] != s.g[ACTING]:
        return ALIVE_STILL
    if t.figures[figure].kind == HERO:
        return NO_HERO
    if not can_return(t, s, figure):
        return ALIVE_STILL
    return TOO_FEW if s.g[POINTS + s.side[figure]] < COST else NO_PACK


def can_return(t: Tables, s: State, figure: int) -> bool:
    """Whether a figure could come back: a dead Trooper, or the first of a pair that is gone as a whole (RE-VOIV-017).

    A figure stands for one of the pair; the other comes with it.
    """
    gone = s.life[figure] in (DEAD, DESTROYED)
    other = t.figures[figure].partner
    if t.figures[figure].kind == ROBOT and other >= 0:
        return gone and figure < other and s.life[other] in (DEAD, DESTROYED)
    return t.figures[figure].kind == TROOPER and gone and not s.g[RETURNING] >> figure & 1


def bring(t: Tables, s: State, figure: int, pack: str) -> None:
    """Pay for a reinforcement and bring it in; a pair for the same price (RE-Q-82)."""
    pay(s, s.side[figure], COST)
    arrive(t, s, figure, s.kits.get(figure) or t.packs[figure][pack])
    other = t.figures[figure].partner
    if other >= 0:
        arrive(t, s, other, s.kits.get(other) or t.packs[other].get(pack, ()))


def arrive(t: Tables, s: State, figure: int, tokens: Sequence[int]) -> None:
    """A figure is back: on its top row (RE-Q-49), off the board, not activated (RE-Q-90), with fresh tokens.

    Tokens of its earlier life that still lie on the board stay there (RE-REINF-011); a destroyed Voïvode's marker
    leaves it (RE-VOIV-018).

    Args:
        t: the tables.
        s: the state.
        figure: who.
        tokens: the kinds of the tokens it has.
    """
    s.life[figure] = ALIVE
    s.pos[figure] = NONE
    s.row[figure] = 0
    s.flags[figure] = 0
    bit = 1 << figure
    s.g[CALLED] |= bit
    s.g[REINFORCED] |= bit
    s.g[RETURNING] &= ~bit
    equip(t, s, figure, tokens)
    s.tell("reinforcement.came", figure)


def come_back(t: Tables, s: State) -> None:
    """Those whom an effect brings back at the start of this turn, with the tokens that it names."""
    for record in [each for each in s.returning if s.g[RETURNING] >> each[0] & 1]:
        arrive(t, s, record[0], record[1:])
    s.returning.clear()
