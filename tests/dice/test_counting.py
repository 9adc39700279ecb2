"""Counting the successes of a roll: naturals, bonuses, automatic successes."""

from __future__ import annotations

from itertools import pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tannkit.dice.counting import successes
from tannkit.dice.generator import Generator
from tannkit.dice.packed import MOST_DICE, count, faces, lowest, pack, rollable, size
from tannkit.dice.source import Scripted, Seeded
from tannkit.errors import UsageError

FACES = st.lists(st.integers(1, 10), max_size=12)


def slow(rolled: list[int], difficulty: int, bonus: int, ten: int) -> int:
    """The same by the letter of the rules, die by die."""
    total = 0
    for face in rolled:
        if face == 10:
            total += ten
        elif face != 1 and face + bonus >= difficulty:
            total += 1
    return total


@pytest.mark.rule("RE-TEST-004", "RE-NAT-002", "RE-NAT-005", "RE-BONUS-002", "RE-NAT-007")
@given(FACES, st.integers(-3, 14), st.integers(-5, 5), st.integers(1, 2))
def test_as_by_the_letter(rolled: list[int], difficulty: int, bonus: int, ten: int) -> None:
    assert successes(pack(rolled), 0, difficulty, bonus, ten_worth=ten) == slow(rolled, difficulty, bonus, ten)


@pytest.mark.rule("RE-TEST-004")
def test_dice_at_or_above_the_difficulty() -> None:
    assert successes(pack([5, 6, 7, 2]), 0, 6) == 2


@pytest.mark.rule("RE-NAT-001", "RE-NAT-003", "RE-NAT-002")
def test_a_raised_ten_is_not_natural() -> None:
    assert successes(pack([4, 7, 8, 10]), 0, 9, 2) == 3
    assert successes(pack([8]), 0, 11, 2) == 0
    assert successes(pack([10]), 0, 9, -3) == 1


@pytest.mark.rule("RE-NAT-004", "RE-NAT-005", "RE-NAT-006")
def test_a_lowered_one_is_not_natural() -> None:
    assert successes(pack([1, 2, 6, 9]), 0, 5, -3) == 1
    assert successes(pack([1]), 0, 2, 4) == 0
    assert successes(pack([4]), 0, 1, -3) == 1
    assert successes(pack([4]), 0, 5, -3) == 0


@pytest.mark.rule("RE-BONUS-002", "RE-BONUS-003")
def test_five_dice_each_lowered_by_two() -> None:
    assert successes(pack([2, 4, 4, 6, 9]), 0, 6, -2) == 1


@pytest.mark.rule("RE-BONUS-005", "RE-AUTO-005")
def test_without_dice_only_automatic_successes() -> None:
    assert successes(0, 0, 6, auto=1) == 1
    assert successes(0, 0, 6) == 0


@pytest.mark.rule("RE-NAT-008")
def test_a_roll_tells_its_naturals() -> None:
    packed = pack([1, 1, 10, 6])
    assert (count(packed, 1), count(packed, 10)) == (2, 1)


def test_results_that_were_added_to_are_never_natural() -> None:
    assert successes(0, pack([12]), 13) == 0
    assert successes(0, pack([10]), 11) == 0
    assert successes(0, pack([10]), 10) == 1


@given(FACES, st.integers(0, 12))
def test_packing(rolled: list[int], dice: int) -> None:
    packed = pack(rolled)
    assert faces(packed) == tuple(sorted(rolled))
    assert size(packed) == len(rolled)
    assert faces(lowest(packed, dice)) == tuple(sorted(rolled)[:dice])


@pytest.mark.rule("RE-LIMIT-001")
def test_many_dice() -> None:
    assert size(pack([7] * 40 + [10] * 20)) == 60


@pytest.mark.rule("RE-TEST-001")
def test_faces_are_equally_likely() -> None:
    tally = dict.fromkeys(range(1, 11), 0)
    for face in Seeded(11).roll(100_000, 10):
        tally[face] += 1
    # Five standard deviations of a fair die; the seed is fixed, so this cannot fail by chance.
    assert all(abs(number - 10_000) < 475 for number in tally.values())


def test_pairs_of_neighbouring_dice_are_equally_likely() -> None:
    rolled = Seeded(3).roll(200_001, 4)
    tally = dict.fromkeys(product(range(1, 5), repeat=2), 0)
    for pair in pairwise(rolled):
        tally[pair] += 1
    assert all(abs(number - 12_500) < 550 for number in tally.values())


def test_equal_seeds_give_equal_dice_and_others_do_not() -> None:
    assert Seeded(5).roll(20, 10) == Seeded(5).roll(20, 10)
    assert len({Seeded(seed, stream).roll(20, 10) for seed in range(20) for stream in range(5)}) == 100
    assert Generator(2**40).below(1000) != Generator(0).below(1000)


def test_scripted_dice_run_dry_and_cannot_show_everything() -> None:
    dice = Scripted([3, 11])
    assert dice.roll(1, 10) == (3,)
    with pytest.raises(UsageError, match="cannot show 11"):
        dice.roll(1, 10)
    with pytest.raises(UsageError, match="only 1 faces"):
        dice.roll(2, 10)


def test_a_roll_has_no_more_dice_than_can_all_show_the_same_face() -> None:
    assert rollable(0) == 0 and rollable(MOST_DICE) == MOST_DICE
    assert faces(pack([10] * MOST_DICE)) == (10,) * MOST_DICE
    assert faces(pack([9] * (MOST_DICE + 1))) != (9,) * (MOST_DICE + 1)
    with pytest.raises(UsageError, match=f"{MOST_DICE + 1} dice"):
        rollable(MOST_DICE + 1)
