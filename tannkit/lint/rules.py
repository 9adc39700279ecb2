"""The table of all lint rules, by code."""

from __future__ import annotations

from collections.abc import Mapping

from tannkit.lint.board import BOARD
from tannkit.lint.characters import CHARACTERS
from tannkit.lint.effects import EFFECTS
from tannkit.lint.internal_error import RULE as internal_error
from tannkit.lint.references import REFERENCES
from tannkit.lint.rule import Rule
from tannkit.lint.shape import SHAPE
from tannkit.lint.source import SOURCE
from tannkit.lint.texts import TEXTS

FAMILIES: tuple[tuple[Rule, ...], ...] = (
    SOURCE,
    SHAPE,
    REFERENCES,
    BOARD,
    CHARACTERS,
    EFFECTS,
    TEXTS,
    (internal_error,),
)


def _table() -> Mapping[str, Rule]:
    table: dict[str, Rule] = {}
    for each in (rule for family in FAMILIES for rule in family):
        if each.code in table:
            raise ValueError(f"{each.code} is given to two rules: {table[each.code].name} and {each.name}")
        table[each.code] = each
    return dict(sorted(table.items()))


RULES: Mapping[str, Rule] = _table()
