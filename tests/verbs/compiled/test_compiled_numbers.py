"""Roles and numbers: what they stand for, and 0 where they stand for nothing."""

from __future__ import annotations

from typing import Any

import pytest
from small_yard import Yard

from tannkit.state.codes import CIRCLE, NONE, TOKEN
from tannkit.state.frame import AMOUNT, EACH
from tannkit.state.registers import ACTIVE
from tannkit.verbs.compiling import NotYet
from tannkit.verbs.numbers import number
from tannkit.verbs.parse import parse
from tannkit.verbs.roles import ROLES, codes, role, where

ANNA, TROOPER, BORIS, DOG = range(4)


def test_roles_outside_any_attack(yard: Yard) -> None:
    v = yard.scope(by=BORIS, at=TROOPER, target=DOG, chosen=yard.code("mid"))
    v[EACH] = TOKEN + 1
    yard.s.g[ACTIVE], yard.s.owner[0] = BORIS, TROOPER
    expected = {
        "you": ANNA,
        "this": TOKEN,
        "target": DOG,
        "attacker": BORIS,
        "defender": TROOPER,
        "active": BORIS,
        "victim": TROOPER,
        "each": TOKEN + 1,
        "chosen": yard.code("mid"),
        "owner": TROOPER,
    }
    assert {name: role(name)(yard.s, v) for name in ROLES} == expected


def test_roles_in_an_attack(yard: Yard) -> None:
    yard.attack(A_BY=DOG, A_AT=ANNA)
    v = yard.scope(by=BORIS, at=TROOPER)
    found = {name: role(name)(yard.s, v) for name in ("attacker", "defender", "target", "victim")}
    assert found == {"attacker": DOG, "defender": ANNA, "target": ANNA, "victim": TROOPER}
    assert role("target")(yard.s, yard.scope(target=BORIS)) == BORIS, "its own target comes first"


def test_roles_that_stand_for_nothing(yard: Yard) -> None:
    v = yard.scope(you=NONE)
    for name in ("you", "target", "attacker", "defender", "active", "victim", "each", "chosen"):
        assert role(name)(yard.s, v) == NONE, name
        assert codes(yard.c, name)(yard.s, v) == []


def test_who_is_a_role_or_a_selector(yard: Yard) -> None:
    assert codes(yard.c, "you")(yard.s, yard.scope()) == [ANNA]
    heroes = parse("who", {"characters": {"kind": "hero"}})
    assert codes(yard.c, heroes)(yard.s, yard.scope()) == [ANNA, BORIS]


def test_where_things_are(yard: Yard) -> None:
    places = {ANNA: 0, TOKEN: 0, TOKEN + 2: 4, TOKEN + 3: 2, CIRCLE + 7: 7, NONE: -1}
    assert {code: where(yard.s, code) for code in places} == places
    yard.put(ANNA, "")
    yard.s.holder[3] = NONE
    assert [where(yard.s, code) for code in (ANNA, TOKEN, TOKEN + 3)] == [-1, -1, -1]


@pytest.mark.parametrize(
    ("phrase", "expected"),
    [
        (3, 3),
        (-2, -2),
        ({"stat": "combat", "of": "you"}, 6),
        ({"stat": "stamina"}, 5),
        ({"stat": "mental", "of": "target"}, 4),
        ({"stat": "movement", "of": "target"}, 4),
        ({"stat": "mental", "of": "you", "plus": 1}, 4),
        ({"stat": "mental", "of": "you", "half_up": True}, 2),
        ({"stat": "combat", "of": "you", "half_up": True}, 3),
        ({"stat": "mental", "of": "you", "half_up": True, "plus": -3}, -1),
        ({"stat": "combat", "of": "chosen"}, 0),
        ({"stat": "combat", "of": "this"}, 0),
        ({"stat": "combat", "of": "chosen", "plus": 2}, 2),
        ({"count": {"characters": {"side": "enemy"}}}, 2),
        ({"count": {"tokens": {"of": "you", "traits": ["weapon"]}}}, 1),
        ({"count": {"circles": {"adjacent_to": "you"}}, "plus": 1}, 2),
        ({"count": {"tokens": {"of": "chosen"}}}, 0),
        ({"uncancelled": "attack"}, 0),
        ({"uncancelled": "duel"}, 0),
    ],
)
def test_numbers(yard: Yard, phrase: Any, expected: int) -> None:
    assert yard.number(phrase, yard.scope(target=BORIS)) == expected


def test_a_null_value_counts_as_nothing(yard: Yard) -> None:
    v = yard.scope(target=DOG)
    assert yard.number({"stat": "mental", "of": "target"}, v) == 0
    assert yard.number({"stat": "mental", "of": "target", "half_up": True, "plus": 1}, v) == 1


def test_a_number_is_read_anew(yard: Yard) -> None:
    combat = number(yard.c, parse("number", {"stat": "combat"}))
    assert combat(yard.s, yard.scope()) == 6
    yard.s.row[ANNA] = 2
    assert combat(yard.s, yard.scope()) == 4


def test_successes_left_over(yard: Yard) -> None:
    yard.attack(A_HITS=3)
    v = yard.scope()
    v[AMOUNT] = 5
    assert yard.number({"uncancelled": "attack"}, v) == 3
    assert yard.number({"uncancelled": "attack", "half_up": True}, v) == 2
    assert yard.number({"uncancelled": "duel"}, v) == 5


@pytest.mark.parametrize("phrase", [{"die": 6}, {"counter": "bombs"}])
def test_dice_and_counters_are_refused(yard: Yard, phrase: Any) -> None:
    ((word, _),) = phrase.items()
    with pytest.raises(NotYet, match=f"`{word}`"):
        number(yard.c, parse("number", phrase))
