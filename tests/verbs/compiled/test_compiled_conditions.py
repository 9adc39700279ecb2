"""Every condition, true and false, and false where there is nothing that it could be asked of."""

from __future__ import annotations

from typing import Any

import pytest
from small_yard import Yard

from tannkit.dice.packed import pack
from tannkit.state.codes import CIRCLE, TOKEN
from tannkit.state.frame import CAUSE, CAUSES, ROLLS, SORTS
from tannkit.state.registers import ACTIVATION, ACTIVE, TURN
from tannkit.state.state import DEAD, MOVED, RUINED
from tannkit.state.tables import INTRINSIC, UNARMED
from tannkit.verbs.compiling import NotYet
from tannkit.verbs.parse import parse

TRUE, FALSE = {"turn": {"at_least": 1}}, {"turn": {"at_least": 9}}


@pytest.mark.parametrize(
    ("phrase", "expected"),
    [
        ({"all": [TRUE, TRUE]}, True),
        ({"all": [TRUE, FALSE]}, False),
        ({"all": [FALSE, TRUE]}, False),
        ({"all": [TRUE, TRUE, TRUE]}, True),
        ({"all": [TRUE, TRUE, FALSE]}, False),
        ({"any": [FALSE, TRUE]}, True),
        ({"any": [FALSE, FALSE]}, False),
        ({"not": FALSE}, True),
        ({"not": TRUE}, False),
    ],
)
def test_joined(yard: Yard, phrase: Any, expected: bool) -> None:
    assert yard.holds(phrase) is expected


def test_left_out_always_holds(yard: Yard) -> None:
    assert yard.c.condition(None)(yard.s, yard.scope())


@pytest.mark.parametrize("kind", ROLLS)
def test_kind_of_roll(yard: Yard, kind: str) -> None:
    assert not yard.holds({"roll": kind}), "nothing is rolled"
    assert not yard.holds({"roll": "any"})
    for place, each in enumerate(ROLLS):
        yard.roll(R_KIND=place)
        assert yard.holds({"roll": kind}) is (each == kind)
        assert yard.holds({"roll": "any"})


def test_natural_faces(yard: Yard) -> None:
    ten = {"natural": {"face": 10, "at_least": 2}}
    assert not yard.holds(ten)
    yard.roll(R_DICE=pack((10, 1, 10)))
    assert yard.holds(ten)
    yard.roll(R_DICE=pack((10, 1, 9)), R_LOOSE=pack((10,)))
    assert not yard.holds(ten), "a result that was changed is not natural"


@pytest.mark.parametrize("word", SORTS)
def test_kind_of_attack(yard: Yard, word: str) -> None:
    assert not yard.holds({"attack": word}), "nobody attacks"
    yard.attack(A_SORT=SORTS[word])
    assert yard.holds({"attack": word})
    yard.attack(A_SORT=sum(SORTS.values()) - SORTS[word])
    assert not yard.holds({"attack": word})


def test_by_and_at(yard: Yard) -> None:
    by_me, at_me = yard.scope(by=0, at=2), yard.scope(by=2, at=0)
    assert yard.holds({"by": "you"}, by_me) and not yard.holds({"by": "you"}, at_me)
    assert yard.holds({"at": "you"}, at_me) and not yard.holds({"at": "you"}, by_me)
    nobody = yard.scope(you=-1)
    assert not yard.holds({"by": "chosen"}, nobody) and not yard.holds({"at": "you"}, nobody)


def test_by_the_active_one(yard: Yard) -> None:
    yard.s.g[ACTIVE] = 2
    assert yard.holds({"by": "active"}, yard.scope(by=2))
    assert not yard.holds({"by": "active"}, yard.scope(by=3))


@pytest.mark.parametrize("word", CAUSES)
def test_cause(yard: Yard, word: str) -> None:
    for place, each in enumerate(CAUSES):
        v = yard.scope()
        v[CAUSE] = place
        assert yard.holds({"cause": word}, v) is (each == word)


