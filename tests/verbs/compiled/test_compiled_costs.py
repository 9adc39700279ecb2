"""Costs and limits: whether they can be paid, what is paid, and when a use is free again."""

from __future__ import annotations

from typing import Any

import pytest
from small_yard import Yard

from tannkit.state.effects import Condition
from tannkit.state.frame import KEY, Frame
from tannkit.state.registers import ACTIONS_LEFT, ACTIVATION, ACTIVE, MOVES_LEFT, POINTS, TURN
from tannkit.state.state import FACEDOWN
from tannkit.verbs import limits
from tannkit.verbs.compiling import Code
from tannkit.verbs.parse import parse
from tannkit.verbs.paying import pay, payable

BORIS = 2


def costs(yard: Yard, *phrases: Any) -> tuple[Condition, Code]:
    parsed = [parse("cost", phrase) for phrase in phrases]
    code = Code()
    pay(yard.c, parsed, code)
    return payable(yard.c, parsed), code


def test_an_action(yard: Yard) -> None:
    able, code = costs(yard, {"action": "attack"})
    assert not able(yard.s, yard.scope())
    yard.s.g[ACTIONS_LEFT] = 1
    assert able(yard.s, yard.scope())
    assert code.steps == [], "the announcement has spent it"
    free, _ = costs(yard, {"action": "free"})
    yard.s.g[ACTIONS_LEFT] = 0
    assert free(yard.s, yard.scope())


def test_command_points_of_ones_own_side(yard: Yard) -> None:
    able, code = costs(yard, {"command_points": 2})
    yard.s.g[POINTS], yard.s.g[POINTS + 1] = 1, 3
    mine, theirs = yard.scope(), yard.scope(this=2, you=BORIS)
    assert not able(yard.s, mine) and able(yard.s, theirs)
    yard.run(code, theirs)
    assert yard.s.g[POINTS : POINTS + 2] == [1, 1]
    yard.s.g[POINTS] = 2
    assert able(yard.s, mine) and not able(yard.s, theirs)


def test_movement_points_only_in_ones_own_activation(yard: Yard) -> None:
    able, code = costs(yard, {"movement_points": 2})
    s, v = yard.s, yard.scope()
    s.g[MOVES_LEFT] = 2
    assert not able(s, v), "nobody is active"
    s.g[ACTIVE] = BORIS
    assert not able(s, v)
    s.g[ACTIVE] = 0
    assert able(s, v)
    yard.run(code, v)
    assert s.g[MOVES_LEFT] == 0 and not able(s, v)


@pytest.mark.parametrize("phrase", [{"command_points": 1}, {"movement_points": 1}])
def test_nobody_has_points_to_pay_with(yard: Yard, phrase: Any) -> None:
    able, _ = costs(yard, phrase)
    s = yard.s
    s.g[POINTS] = s.g[POINTS + 1] = s.g[POINTS - 1] = s.g[MOVES_LEFT] = 9
    assert not able(s, yard.scope(you=-1)), "the last figure of the list is not meant"
    s.g[ACTIVE] = 0
    assert able(s, yard.scope())


def test_discarding_the_token(yard: Yard) -> None:
    able, code = costs(yard, {"discard": "this"})
    assert able(yard.s, yard.scope(this=1))
    yard.run(code, yard.scope(this=1))
    assert yard.s.holder == [0, -1, 2, yard.code("end")]
    assert not able(yard.s, yard.scope(this=1)) and able(yard.s, yard.scope())


def test_turning_the_token_over(yard: Yard) -> None:
    able, code = costs(yard, {"facedown": "this"})
    assert able(yard.s, yard.scope())
    yard.run(code, yard.scope())
    assert yard.s.marks == [FACEDOWN, 0, 0, 0] and yard.s.holder[0] == 0
    assert not able(yard.s, yard.scope()) and able(yard.s, yard.scope(this=1))


