"""Changes in force: the passive effects and lasting changes that touch a figure at a moment."""

from __future__ import annotations

from tannkit.rulesets.tannhauser.bearers import ASLEEP, bearer
from tannkit.state.codes import TOKEN
from tannkit.state.effects import Change
from tannkit.state.frame import A_AT, A_BY, Frame, scope
from tannkit.state.registers import ATTACK
from tannkit.state.state import State
from tannkit.state.tables import Tables
from tannkit.verbs.lasting import holds

Found = list[tuple[Change, Frame]]
NO_CHANGES: Found = []


def changes(t: Tables, s: State, key: str, figure: int) -> Found:
    """The changes of one sort that hold for a figure now, each with the scope in which its numbers are read.

    Args:
        t: the tables.
        s: the state.
        key: what is asked for, such as `attack_roll` or `stat.combat`.
        figure: whose changes.
    """
    passives = s.index.passives.get(key)
    if passives is None and not s.lasting:
        return NO_CHANGES
    found: Found = []
    by = at = -1
    if s.g[ATTACK]:
        attack = s.frames[s.g[ATTACK]]
        by, at = attack[A_BY], attack[A_AT]
    for token, passive, change in passives or ():
        you = bearer(s, token, passive.place)
        if you == ASLEEP:
            continue
        v = scope(TOKEN + token, you, by, at, at)
        if passive.applies(s, v, figure) and passive.when(s, v):
            found.append((change, v))
    for record in s.lasting:
        change = t.changes[record[0]]
        if record[1] == figure and key in change.keys and holds(s, record):
            found.append((change, scope(record[2], record[3], by, at, at, record[4])))
    return found


def forbidden(t: Tables, s: State, what: str, figure: int) -> bool:
    """Whether something is forbidden to a figure by an effect.

    Args:
        t: the tables.
        s: the state.
        what: a word of the modifier `forbid`.
        figure: to whom.
    """
    return bool(changes(t, s, f"forbid.{what}", figure))
