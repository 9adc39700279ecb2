"""Plain words are read by the core schema of YAML 1.2, whatever older tools take them for."""

import pytest

from tannkit.source.scalars import NoNumber, TooLong, misread_elsewhere, resolve

CORE = {
    "": None, "~": None, "null": None, "Null": None, "NULL": None, "nULL": "nULL", "none": "none",
    "true": True, "True": True, "TRUE": True, "false": False, "False": False, "FALSE": False, "tRUE": "tRUE",
    "yes": "yes", "no": "no", "on": "on", "off": "off", "y": "y", "N": "N",
    "0": 0, "12": 12, "-12": -12, "+12": 12, "010": 10, "007": 7, "0o17": 15, "0xFf": 255, "-0": 0,
    "0b11": "0b11", "1_000": "1_000", "0o8": "0o8", "-0x1f": "-0x1f", "0x": "0x", "1 000": "1 000", "12a": "12a",
    "1.5": 1.5, "-1.5": -1.5, ".5": 0.5, "5.": 5, "1e3": 1000, "1E-2": 0.01, "1.e1": 10, "3.0": 3,
    ".": ".", "..": "..", "-": "-", "+": "+", "1.2.3": "1.2.3", "e3": "e3", "1e": "1e",
    "2012-12-21": "2012-12-21", "12:30:45": "12:30:45", "190:20:30.15": "190:20:30.15", "=": "=", "<<": "<<",
    "inf": "inf", "nan": "nan", "Infinity": "Infinity", ".Nan": ".Nan", "٣": "٣", "१२": "१२", "1\n": "1\n",
}  # fmt: skip


@pytest.mark.parametrize(("word", "value"), CORE.items())
def test_core_schema(word: str, value: object) -> None:
    got = resolve(word)
    assert (got, type(got)) == (value, type(value))


@pytest.mark.parametrize("word", [".inf", ".Inf", ".INF", "-.inf", "+.inf", ".nan", ".NaN", ".NAN"])
def test_infinity_is_no_number(word: str) -> None:
    with pytest.raises(NoNumber):
        resolve(word)


@pytest.mark.parametrize(
    "word",
    ["1" * 19, "1" * 5000, "0x" + "f" * 17, "0o" + "7" * 5000, "1e999", "-1e999", "0." + "1" * 5000, "1e99999999"],
)
def test_giants_are_refused_before_they_are_converted(word: str) -> None:
    with pytest.raises(TooLong):
        resolve(word)


def test_whole_numbers_are_integers_however_they_are_written() -> None:
    assert isinstance(resolve("3.0"), int)
    assert isinstance(resolve("1e2"), int)
    assert isinstance(resolve("3.5"), float)


MISREAD = {
    "true": ("yes", "On", "Y", "ON"),
    "false": ("no", "OFF", "n", "No"),
    "a date": ("2012-12-21", "2001-1-2 10:20:30", "2001-12-14T21:59:43Z"),
    "another number": ("010", "0b11", "1_000", "12:30:45"),
    None: ("12", "-5", "1.5", "yesterday", "0", "0o17", "maybe", "noon", "2012-12"),
}


@pytest.mark.parametrize(("word", "taken"), [(word, taken) for taken, words in MISREAD.items() for word in words])
def test_words_that_older_tools_misread(word: str, taken: str | None) -> None:
    assert misread_elsewhere(word) == taken
