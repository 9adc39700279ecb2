"""Scalars: what a plain word in a YAML 1.2 file stands for (core schema): null, true, a number, or text."""

from __future__ import annotations

import re

INTEGER = re.compile(r"[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+")
FLOAT = re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?")
NOT_A_NUMBER = re.compile(r"[-+]?\.(inf|Inf|INF)|\.(nan|NaN|NAN)")
WORDS: dict[str, bool | None] = {
    "": None, "~": None, "null": None, "Null": None, "NULL": None,
    "true": True, "True": True, "TRUE": True, "false": False, "False": False, "FALSE": False,
}  # fmt: skip
FIRST = frozenset("0123456789+-.")
# No number of the game comes near; longer ones are refused before they are converted, which costs time.
MOST_DIGITS = 18

# Read as something else by tools that still follow YAML 1.1.
OLD_BOOLEANS = frozenset(
    word for base in ("yes", "no", "on", "off", "y", "n") for word in (base, base.capitalize(), base.upper())
)
OLD_NUMBERS = re.compile(r"[-+]?0[0-9]+|[-+]?0b[01_]+|[-+]?[0-9][0-9_]*_[0-9_]*|[-+]?[0-9]+(:[0-5]?[0-9])+(\.[0-9]*)?")
OLD_DATES = re.compile(r"\d{4}-\d\d?-\d\d?([Tt ].*)?")


class TooLong(ValueError):
    """A number has more digits than any number of the game."""


class NoNumber(ValueError):
    """Infinity or not-a-number, which content cannot hold."""


def resolve(word: str) -> str | int | float | bool | None:
    """The value of a plain (unquoted) scalar.

    Raises:
        TooLong: the number has more than MOST_DIGITS digits.
        NoNumber: the word is `.inf` or `.nan`.
    """
    if word[:1] not in FIRST:
        return WORDS.get(word, word) if len(word) < 6 else word
    if INTEGER.fullmatch(word):
        if len(word) > MOST_DIGITS:
            raise TooLong(word)
        return int(word, 0) if word[:2] in ("0o", "0x") else int(word)
    if FLOAT.fullmatch(word):
        if len(word) > MOST_DIGITS * 2:
            raise TooLong(word)
        number = float(word)
        if number in (float("inf"), float("-inf")):
            raise TooLong(word)
        # `3.0` is a whole number for the schema, so it must be one for those who count with it.
        return int(number) if number.is_integer() else number
    if NOT_A_NUMBER.fullmatch(word):
        raise NoNumber(word)
    return word


def misread_elsewhere(word: str) -> str | None:
    """What older YAML tools take a plain word for that is text (or another number) here, in words; else None."""
    if word in OLD_BOOLEANS:
        return "true" if word.lower() in ("yes", "on", "y") else "false"
    if word[:1].isdigit() or word[:1] in ("+", "-"):
        if OLD_DATES.fullmatch(word):
            return "a date"
        if OLD_NUMBERS.fullmatch(word):
            return "another number"
    return None
