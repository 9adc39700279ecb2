"""Fights: what an attack comes to on the average, with the weapon and the values that both have now."""

from __future__ import annotations

from tannkit.ai.hits import NEVER, Chances, left_over, of_pool, successes
from tannkit.ai.memory import Memory
from tannkit.ai.worth import share_lost, worth
from tannkit.rulesets.tannhauser.pools import Pool, pool
from tannkit.rulesets.tannhauser.roll import DICE
from tannkit.rulesets.tannhauser.smoke import dice_lost
from tannkit.rulesets.tannhauser.throwing import SUCCESSES
from tannkit.rulesets.tannhauser.values import value
from tannkit.rulesets.tannhauser.weapons import base_dice, sort_of
from tannkit.state.frame import A_AT, A_BASE, A_BY, A_LOCAL, A_SORT, A_VIA, A_WEAPON, SORT_ACTION
from tannkit.state.registers import ATTACK
from tannkit.state.state import State
from tannkit.state.tables import COMBAT, NULL, STAMINA, Tables


def chances(t: Tables, s: State, memory: Memory, by: int, weapon: int, at: int) -> Chances:
    """The chance of each number of wounds of an attack from where both stand.

    Args:
        t: the tables.
        s: the state.
        memory: what is known already.
        by: the attacker.
        weapon: its weapon.
        at: the target.
    """
    key = (by, weapon, at, s.row[by], s.row[at], _bonus(t, s, by, COMBAT), _bonus(t, s, at, STAMINA))
    found = memory.fights.get(key)
    if found is None:
        found = memory.fights[key] = _chances(t, s, by, weapon, at, SORT_ACTION)
    return found


def gain(t: Tables, s: State, memory: Memory, by: int, weapon: int, at: int) -> float:
    """What the target loses by an attack on the average; less than nothing for a friend."""
    loss = worth_of(t, s, memory, at) * share_lost(
        chances(t, s, memory, by, weapon, at), s.row[at], len(t.figures[at].rows)
    )
    return loss if s.side[at] != s.side[by] else -loss


def worth_of(t: Tables, s: State, memory: Memory, figure: int) -> float:
    """What a figure is worth, out of the memory."""
    found = memory.worths.get(figure)
    if found is None:
        found = memory.worths[figure] = worth(t, s, figure)
    return found


def blast_loss(t: Tables, s: State, memory: Memory, at: int, hits: int = SUCCESSES) -> float:
    """What somebody loses on the average who is hit by so many automatic successes."""
    number = value(t, s, at, STAMINA, "shock")
    shock = NEVER if number == NULL else of_pool(pool(t, s, "shock_roll", at, DICE), number)
    found = left_over(successes(0, 0, 0, hits, 1), shock)
    return worth_of(t, s, memory, at) * share_lost(found, s.row[at], len(t.figures[at].rows))


def _chances(t: Tables, s: State, by: int, weapon: int, at: int, sort: int) -> Chances:
    # Effects ask for the attack, so they are asked as if it had been declared.
    frame = [0] * A_LOCAL
    frame[A_BY], frame[A_AT], frame[A_WEAPON], frame[A_VIA], frame[A_BASE] = by, at, weapon, -1, -1
    frame[A_SORT] = sort | sort_of(t, s, by, weapon)
    outer, s.g[ATTACK] = s.g[ATTACK], len(s.frames)
    s.frames.append(frame)
    number = value(t, s, by, COMBAT, "attack")
    dice = pool(t, s, "attack_roll", by, base_dice(t, s, by, weapon))
    shock_number = value(t, s, at, STAMINA, "shock")
    shock = pool(t, s, "shock_roll", at, DICE)
    less = dice_lost(t, s, by, at)
    s.frames.pop()
    s.g[ATTACK] = outer
    if number == NULL:
        return NEVER
    saved = NEVER if shock_number == NULL else of_pool(shock, shock_number)
    made = Pool(max(dice.dice - less, 0), dice.bonus, dice.auto, dice.ten)
    return left_over(of_pool(made, number), saved)


def _bonus(t: Tables, s: State, who: int, stat: int) -> int:
    circle = s.pos[who]
    return 0 if circle < 0 or s.rubble[circle] else t.circle_changes[circle][stat]
