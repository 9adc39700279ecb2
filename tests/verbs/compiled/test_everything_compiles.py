"""All phrases of the revised equipment, and whatever else can be written, become closures that never raise."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from small_yard import Yard, a_yard
from test_any_phrase import FEW, phrases

from tannkit.model.equipment import Equipment
from tannkit.state.codes import NONE, TOKEN
from tannkit.state.frame import Frame, scope
from tannkit.verbs import limits
from tannkit.verbs.compiling import Code, NotYet
from tannkit.verbs.numbers import number
from tannkit.verbs.parse import parse
from tannkit.verbs.paying import pay, payable
from tannkit.verbs.walk import Phrase, visit_entry

FILTERS = ("characters", "tokens", "circles")
KINDS = ("condition", "selector", *FILTERS, "number", "modifier", "cost", "limit")


def scopes(yard: Yard) -> Iterator[Frame]:
    """Everything that roles can stand for: a figure, a token, a circle, nothing; the last scope is all nothing."""
    for code in (2, 4, TOKEN + 2, yard.code("end"), yard.code("goal"), NONE):
        yield scope(TOKEN, 0, by=code, at=code, target=code, chosen=code)
    yield scope(TOKEN, NONE)


def ask(yard: Yard, kind: str, data: Any) -> None:
    """Compile a phrase and ask it everything; what it answers must be of the right sort.

    Raises:
        NotYet: the engine does not keep what the phrase asks for.
    """
    c, parsed = yard.c, parse(kind, data)
    if kind == "condition":
        condition = c.condition(parsed)
        assert all(isinstance(condition(yard.s, v), bool) for v in scopes(yard))
    elif kind == "selector" or kind in FILTERS:
        selection = c.selection(parsed)
        for v in scopes(yard):
            found = selection.every(yard.s, v)
            assert found == sorted(set(found)) and all(selection.test(yard.s, v, code) for code in found)
            assert not selection.test(yard.s, v, NONE)
    elif kind == "number":
        read = number(c, parsed)
        assert all(type(read(yard.s, v)) is int for v in scopes(yard))
    elif kind == "modifier":
        change = c.change(parsed)
        assert all(type(read(yard.s, v)) is int for read in change.numbers.values() for v in scopes(yard))
        assert change.keys and yard.t.changes[change.number] is change
    elif kind == "cost":
        pay(c, [parsed], Code())
        able = payable(c, [parsed])
        assert all(isinstance(able(yard.s, v), bool) for v in scopes(yard))
    else:
        code = Code()
        limits.count(parsed, code)
        free = limits.open_(parsed)
        assert all(free(yard.s, v) for v in scopes(yard)), "not used yet"


def used(data: Any) -> Iterator[tuple[str, Any]]:
    """Each phrase inside a token that can be asked, with its grammar."""
    for step in visit_entry(Equipment, data):
        if isinstance(step, Phrase) and step.grammar in KINDS:
            yield step.grammar, {step.verb: step.value} if step.verb else step.value


def test_all_equipment(pack: Any) -> None:
    yard, asked = a_yard(), dict.fromkeys(KINDS, 0)
    for data in pack.entries("equipment").values():
        for kind, phrase in used(data):
            asked[kind] += 1
            ask(yard, kind, phrase)
    assert sum(asked.values()) > 300 and all(asked.values()), asked


@pytest.mark.parametrize("kind", KINDS)
@FEW
@given(data=st.data())
def test_any_phrase(kind: str, data: Any) -> None:
    phrase = data.draw(phrases(kind, 3))
    yard = a_yard()
    yard.attack(A_BY=0, A_AT=2, A_WEAPON=0)
    yard.roll(R_BY=0)
    try:
        ask(yard, kind, phrase)
    except NotYet as refusal:
        assert " does not know " in str(refusal)
