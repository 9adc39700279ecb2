"""A roll can have as many dice as a packed roll can hold; with more there is a message."""

from __future__ import annotations

import pytest
from kit import Table

from tannkit.dice.packed import MOST_DICE
from tannkit.dice.source import Scripted
from tannkit.engine.run import advance, make
from tannkit.errors import UsageError
from tannkit.rulesets.tannhauser.roll import roll
from tannkit.state.frame import ROLL_TEST
from tannkit.state.tables import MENTAL


def table(dice: int) -> Table:
    """Eva is to roll so many dice."""
    made = Table({"eva-kraemer": {"side": 0, "at": "r2"}}, active="eva-kraemer")
    made.s.frames.clear()
    roll(made.t, made.s, ROLL_TEST, made.figure("eva-kraemer"), MENTAL, base=dice)
    return made


def test_all_dice_of_the_largest_roll_can_show_the_same_face() -> None:
    made = table(MOST_DICE)
    decision = advance(made.t, made.s)
    assert decision is not None and decision.dice == MOST_DICE
    make(made.t, made.s, decision, Scripted([10] * MOST_DICE).roll(MOST_DICE, 10))
    assert advance(made.t, made.s) is None
    assert made.s.result == MOST_DICE


def test_one_more_is_refused_with_a_message() -> None:
    made = table(MOST_DICE + 1)
    with pytest.raises(UsageError, match=f"comes to {MOST_DICE + 1} dice"):
        advance(made.t, made.s)
