"""An attack: the choice of weapon and target, and the strikes that come of it."""

from __future__ import annotations

from tannkit.rulesets.tannhauser.changes import forbidden
from tannkit.rulesets.tannhauser.strike import strike
from tannkit.rulesets.tannhauser.targets import blasted, enemies, legal_circles, legal_targets, next_to, spared
from tannkit.rulesets.tannhauser.values import value
from tannkit.rulesets.tannhauser.weapons import ANY_WEAPON, profile_of, sort_of, usable, weapons
from tannkit.state.codes import CIRCLE, is_circle, is_figure
from tannkit.state.decision import Decision, Refusal
from tannkit.state.frame import OWN, PC, SORT_ACTION, SORT_BLAST, SORT_COUNTER, SORT_MELEE, SORT_OVERWATCH, Frame
from tannkit.state.registers import ACTIVE, REFUSED_BY
from tannkit.state.state import ALIVE, Move, State
from tannkit.state.tables import COMBAT, NULL, Tables

NAME = "attack"
BY, AT, WEAPON, SORT, VIA, BASE, CHOOSER, MELEE, NUMBER, LEFT, MEANT, AIMED, LINKED = range(OWN, OWN + 13)
SIZE = 13
NO_TARGET = Refusal("no-target", "RE-COMBAT-005", "this attack cannot be made on this target with this weapon")


def attack(
    t: Tables,
    s: State,
    by: int,
    sort: int,
    *,
    at: int = -1,
    weapon: int = ANY_WEAPON,
    via: int = -1,
    base: int = -1,
    chooser: int = -1,
    melee: bool = False,
    number: int = 0,
) -> None:
    """Have an attack chosen and made before the next step; without a legal one nothing happens.

    Args:
        t: the tables.
        s: the state.
        by: the attacker.
        sort: bits of the sort of attack, without melee or ranged.
        at: the only target, or -1 for any.
        weapon: the only weapon, or ANY_WEAPON.
        via: the kind of the token whose effect brings it, or -1.
        base: the number of dice it starts from, or -1.
        chooser: the side that chooses, or -1 for the attacker's.
        melee: whether it must be a melee attack.
        number: the number of the attack if it was announced, else 0.
    """
    s.call(t.program(NAME), by, at, weapon, sort, via, base, chooser, int(melee), number, size=SIZE)


def candidates(
    t: Tables,
    s: State,
    by: int,
    sort: int,
    *,
    at: int = -1,
    weapon: int = ANY_WEAPON,
    via: int = -1,
    melee: bool = False,
    number: int = 0,
    meant: int = 0,
) -> list[Move]:
    """The attacks that can be made: ("attack", weapon, code of the target[, code of a linked second target]).

    Args as for `attack`, and `meant`: the weapons that an effect allows, as bits from 1 on with bit 0 set; 0 for any.
    """
    if value(t, s, by, COMBAT, "attack") == NULL:
        return []
    if t.plays("RE-Q-EQ-24", "no-attack-at-all") and forbidden(t, s, "attack", by):
        # What forbids the attack action forbids attacks that take none as well.
        return []
    among = enemies(s, by) if at < 0 else [at]
    if sort & SORT_ACTION and s.g[REFUSED_BY]:
        # Who has refused once in this activation does so again: asking for ever would change nothing.
        among = [each for each in among if not s.g[REFUSED_BY] >> each & 1]
    found: list[Move] = []
    for each in weapons(t, s, by) if weapon == ANY_WEAPON else [weapon]:
        if meant and (each < 0 or not meant >> each + 1 & 1):
            continue
        if not usable(t, s, by, each, sort, via) or (melee and sort_of(t, s, by, each) != SORT_MELEE):
            continue
        found += _with_weapon(t, s, by, each, among, at, number)
    return found


def choose(t: Tables, s: State, f: Frame) -> Decision | None:
    """Choose weapon and target; with a single possibility nobody is asked."""
    found = candidates(
        t,
        s,
        f[BY],
        f[SORT],
        at=f[AT],
        weapon=f[WEAPON],
        via=f[VIA],
        melee=bool(f[MELEE]),
        number=f[NUMBER],
        meant=f[MEANT],
    )
    if len(found) <= 1:
        s.answer = found[0] if found else ()
        return None
    side = f[CHOOSER] if f[CHOOSER] >= 0 else s.side[f[BY]]
    return Decision("attack", side, lambda: found, lambda move: None if move in found else NO_TARGET, figure=f[BY])