@pytest.mark.parametrize(
    ("phrase", "fitting"),
    [
        ({"is": "this"}, {0}),
        ({"is": "pistol"}, {2}),
        ({"is": "knife"}, {0}),
        ({"is": "lost-gun"}, set()),
        ({"traits": ["weapon"]}, {0, 2, INTRINSIC}),
        ({"traits": ["weapon", "gun"]}, {2}),
        ({"traits": ["weapon", "unheard-of"]}, set()),
        ({"traits_any": ["gun", "charm"]}, {2}),
        ({"traits_any": ["unheard-of"]}, set()),
        ({"not_traits": ["gun"]}, {0, UNARMED, INTRINSIC}),
        ({"traits": ["weapon"], "not_traits": ["gun"]}, {0, INTRINSIC}),
    ],
)
def test_weapon_of_the_attack(yard: Yard, phrase: Any, fitting: set[int]) -> None:
    assert not yard.holds({"weapon": phrase}), "nobody attacks"
    for weapon in (0, 2, UNARMED, INTRINSIC):
        yard.attack(A_BY=2, A_WEAPON=weapon)
        assert yard.holds({"weapon": phrase}) is (weapon in fitting), weapon


def test_attack_through_a_token(yard: Yard) -> None:
    assert not yard.holds({"via": "charm"})
    yard.attack(A_VIA=2)
    assert yard.holds({"via": "charm"}) and not yard.holds({"via": "knife"})
    yard.attack(A_VIA=0)
    assert yard.holds({"via": "knife"})
    yard.attack(A_VIA=-1)
    assert not yard.holds({"via": "charm"})
    assert not yard.holds({"via": "unheard-of"}), "an unknown token is not the lack of one"


def test_moved(yard: Yard) -> None:
    assert yard.holds({"moved": False}) and not yard.holds({"moved": True})
    yard.s.flags[0] |= MOVED
    assert yard.holds({"moved": True}) and not yard.holds({"moved": False})
    assert not yard.holds({"moved": False}, yard.scope(you=-1))


def test_turns_of_the_game(yard: Yard) -> None:
    for turn, first in ((1, True), (2, False)):
        yard.s.g[TURN] = turn
        assert yard.holds({"during": "first_turn"}) is first
        assert yard.holds({"during": "after_first_turn"}) is not first
        assert yard.holds({"turn": {"equals": 1}}) is first
        assert yard.holds({"turn": {"at_least": 2}}) is not first


def test_your_activation(yard: Yard) -> None:
    mine = {"during": "your_activation"}
    assert not yard.holds(mine)
    assert not yard.holds(mine, yard.scope(you=-1)), "nobody's activation is not that of nobody"
    yard.s.g[ACTIVE] = 0
    assert yard.holds(mine) and not yard.holds(mine, yard.scope(you=2))


@pytest.mark.parametrize("token", [0, 3])
def test_later_activation(yard: Yard, token: int) -> None:
    later, s = {"during": "later_activation"}, yard.s
    s.g[ACTIVE], s.g[ACTIVATION], s.count[token] = 0, 5, 5
    v = yard.scope(this=token)
    assert not yard.holds(later, v), "that in which it was laid"
    s.g[ACTIVATION] = 6
    assert yard.holds(later, v)
    s.g[ACTIVE] = 2
    assert not yard.holds(later, v), "the activation of somebody else"


def test_skill_and_affiliation(yard: Yard) -> None:
    assert yard.holds({"skill": {"who": "you", "name": "climb"}})
    assert not yard.holds({"skill": {"who": "you", "name": "swim"}})
    assert not yard.holds({"skill": {"who": "you", "name": "unheard-of"}})
    assert not yard.holds({"skill": {"who": "target", "name": "climb"}})
    assert not yard.holds({"skill": {"who": "this", "name": "climb"}})
    assert yard.holds({"lacks": {"who": "you", "affiliation": "star"}})
    assert not yard.holds({"lacks": {"who": "you", "affiliation": "skull"}})
    assert not yard.holds({"lacks": {"who": "target", "affiliation": "star"}}), "nobody lacks nothing"


@pytest.mark.rule("RE-MAP-003")
def test_adjacent_is_asked_both_ways(yard: Yard) -> None:
    for roles in (["you", "target"], ["target", "you"]):
        assert yard.holds({"adjacent": roles}, yard.scope(target=1))
        assert not yard.holds({"adjacent": roles}, yard.scope(target=2))
        assert not yard.holds({"adjacent": roles}, yard.scope(target=-1))
        assert not yard.holds({"adjacent": roles}, yard.scope(target=0)), "nobody is adjacent to oneself"
    yard.put(0, "post")
    assert yard.holds({"adjacent": ["you", "target"]}, yard.scope(target=yard.code("lever")))
    assert yard.holds({"adjacent": ["target", "you"]}, yard.scope(target=yard.code("lever")))
    assert not yard.holds({"adjacent": ["you", "target"]}, yard.scope(target=yard.code("goal")))


