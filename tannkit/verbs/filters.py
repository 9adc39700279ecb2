"""Filters at play: a selector as a test made of small tests, and as a list."""

from __future__ import annotations

from collections.abc import Callable

from tannkit.state.effects import Selection, Test
from tannkit.state.frame import YOU, Frame
from tannkit.state.sides import side_of
from tannkit.state.state import State

Candidates = Callable[[State], list[int]]


def selection(tests: list[Test], candidates: Candidates) -> Selection:
    """Everything that passes all tests.

    Args:
        tests: the tests; the cheapest come first.
        candidates: the codes of everything that could pass, in a fixed order.
    """
    test = both(tests)

    def every(s: State, v: Frame) -> list[int]:
        return [code for code in candidates(s) if test(s, v, code)]

    return Selection(test, every)


def both(tests: list[Test]) -> Test:
    """A test that passes what passes all of several."""
    if not tests:
        return lambda s, v, code: True
    if len(tests) == 1:
        return tests[0]
    if len(tests) == 2:
        first, second = tests
        return lambda s, v, code: first(s, v, code) and second(s, v, code)
    found = tuple(tests)

    def passes(s: State, v: Frame, code: int) -> bool:
        return all(test(s, v, code) for test in found)

    return passes


def either(selections: list[Selection]) -> Test:
    """A test that passes what passes at least one of several."""
    tests = tuple(each.test for each in selections)

    def passes(s: State, v: Frame, code: int) -> bool:
        return any(test(s, v, code) for test in tests)

    return passes


def side_of_you(s: State, v: Frame) -> int:
    """The side of the figure that has the token, or the side that does it itself; -1 for nobody."""
    return side_of(s, v[YOU])
