"""Where nothing attacks, strikes or deals wounds, the roles of an effect stand for nobody, not for the first figure."""

from __future__ import annotations

from dataclasses import replace

import pytest
from kit import Table

from tannkit.rulesets.tannhauser import uses
from tannkit.rulesets.tannhauser.listeners import announce
from tannkit.state.codes import NONE
from tannkit.state.effects import Trigger
from tannkit.state.frame import CAUSE, CAUSES, Frame, scope
from tannkit.state.index import Index
from tannkit.state.state import State
from tannkit.verbs.compiling import Compiler
from tannkit.verbs.parse import parse
from tannkit.verbs.roles import role

NOBODY = ("target", "attacker", "defender", "victim", "each", "chosen")


def holds(cause: str, table: Table, v: Frame) -> bool:
    c = Compiler(table.t, table.names, lambda s, figure, stat, purpose: 0, lambda s, figure: 0)
    return c.condition(parse("condition", {"cause": cause}))(table.s, v)


def eva_alone() -> Table:
    return Table({"eva-kraemer": {"side": 0, "at": "r2", "tokens": ["critical-hit"]}}, active="eva-kraemer")


@pytest.fixture
def used() -> tuple[Table, Frame]:
    table = eva_alone()
    number, use = next(iter(table.t.uses.items()))
    uses.start(table.t, table.s, table.figure("eva-kraemer"), 0, use)
    assert table.s.frames[-1][0] == table.t.uses[number].program
    return table, table.s.frames[-1]


@pytest.mark.parametrize("name", NOBODY)
def test_in_a_use_a_role_that_nobody_has_is_nobody(used: tuple[Table, Frame], name: str) -> None:
    table, frame = used
    assert role(name)(table.s, frame) == NONE


@pytest.mark.parametrize("cause", CAUSES)
def test_what_deals_no_wounds_has_no_cause(used: tuple[Table, Frame], cause: str) -> None:
    table, frame = used
    assert not holds(cause, table, frame)
    assert not holds(cause, table, scope(NONE, 0))
    frame[CAUSE] = CAUSES.index(cause)
    assert holds(cause, table, frame), "the condition can hold"


def test_an_event_without_wounds_has_no_cause() -> None:
    table, asked = eva_alone(), []

    def when(s: State, v: Frame) -> bool:
        asked.append([cause for cause in CAUSES if holds(cause, table, v)])
        return False

    trigger = replace(next(each for each in table.t.triggers.values() if each.place == 0), when=when)
    assert isinstance(trigger, Trigger)
    table.s.index = Index({}, {"turn.started": ((0, trigger),)})
    announce(table.t, table.s, "turn.started")
    announce(table.t, table.s, "turn.started", cause=CAUSES.index("grenade"))
    assert asked == [[], ["grenade"]]