def react(t: Tables, s: State, f: Frame) -> None:
    """Enemies on overwatch answer actions that are announced; by RE-Q-58 every attack in one's own activation is."""
    if not s.answer:
        s.result = 0
        f[PC] = len(STEPS)
        return
    f.extend([0] * (OWN + SIZE - len(f)))
    f[WEAPON], f[AIMED] = int(s.answer[1]), int(s.answer[2])
    f[LINKED] = int(s.answer[3]) if len(s.answer) > 3 else -1
    unannounced = s.g[ACTIVE] == f[BY] and not f[SORT] & (SORT_ACTION | SORT_COUNTER | SORT_OVERWATCH)
    if unannounced and t.plays("RE-Q-58", "every-attack-announced"):
        s.call(t.program("reaction"), f[BY], 0)


def go(t: Tables, s: State, f: Frame) -> None:
    """Make the attack; one on a circle strikes everybody there in turn."""
    at = f[AIMED]
    if s.life[f[BY]] != ALIVE or (is_figure(at) and s.life[at] != ALIVE):
        s.result = 0
        f[PC] = len(STEPS)
        return
    f[SORT] |= sort_of(t, s, f[BY], f[WEAPON])
    profile = profile_of(t, s, f[WEAPON])
    if is_circle(at) and profile.blast is not None:
        f[LEFT] = _bits(blasted(t, s, f[BY], f[WEAPON], at - CIRCLE))
        s.tell("attack.aimed", f[BY], at, f[WEAPON])
        return
    strike(t, s, f[BY], at, f[WEAPON], f[SORT], via=f[VIA], base=f[BASE], second=f[LINKED], number=f[NUMBER])
    f[PC] = len(STEPS)


def strike_next(t: Tables, s: State, f: Frame) -> None:
    """Of all that a blast strikes, the next one still alive."""
    while f[LEFT]:
        low = f[LEFT] & -f[LEFT]
        f[LEFT] ^= low
        at = low.bit_length() - 1
        if s.life[at] == ALIVE and s.life[f[BY]] == ALIVE:
            strike(t, s, f[BY], at, f[WEAPON], f[SORT] | SORT_BLAST, via=f[VIA], base=f[BASE])
            f[PC] -= 1
            return


def force(t: Tables, s: State, f: Frame) -> None:
    """An attack on somebody whom an effect names: nobody asks whether the target is legal, only whether the weapon
    spares it.
    """
    by, at, weapon = f[BY], f[AT], f[WEAPON]
    if s.life[by] != ALIVE or s.life[at] != ALIVE or spared(s, by, at, profile_of(t, s, weapon)):
        s.result = 0
        return
    strike(t, s, by, at, weapon, f[SORT] | sort_of(t, s, by, weapon), via=f[VIA], base=f[BASE])


def _with_weapon(t: Tables, s: State, by: int, weapon: int, among: list[int], at: int, number: int) -> list[Move]:
    profile = profile_of(t, s, weapon)
    circles = legal_circles(t, s, by, weapon)
    if profile.at_circle is not None or profile.blast is not None:
        if at >= 0:
            circles = [code for code in circles if code == CIRCLE + s.pos[at]]
        return [("attack", weapon, code) for code in circles]
    legal = legal_targets(t, s, by, weapon, among, number)
    found: list[Move] = [("attack", weapon, each) for each in legal]
    if profile.linked > 1:
        for place, one in enumerate(legal):
            found += [("attack", weapon, one, other) for other in legal[place + 1 :] if _linked(t, s, by, one, other)]
    return found


def _linked(t: Tables, s: State, by: int, one: int, other: int) -> bool:
    """Whether two targets can be attacked with one roll: next to each other, or by RE-Q-EQ-4 to the attacker."""
    if t.plays("RE-Q-EQ-4", "to-the-attacker"):
        return next_to(t, s, by, one) and next_to(t, s, by, other)
    return bool(t.distances.near[s.pos[one]] >> s.pos[other] & 1)


def _bits(figures: list[int]) -> int:
    return sum(1 << each for each in figures)


FORCED = "forced-attack"
FORCED_STEPS = (force,)
STEPS = (choose, react, go, strike_next)