def test_all_costs_must_be_payable(yard: Yard) -> None:
    able, code = costs(yard, {"command_points": 1}, {"facedown": "this"})
    v = yard.scope()
    assert not able(yard.s, v)
    yard.s.g[POINTS] = 2
    assert able(yard.s, v)
    yard.run(code, v)
    assert yard.s.g[POINTS] == 1 and yard.s.marks[0] == FACEDOWN
    assert not able(yard.s, v), "there are points left, but it lies facedown"
    assert payable(yard.c, (), lambda s, v: False)(yard.s, v) is False


def limit(yard: Yard, phrase: Any, own: int = 0) -> tuple[Condition, Code]:
    parsed, code = parse("limit", phrase), Code()
    limits.count(parsed, code, own)
    return limits.open_(parsed, own), code


def keyed(yard: Yard, key: int, this: int = 0) -> Frame:
    v = yard.scope(this=this)
    v[KEY] = key
    return v


def begin(yard: Yard, per: str, number: int) -> None:
    """The period of this number begins."""
    if per == "attack":
        yard.attack(A_NUMBER=number)
    elif per == "roll":
        yard.roll(R_NUMBER=number)
    else:
        yard.s.g[{"turn": TURN, "activation": ACTIVATION}[per]] = number


@pytest.mark.parametrize("per", ["turn", "activation", "attack", "roll"])
def test_another_period_makes_free(yard: Yard, per: str) -> None:
    free, code = limit(yard, {"per": per, "times": 2})
    v = keyed(yard, 7)
    for number in (3, 4):
        begin(yard, per, number)
        for _ in range(2):
            assert free(yard.s, v)
            yard.run(code, v)
        assert not free(yard.s, v)
    assert len(yard.s.uses) == 1, "what was counted before is forgotten"


def test_the_end_of_a_period_gives_no_uses_back_to_it(yard: Yard) -> None:
    free, code = limit(yard, {"per": "attack"})
    v = keyed(yard, 7)
    begin(yard, "attack", 3)
    yard.run(code, v)
    assert not free(yard.s, v)
    yard.s.g[TURN] += 1
    assert not free(yard.s, v), "the attack goes on"


def test_once_per_game_is_once(yard: Yard) -> None:
    free, code = limit(yard, {"per": "game"})
    v = keyed(yard, 7)
    yard.run(code, v)
    for per in ("turn", "activation", "attack", "roll"):
        begin(yard, per, 9)
        assert not free(yard.s, v)


def test_each_effect_and_token_counts_for_itself(yard: Yard) -> None:
    free, code = limit(yard, {"per": "game"})
    other, _ = limit(yard, {"per": "game"}, own=9)
    yard.run(code, keyed(yard, 7))
    assert not free(yard.s, keyed(yard, 7))
    assert free(yard.s, keyed(yard, 8)) and free(yard.s, keyed(yard, 7, this=1)) and other(yard.s, keyed(yard, 7))


def test_many_uses_do_not_run_into_the_next_period(yard: Yard) -> None:
    free, code = limit(yard, {"per": "turn", "times": 99})
    v = keyed(yard, 7)
    for _ in range(99):
        assert free(yard.s, v)
        yard.run(code, v)
    assert not free(yard.s, v)
    yard.s.g[TURN] += 1
    assert free(yard.s, v)


def test_no_limit(yard: Yard) -> None:
    code = Code()
    limits.count(None, code)
    assert code.steps == [] and limits.open_(None)(yard.s, yard.scope())


def test_limits_by_place_count_each_place_for_each_side(yard: Yard) -> None:
    free, code = limit(yard, {"per": "location"})
    here, there = yard.scope(chosen=yard.code("end")), yard.scope(chosen=yard.code("goal"))
    enemy = yard.scope(you=yard.s.team[1][0], chosen=yard.code("end"))
    yard.run(code, here)
    assert not free(yard.s, here)
    assert free(yard.s, there) and free(yard.s, enemy)
    yard.s.g[TURN] += 1
    assert not free(yard.s, here), "it is a limit of the whole game"
