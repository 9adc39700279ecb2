"""Reinforcements: dead Troopers come back for three Command Points (RE-REINF)."""

from __future__ import annotations

from collections.abc import Sequence

from tannkit.rulesets.tannhauser.bearers import inventory
from tannkit.rulesets.tannhauser.carrying import free_slots
from tannkit.rulesets.tannhauser.command_points import pay
from tannkit.rulesets.tannhauser.game_rules import join_orders
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
            if can_return(t, s, figure) and cost_of(t, figure) <= s.g[POINTS + side]:
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
    if t.figures[figure].kind == HERO or not t.figures[figure].is_character:
        return NO_HERO
    if not can_return(t, s, figure):
        return ALIVE_STILL
    return TOO_FEW if s.g[POINTS + s.side[figure]] < cost_of(t, figure) else NO_PACK


def cost_of(t: Tables, figure: int) -> int:
    """What the return of a figure costs; a pair costs as much as one Trooper, unless by RE-Q-82."""
    return 2 * COST if t.figures[figure].kind == ROBOT and t.plays("RE-Q-82", "three-each") else COST


def can_return(t: Tables, s: State, figure: int) -> bool:
    """Whether a figure could come back: a dead Trooper, or the first of a pair that is gone as a whole (RE-VOIV-017).

    A figure stands for one of the pair; the other comes with it.
    """
    gone = s.life[figure] in (DEAD, DESTROYED)
    other = t.figures[figure].partner
    if t.figures[figure].kind == ROBOT and other >= 0:
        able = gone and figure < other and s.life[other] in (DEAD, DESTROYED)
        return able and not t.plays("RE-Q-82", "not-by-points")
    return t.figures[figure].kind == TROOPER and gone and not s.g[RETURNING] >> figure & 1


def bring(t: Tables, s: State, figure: int, pack: str) -> None:
    """Pay for a reinforcement and bring it in, in pairs if it is one of a pair; by RE-Q-90 perhaps a turn later."""
    pay(s, s.side[figure], cost_of(t, figure))
    other = t.figures[figure].partner
    for each in (figure, other) if other >= 0 else (figure,):
        tokens = s.kits.get(each) or t.packs[each].get(pack, ())
        if t.plays("RE-Q-90", "next-turn"):
            s.g[RETURNING] |= 1 << each
            s.returning.append((each, *tokens))
        else:
            arrive(t, s, each, tokens)


def arrive(t: Tables, s: State, figure: int, tokens: Sequence[int]) -> None:
    """A figure is back: on its top row, or by RE-Q-49 its bottom row, off the board, not activated (RE-Q-90), with
    fresh tokens.

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
    s.row[figure] = len(t.figures[figure].rows) - 1 if t.plays("RE-Q-49", "bottom-row") else 0
    s.flags[figure] = 0
    bit = 1 << figure
    s.g[CALLED] |= bit
    s.g[REINFORCED] |= bit
    s.g[RETURNING] &= ~bit
    kept = inventory(s, figure)
    equip(t, s, figure, tokens)
    for token in reversed(kept):
        # What was kept of the earlier life (RE-Q-31) stays as far as it fits beside the new tokens.
        if s.kinds[token] in t.standard[figure] or free_slots(t, s, figure) < 0:
            s.holder[token] = NONE
    s.tell("reinforcement.came", figure)
    if s.orders:
        join_orders(t, s, figure)


def come_back(t: Tables, s: State) -> None:
    """Those whom an effect brings back at the start of this turn, with the tokens that it names."""
    for record in [each for each in s.returning if s.g[RETURNING] >> each[0] & 1]:
        arrive(t, s, record[0], record[1:])
    s.returning.clear()
