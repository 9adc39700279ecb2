"""Every event that is told has words for its numbers, and numbers become names of the right sort."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from kit import Table

import tannkit
from tannkit.rulesets.tannhauser.sentences import EVENT_TEXTS, MOVE_TEXTS, event_text
from tannkit.rulesets.tannhauser.wording import EVENTS, MOVES, words
from tannkit.state.codes import CIRCLE, NONE, TOKEN, side_code
from tannkit.state.game_rules import OF_SIDE, CounterKind, GameRules
from tannkit.state.tables import INTRINSIC, UNARMED

HOME = Path(tannkit.__file__).parent
SORTS = {
    "cause", "circle", "code", "counter", "faction", "figure", "kind", "number", "offer", "order", "owner", "roll",
    "side", "stat", "text", "token", "use", "weapon", "word",
}  # fmt: skip


def told() -> Iterator[tuple[str, str, list[ast.expr]]]:
    """Each event that is told anywhere: the file, its name, and what is told of it."""
    for path in sorted(HOME.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
                # The name can be one of two, by a condition.
                names = [part.value for part in ast.walk(node.args[0]) if isinstance(part, ast.Constant)]
                assert names, f"{path.name}:{node.lineno} does not say what it tells"
                yield from ((path.name, str(name), node.args[1:]) for name in names)


def test_every_event_that_is_told_has_words_for_each_of_its_numbers() -> None:
    every = list(told())
    assert {name for _, name, _ in every} == set(EVENTS)
    for file, name, arguments in every:
        fixed = [each for each in arguments if not isinstance(each, ast.Starred)]
        more = len(fixed) < len(arguments)
        assert len(fixed) == len(EVENTS[name]) or (more and len(fixed) <= len(EVENTS[name])), (file, name)


def test_every_meaning_is_a_known_one_and_every_sentence_has_its_event() -> None:
    assert {sort for table in (EVENTS, MOVES) for meanings in table.values() for sort in meanings} <= SORTS
    assert set(EVENT_TEXTS) <= set(EVENTS)
    assert set(MOVES) <= set(MOVE_TEXTS)


@pytest.fixture
def table() -> Table:
    return Table({"eva-kraemer": {"side": 0, "at": "r2", "tokens": ["mauser-c96"]}}, active="eva-kraemer")


def test_codes_and_weapons_are_named_by_what_they_are(table: Table) -> None:
    eva, circle = table.figure("eva-kraemer"), table.circle("r2")
    codes = {eva: "eva-kraemer", TOKEN: "mauser-c96", CIRCLE + circle: "r2", NONE: "-", side_code(1): "1"}
    for code, name in codes.items():
        assert words(table.t, table.s, ("chosen", code), EVENTS) == ("chosen", name)
    for weapon, name in {0: "mauser-c96", UNARMED: "unarmed", INTRINSIC: "own-weapon", -3: "-"}.items():
        assert words(table.t, table.s, ("attack", weapon)) == ("attack", name)
        told = event_text(table.t, table.s, ("attack.aimed", eva, circle, weapon))
        assert told.endswith({0: "Mauser C96.", UNARMED: "bare hands.", INTRINSIC: "its own weapon."}.get(weapon, "-."))


def test_a_counter_is_told_by_its_name_and_whose_it_is(table: Table) -> None:
    rules = table.t.rules
    table.t.rules = GameRules(counters=(CounterKind(0, "flags", {}, OF_SIDE, 0),))
    try:
        for owner, name in {0: "0", 1: "1", 2: "game", TOKEN: "mauser-c96"}.items():
            event = words(table.t, table.s, ("counter.changed", 0, owner, 3), EVENTS)
            assert event == ("counter.changed", "flags", name, "3")
    finally:
        table.t.rules = rules
