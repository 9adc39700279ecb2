"""Rulings: every reading that a game offers is asked for somewhere, and no other can be chosen."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from kit import library, tables

import tannkit
from tannkit.errors import UsageError
from tannkit.model.rules import Ruling
from tannkit.rulesets.tannhauser.rulings import PLAYED, asked_by, can_play, readings

CODE = sorted(Path(tannkit.__file__).parent.rglob("*.py"))
RULINGS = {entry.id: entry for entry in library().entries("rulings", whole=True)}
ASKED = asked_by(list(library().entries("equipment", whole=True)))


def questions() -> Iterator[tuple[str, str]]:
    """Each call of `plays` in the code, as ruling and reading."""
    for path in CODE:
        for call in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "plays":
                ruling, reading = (each.value for each in call.args if isinstance(each, ast.Constant))
                yield str(ruling), str(reading)


def test_what_can_be_chosen_is_what_the_code_asks_for() -> None:
    asked: dict[str, set[str]] = {}
    for ruling, reading in questions():
        asked.setdefault(ruling, set()).add(reading)
    assert {ruling: set(found) for ruling, found in PLAYED.items()} == asked


def test_what_is_asked_for_exists_and_is_no_default() -> None:
    for ruling, found in PLAYED.items():
        model = RULINGS[ruling].model(Ruling)
        assert set(found) <= set(model.options) - {model.default}, ruling


@pytest.mark.parametrize("ruling", sorted(RULINGS))
def test_each_reading_can_be_played_or_is_refused(ruling: str) -> None:
    model = RULINGS[ruling].model(Ruling)
    for reading in model.options:
        if can_play(RULINGS[ruling], model.default, reading, ASKED):
            assert readings(list(RULINGS.values()), ASKED, {ruling: reading})[ruling] == reading
        else:
            with pytest.raises(UsageError, match=f"by the reading {reading} of {ruling}"):
                readings(list(RULINGS.values()), ASKED, {ruling: reading})


def test_a_game_has_the_reading_that_was_chosen() -> None:
    assert tables((("RE-Q-08", "may-pass"),))[0].rulings["RE-Q-08"] == "may-pass"
    assert tables()[0].rulings["RE-Q-08"] == "must-activate"


def test_what_does_not_exist_is_refused() -> None:
    with pytest.raises(UsageError, match="no reading 'never'"):
        tables((("RE-Q-08", "never"),))
    with pytest.raises(UsageError, match="no ruling RE-Q-999"):
        tables((("RE-Q-999", "never"),))
