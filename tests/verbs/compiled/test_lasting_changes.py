"""Changes that last for a time: in force from their beginning to their end, and dropped behind it."""

from __future__ import annotations

import pytest
from small_yard import Yard

from tannkit.state.registers import ACTIVATION, ATTACK, TURN
from tannkit.state.state import Lasting
from tannkit.verbs import lasting
from tannkit.verbs.lasting import UNTILS, holds, sweep, wake

ANNA, BORIS = 0, 2


def given(yard: Yard, until: str, figure: int = ANNA) -> Lasting:
    """A change that begins now."""
    made = lasting.record(yard.s, 0, figure, 1_000, ANNA, -1, UNTILS.index(until))
    yard.s.lasting.append(made)
    return made


def test_until_the_end_of_the_attack(yard: Yard) -> None:
    outer = yard.attack(A_NUMBER=4)
    place = yard.s.g[ATTACK]
    made = given(yard, "end_of_attack")
    assert holds(yard.s, made)
    yard.attack(A_NUMBER=5)
    assert not holds(yard.s, made), "an attack in between is another one"
    sweep(yard.s, 5)
    assert yard.s.lasting == [made]
    yard.s.g[ATTACK] = place
    assert holds(yard.s, made) and outer
    sweep(yard.s, 4)
    assert yard.s.lasting == []
    yard.s.g[ATTACK] = 0
    assert not holds(yard.s, made)


@pytest.mark.parametrize(("until", "register"), [("end_of_activation", ACTIVATION), ("end_of_turn", TURN)])
def test_until_a_period_ends(yard: Yard, until: str, register: int) -> None:
    yard.s.g[register] = 3
    made = given(yard, until)
    other = ACTIVATION if register == TURN else TURN
    yard.s.g[other] += 5
    sweep(yard.s)
    assert holds(yard.s, made) and yard.s.lasting == [made]
    yard.s.g[register] = 4
    assert not holds(yard.s, made)
    sweep(yard.s)
    assert yard.s.lasting == []


def test_until_the_next_activation_of_the_same_figure(yard: Yard) -> None:
    yard.s.g[ACTIVATION], yard.s.g[TURN] = 3, 1
    made = given(yard, "next_activation")
    wake(yard.s, ANNA)
    assert yard.s.lasting == [made], "the activation in which it began is not the next one"
    yard.s.g[ACTIVATION], yard.s.g[TURN] = 4, 2
    wake(yard.s, BORIS)
    sweep(yard.s)
    assert yard.s.lasting == [made] and holds(yard.s, made)
    yard.s.g[ACTIVATION] = 5
    wake(yard.s, ANNA)
    assert yard.s.lasting == []


def test_to_the_end_of_the_game(yard: Yard) -> None:
    made = given(yard, "end_of_game")
    yard.attack(A_NUMBER=1)
    for period in range(1, 9):
        yard.s.g[ACTIVATION] = yard.s.g[TURN] = period
        wake(yard.s, ANNA)
        sweep(yard.s, period)
    assert holds(yard.s, made) and yard.s.lasting == [made]


def test_what_begins_with_the_next_activation(yard: Yard) -> None:
    yard.s.g[ACTIVATION] = 3
    waiting = (0, ANNA, 1_000, ANNA, -1, UNTILS.index("end_of_activation") + lasting.WAITS, 3)
    yard.s.lasting.append(waiting)
    assert not holds(yard.s, waiting)
    yard.s.g[ACTIVATION] = 4
    wake(yard.s, BORIS)
    sweep(yard.s)
    assert yard.s.lasting == [waiting] and not holds(yard.s, waiting)
    yard.s.g[ACTIVATION] = 5
    wake(yard.s, ANNA)
    (begun,) = yard.s.lasting
    assert holds(yard.s, begun)
    yard.s.g[ACTIVATION] = 6
    sweep(yard.s)
    assert yard.s.lasting == []


def test_only_what_is_over_is_dropped(yard: Yard) -> None:
    yard.attack(A_NUMBER=2)
    made = [given(yard, until) for until in UNTILS]
    yard.s.g[TURN] += 1
    sweep(yard.s)
    assert [UNTILS[each[lasting.UNTIL]] for each in yard.s.lasting] == [
        each for each in UNTILS if each != "end_of_turn"
    ]
    assert yard.s.lasting == [each for each in made if each in yard.s.lasting]
