"""The values of characteristics, with everything that changes them.

In this order: the current row or the row or value named, what an effect sets, what effects add, the modifier circle,
the raise by a Command Point, the least value (RE-CP-021; other readings of RE-Q-13 change it).
"""

from __future__ import annotations

from tannkit.rulesets.tannhauser.changes import Found, changes
from tannkit.state.frame import A_BY, A_SORT, SORT_COUNTER
from tannkit.state.registers import ACTIVE, ACTIVITY, ACTIVITY_DOORS, ATTACK, RAISED
from tannkit.state.state import State
from tannkit.state.tables import COMBAT, MOVEMENT, NULL, Figure, Tables

KEYS = ("stat.combat", "stat.stamina", "stat.mental", "stat.movement")


def value(t: Tables, s: State, figure: int, stat: int, purpose: str = "any") -> int:
    """The value of a characteristic of a figure now; NULL if it has none (RE-CHAR-005, RE-CHAR-011).

    Args:
        t: the tables.
        s: the state.
        figure: whose value.
        stat: COMBAT, STAMINA, MENTAL or MOVEMENT.
        purpose: the roll it is read for (`attack`, `shock`, `test`, `duel`), or `any`.
    """
    who = t.figures[figure]
    found = changes(t, s, KEYS[stat], figure)
    if found:
        found = [each for each in found if each[0].record.for_ in ("any", purpose)]
    number = _row_value(t, s, who, stat, purpose)
    counters = stat == COMBAT and purpose == "attack" and _counterattacks(s, who)
    circle = circle_modifier(t, s, who, stat) if stat != MOVEMENT else 0
    if counters and t.plays("RE-Q-46", "bare-worst"):
        return number
    if found:
        if not counters:
            number = _named(found, who, stat, number)
        elif any(change.record.use for change, _ in found):
            number = _against_the_worst(t, s, found, who, number)
        number = _changed(t, s, found, number, circle)
    elif number != NULL:
        number += circle
    if number == NULL:
        return NULL
    if s.g[RAISED] >> (4 * figure + stat) & 1:
        number += 1
    for change, _ in found:
        if change.record.min is not None:
            number = max(number, change.record.min)
    return number


def difficulty(t: Tables, s: State, figure: int, stat: int, purpose: str) -> int:
    """The difficulty of a roll: 10 minus the value (RE-TEST-003, RE-COMBAT-015, RE-COMBAT-019)."""
    return 10 - value(t, s, figure, stat, purpose)


def circle_modifier(t: Tables, s: State, who: Figure, stat: int) -> int:
    """What the circle adds on which a figure stands (RE-MAP-013); nothing below rubble (RE-MAP-021).

    Figures that are no characters are untouched (RE-HOUND-013).
    """
    circle = s.pos[who.number]
    if circle < 0 or s.rubble[circle] or not who.is_character:
        return 0
    return t.circle_changes[circle][stat]


def _counterattacks(s: State, who: Figure) -> bool:
    """Whether the attack that is being made is a counterattack of this figure."""
    if not s.g[ATTACK]:
        return False
    attack = s.frames[s.g[ATTACK]]
    return bool(attack[A_SORT] & SORT_COUNTER) and attack[A_BY] == who.number


def _row_value(t: Tables, s: State, who: Figure, stat: int, purpose: str) -> int:
    """The number on the sheet: the dial's row, the bottom row after secret doors (RE-DOOR-010), or in a counterattack
    the least Combat value (RE-CP-029).
    """
    if purpose == "attack" and stat == COMBAT and _counterattacks(s, who):
        return min(row[stat] for row in who.rows)
    by_doors = s.g[ACTIVITY] & ACTIVITY_DOORS and s.g[ACTIVE] == who.number
    if by_doors and not (stat == MOVEMENT and t.plays("RE-Q-87", "points-from-current-row")):
        return who.rows[-1][stat]
    return who.rows[s.row[who.number]][stat]


def _named(found: Found, who: Figure, stat: int, number: int) -> int:
    """Best and worst row and value (RE-CHAR-007 to RE-CHAR-010)."""
    for change, _ in found:
        use = change.record.use
        if use is None:
            continue
        column = [row[stat] for row in who.rows if row[stat] != NULL]
        if use == "best_row":
            number = who.rows[0][stat]
        elif use == "worst_row":
            number = who.rows[-1][stat]
        elif column:
            number = max(column) if use == "best_value" else min(column)
    return number


def _against_the_worst(t: Tables, s: State, found: Found, who: Figure, number: int) -> int:
    """The Combat value of a counterattack, the worst one, for somebody of whom a token says which value he uses.

    The token wins, unless by RE-Q-46, or by RE-Q-EQ-3 on the one token that says so.
    """
    if t.plays("RE-Q-46", "rule-wins") or t.plays("RE-Q-EQ-3", "worst-value"):
        return number
    if t.plays("RE-Q-EQ-3", "current-row"):
        return who.rows[s.row[who.number]][COMBAT]
    return _named(found, who, COMBAT, number)


def _changed(t: Tables, s: State, found: Found, number: int, circle: int) -> int:
    """The number with what effects set, what they add, and the modifier circle, in this order unless by RE-Q-13."""
    new = _set(found, number)
    if new == NULL:
        return NULL
    more = [add(s, v) for add, v in ((change.numbers.get("add"), v) for change, v in found) if add is not None]
    more.append(circle)
    if any(change.record.set is not None for change, _ in found):
        if t.plays("RE-Q-13", "circles-tokens-raise"):
            return new
        if t.plays("RE-Q-13", "owner-chooses"):
            # What lowers the value comes before the number that is set, and is lost with all that was before.
            return new + sum(each for each in more if each > 0)
    return new + sum(more)


def _set(found: Found, number: int) -> int:
    """What effects put in the place of the number. Two of them: the last token counts."""
    for change, _ in found:
        new = change.record.set
        if new == "none":
            return NULL
        if new is not None and number != NULL:
            number = int(new)
    return number
