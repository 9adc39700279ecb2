"""Rolls: how changes to a kind of roll read."""

from __future__ import annotations

from typing import Any

from tannkit.verbs.say.clause import Clause
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.nouns import NounPhrase
from tannkit.verbs.say.numbers import amount_of, counted, value
from tannkit.verbs.say.scope import Scope, attack, attacks_in


def roll_clauses(s: Say, changes: Any, roll: str, who: NounPhrase, scope: Scope) -> list[Clause]:
    """One clause for each thing that changes about the rolls of somebody."""
    where = attacks_in(s, scope, roll)
    clauses = []
    if changes.base is not None:
        clauses.append(_base(s, changes.base, who, where))
    if changes.auto is not None:
        free = counted(s, changes.auto, "success")
        clauses.append(s.clause(who, "get", f"{free} for free {where}", f"{where} {free} umsonst"))
    if changes.dice is not None:
        dice = amount_of(s, changes.dice, "die", more=True, between=where)
        clauses.append(s.clause(who, "roll", dice, dice))
    if changes.bonus is not None:
        clauses.append(_bonus(s, changes.bonus, roll, who, where))
    if changes.natural_ten_worth is not None:
        clauses.append(_natural_ten(s, changes.natural_ten_worth, roll, who, scope))
    return clauses


def _base(s: Say, base: int, who: NounPhrase, where: str) -> Clause:
    dice = counted(s, base, "die", case="dat")
    return s.clause(
        who,
        "start_from",
        f"from {dice} {where}, instead of the weapon's own number",
        f"{where} von {dice} statt von der Zahl der Waffe",
    )


def _bonus(s: Say, bonus: Any, roll: str, who: NounPhrase, where: str) -> Clause:
    amount = value(s, bonus).acc
    if roll != "initiative_roll":
        return s.clause(who, "add", f"{amount} to the result {where}", f"{where} {amount} zum Ergebnis")
    side = s.possessed(who, "side") if who.person == 2 else who
    return s.clause(
        side,
        "add",
        f"{amount} to its Initiative Rolls and its Setup Roll",
        f"{amount} zu ihren Initiativewürfen und ihrem Aufbauwurf",
    )


def _natural_ten(s: Say, worth: int, roll: str, who: NounPhrase, scope: Scope) -> Clause:
    rolls = s.possessed(who, roll, plural=True)
    text = s.pick(f"each natural 10 in {rolls.acc}", f"jede natürliche 10 in {rolls.dat}")
    if scope.about_attacks:
        text += s.pick(" in ", " bei ") + attack(s, scope, "", plural=True).dat
    as_ = counted(s, worth, "success")
    return s.clause(s.plain(text, text), "count_as", f"as {as_}", f"als {as_}")