@pytest.mark.rule("RE-SIGHT-001")
def test_shares_path(yard: Yard) -> None:
    see = {"shares_path": ["you", "target"]}
    assert yard.holds(see, yard.scope(target=1))
    assert not yard.holds(see, yard.scope(target=2)), "on blue and green, not on red"
    assert yard.holds(see, yard.scope(target=yard.code("end"))), "from end to end of a path"
    assert yard.holds(see, yard.scope(target=TOKEN + 3)), "a token is where it lies"
    assert not yard.holds(see, yard.scope(target=TOKEN + 2)), "a token in somebody's hands is where that one stands"
    yard.put(1, "")
    assert not yard.holds(see, yard.scope(target=1))


def test_exists_and_count(yard: Yard) -> None:
    enemies = {"characters": {"side": "enemy"}}
    assert yard.holds({"exists": enemies})
    assert yard.holds({"count": {"of": enemies}})
    for bound, expected in (("at_least", [True, True, False]), ("equals", [False, True, False])):
        assert [yard.holds({"count": {"of": enemies, bound: amount}}) for amount in (1, 2, 3)] == expected
    assert [yard.holds({"count": {"of": enemies, "at_most": amount}}) for amount in (1, 2)] == [False, True]
    yard.s.life[2] = yard.s.life[3] = DEAD
    assert not yard.holds({"exists": enemies}) and not yard.holds({"count": {"of": enemies}})
    assert yard.holds({"count": {"of": enemies, "equals": 0}})


def test_exists_asks_for_one_by_its_role(yard: Yard) -> None:
    hero = {"exists": {"characters": {"is": "target", "kind": "hero"}}}
    assert yard.holds(hero, yard.scope(target=2)) and not yard.holds(hero, yard.scope(target=3))
    assert not yard.holds(hero) and not yard.holds(hero, yard.scope(target=CIRCLE))
    gun = {"exists": {"tokens": {"is": "this", "traits": ["gun"]}}}
    assert yard.holds(gun, yard.scope(this=2)) and not yard.holds(gun)


@pytest.mark.parametrize("role", ["target", "you"])
def test_exists_asks_for_the_circle_of_whoever_stands_there(yard: Yard, role: str) -> None:
    entry = {"exists": {"circles": {"is": role, "kind": ["entry_point"]}}}
    code = yard.code("west") if role == "target" else -1
    assert yard.holds(entry, yard.scope(target=code))
    yard.put(0, "mid")
    assert yard.holds(entry, yard.scope(target=code)) is (role == "target")
    yard.put(0, "")
    assert yard.holds(entry, yard.scope(target=code)) is (role == "target")


def test_the_test_and_the_list_of_exists_agree(yard: Yard) -> None:
    for role in ("you", "this", "target", "chosen"):
        for of in ("west", "end", "goal"):
            v = yard.scope(this=3, target=yard.code(of), chosen=2)
            phrase = {"circles": {"is": role, "on_path_of": "you"}}
            assert yard.holds({"exists": phrase}, v) is bool(yard.selection(phrase).every(yard.s, v)), (role, of)


def test_ruling(yard: Yard) -> None:
    phrase = {"ruling": {"is": "some-pack/who-shoots", "reading": "all"}}
    assert yard.holds(phrase, rulings={"who-shoots": "all"})
    assert not yard.holds(phrase, rulings={"who-shoots": "one"})
    assert not yard.holds(phrase, rulings={})


def test_what_a_ruined_token_was(yard: Yard) -> None:
    gun = {"exists": {"tokens": {"is": "this", "traits": ["gun"]}}}
    yard.s.marks[2] |= RUINED
    assert not yard.holds(gun, yard.scope(this=2))


def test_a_counter_that_is_not_there_is_refused_and_never_just_false(yard: Yard) -> None:
    with pytest.raises(NotYet, match="`counter`"):
        yard.c.condition(parse("condition", {"counter": {"name": "bombs"}}))
