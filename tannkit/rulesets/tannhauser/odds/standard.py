"""The standard attack with a weapon: one who carries it, on a target as tough as most, for each Combat value."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from tannkit.errors import UsageError
from tannkit.model.equipment import Equipment
from tannkit.rulesets.tannhauser.names import Names
from tannkit.rulesets.tannhauser.odds.attacks import attack_odds
from tannkit.rulesets.tannhauser.odds.found import AttackOdds
from tannkit.rulesets.tannhauser.odds.ground import Fighter
from tannkit.state.tables import COMBAT, NULL, ROBOT, STAMINA, Figure, Tables, TokenKind

DISTANCES = (1, 2, 3)


@dataclass(frozen=True, slots=True)
class StandardAttack:
    """The odds of an attack by Combat value, NULL for a throw, which asks for none; who makes it, and on whom.

    `distance` is the nearest one at which the weapon strikes the target and not its bearer.
    """

    attacker: Figure
    target: Figure
    distance: int
    by_combat: tuple[tuple[int, AttackOdds], ...]


def standard_attack(t: Tables, names: Names, kind: TokenKind) -> StandardAttack | None:
    """The standard attack with a kind of token; None if nobody can wound anybody with it.

    Args:
        t: the tables of `tables_for`.
        names: the names of `tables_for`.
        kind: the weapon or Grenade.
    """
    if kind.smoke or not (kind.weapon or kind.throw):
        return None
    for attacker in _bearers(t, names, kind):
        rows = [1] if kind.throw else _rows(attacker)
        others = [each for each in by_median(t, STAMINA) if each.character != attacker.character]
        for target, distance in product(others[:1], DISTANCES):
            found = _odds(t, names, kind, attacker, target, rows, distance)
            if found is not None:
                return found
    return None


def by_median(t: Tables, stat: int) -> list[Figure]:
    """The characters that are no robots, by their top row: first the one in the middle, then those beside it."""
    known = [each for each in t.figures if each.kind != ROBOT and each.rows[0][stat] != NULL]
    known.sort(key=lambda each: (each.rows[0][stat], each.number))
    middle = (len(known) - 1) // 2
    return [known[place] for place in sorted(range(len(known)), key=lambda place: (abs(place - middle), place))]


def _odds(
    t: Tables, names: Names, kind: TokenKind, attacker: Figure, target: Figure, rows: Sequence[int], distance: int
) -> StandardAttack | None:
    against = Fighter(target.ref)
    try:
        found = [
            (row, attack_odds(t, names, Fighter(attacker.ref, row), kind.ref, against, distance=distance))
            for row in rows
        ]
    except UsageError:
        return None
    if not found or any(odds.answer for _, odds in found):
        return None
    values = [(NULL if kind.throw else attacker.rows[row - 1][COMBAT], odds) for row, odds in found]
    return StandardAttack(attacker, target, distance, tuple(values))


def _rows(attacker: Figure) -> list[int]:
    """A row for each Combat value of the dial, numbered from 1, from the lowest value to the highest."""
    values: dict[int, int] = {}
    for place, row in enumerate(attacker.rows):
        if row[COMBAT] != NULL:
            values.setdefault(row[COMBAT], place + 1)
    return [values[value] for value in sorted(values)]


def _bearers(t: Tables, names: Names, kind: TokenKind) -> Iterator[Figure]:
    """Who may attack with it: those who carry it, then those whom its restriction names, then those in the middle."""
    for figure in t.figures:
        if any(kind.number in pack for pack in (*t.packs[figure.number].values(), t.standard[figure.number])):
            yield figure
    entry = names.library.find("equipment", kind.ref)
    restriction = entry.model(Equipment).restriction if entry else None
    for ref in restriction.named if restriction else ():
        yield from (t.figures[number] for number in names.figures(ref))
    yield from by_median(t, COMBAT)
