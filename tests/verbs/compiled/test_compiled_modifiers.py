"""Modifiers: by what the rules ask for them, and what in them is read off the game."""

from __future__ import annotations

from typing import Any

import pytest
from small_yard import Yard

from tannkit.verbs.modifiers import MODIFIERS
from tannkit.verbs.parse import parse
from tannkit.verbs.words import WORDS

EVERY_STAT = ("stat.combat", "stat.stamina", "stat.mental", "stat.movement")
KEYS: list[tuple[Any, tuple[str, ...]]] = [
    ({"stat": {"name": "combat", "add": 1}}, ("stat.combat",)),
    ({"stat": {"name": "movement", "add": 1}}, ("stat.movement",)),
    ({"stat": {"name": "all", "add": 1}}, EVERY_STAT),
    ({"stat": {"name": "chosen", "add": 1}}, EVERY_STAT),
    ({"attack_roll": {"dice": 1}}, ("attack_roll",)),
    ({"shock_roll": {"dice": 1}}, ("shock_roll",)),
    ({"test_roll": {"bonus": 1}}, ("test_roll",)),
    ({"initiative_roll": {"bonus": 1}}, ("initiative_roll",)),
    ({"movement": {"points": 1}}, ("movement",)),
    ({"smoke": "ignored"}, ("smoke",)),
    ({"skill": "climb"}, ("skill",)),
    ({"skills": "chosen"}, ("skills",)),
    ({"overwatch": {"keeps_status": True}}, ("overwatch",)),
    ({"adjacency": {"circles": {"within": 1}}}, ("adjacency",)),
    ({"attack_through": "this"}, ("attack_through",)),
    ({"cuts_paths": True}, ("cuts_paths",)),
    ({"actions": 2}, ("actions",)),
    ({"turn_order": "opponent_first"}, ("turn_order",)),
    ({"controls": "dog"}, ("controls",)),
    *(({"forbid": what}, (f"forbid.{what}",)) for what in WORDS["forbid"]),
]


@pytest.mark.parametrize(("phrase", "keys"), KEYS, ids=lambda value: str(value))
def test_keys(yard: Yard, phrase: Any, keys: tuple[str, ...]) -> None:
    assert yard.c.change(parse("modifier", phrase)).keys == keys


def test_every_modifier_is_asked_for_by_something() -> None:
    assert {next(iter(phrase)) for phrase, _ in KEYS} == set(MODIFIERS)


def test_a_change_has_its_place_in_the_tables(yard: Yard) -> None:
    made = [yard.c.change(parse("modifier", phrase)) for phrase, _ in KEYS]
    assert yard.t.changes == made
    assert [each.number for each in made] == list(range(len(made)))


@pytest.mark.parametrize("verb", ["attack_roll", "shock_roll", "test_roll", "initiative_roll"])
def test_numbers_inside_a_change_to_a_roll(yard: Yard, verb: str) -> None:
    weapons = {"count": {"tokens": {"of": "you", "traits": ["weapon"]}}}
    change = yard.c.change(parse("modifier", {verb: {"dice": weapons, "bonus": {"stat": "mental"}, "auto": 1}}))
    assert set(change.numbers) == {"dice", "bonus"} and not change.selections
    assert {name: read(yard.s, yard.scope()) for name, read in change.numbers.items()} == {"dice": 1, "bonus": 3}
    yard.s.holder[2] = 0
    assert change.numbers["dice"](yard.s, yard.scope()) == 2
    assert change.record.value.auto == 1


def test_numbers_of_other_changes(yard: Yard) -> None:
    stat = yard.c.change(parse("modifier", {"stat": {"name": "combat", "add": {"stat": "mental", "of": "target"}}}))
    assert stat.numbers["add"](yard.s, yard.scope(target=2)) == 4
    move = yard.c.change(parse("modifier", {"movement": {"points": {"stat": "stamina", "half_up": True}}}))
    assert move.numbers["points"](yard.s, yard.scope()) == 3
    assert not yard.c.change(parse("modifier", {"stat": {"name": "combat", "set": 5}})).numbers


def test_circles_inside_a_change(yard: Yard) -> None:
    change = yard.c.change(parse("modifier", {"adjacency": {"circles": {"within": 1, "of": "you"}}}))
    assert set(change.selections) == {"value"} and not change.numbers
    assert change.selections["value"].every(yard.s, yard.scope()) == [yard.code("west"), yard.code("mid")]
