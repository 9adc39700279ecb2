"""Hints: what was probably meant by a value that does not fit the schema."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from tannkit.model.identifier import identifier
from tannkit.model.marks import KEBAB
from tannkit.problems import short
from tannkit.source.scalars import FLOAT, OLD_BOOLEANS
from tannkit.verbs.grammars import GRAMMARS

NUMBERS = re.compile(r"[0-9.]+([ ;]+[0-9.]+)+")


def written(value: Any) -> str:
    """A value as one writes it in a file, cut if it is long."""
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    return short(value)


def for_type(wanted: Sequence[str], value: Any, schema: Mapping[str, Any], in_file: str) -> str:
    """How to write a value of the wanted type, where one can tell what was meant; else an empty string.

    Args:
        wanted: the JSON types that fit.
        value: what stands there.
        schema: the schema of the place.
        in_file: the value as the file writes it: `1.0` is the number 1.
    """
    if value is None:
        return "Write it, or leave the key out."
    if "array" in wanted:
        return _list(value, schema)
    if "string" in wanted and isinstance(value, int | float):
        return _text(value, schema, in_file)
    if "boolean" in wanted and isinstance(value, str) and value in OLD_BOOLEANS:
        return f"Write `{'true' if value.lower() in ('yes', 'y', 'on') else 'false'}`."
    if {"integer", "number"} & {*wanted} and isinstance(value, str):
        if FLOAT.fullmatch(value):
            return f"Write {short(value)} without quotes."
        if NUMBERS.fullmatch(value):
            return f"Is a comma missing? {', '.join(short(value).replace(';', ' ').split())}"
    return ""


def _list(value: Any, schema: Mapping[str, Any]) -> str:
    if not isinstance(value, dict):
        return "" if isinstance(value, list) else f"Put it in square brackets: `[{written(value)}]`."
    members = str(schema.get("items", {}).get("$ref", "")).rpartition("lang.")[2]
    grammar = GRAMMARS.get(members)
    if value and grammar and {*value} <= {*grammar.members}:
        return f"Start each {grammar.name.replace('_', ' ')} with `- `."
    return ""


def _text(value: Any, schema: Mapping[str, Any], in_file: str) -> str:
    """For a number where a text is wanted: the number in quotes, if that would have the right form."""
    pattern = schema.get("pattern")
    if pattern and not isinstance(value, bool) and not re.search(pattern, in_file):
        return f"Write {schema.get('x-words', 'a text')}."
    return f'Put it in quotes: "{short(in_file) or written(value)}".'


def for_form(value: Any, words: str) -> str:
    """How to write a text of another form; an id is made as `tannkit new` makes it."""
    made = identifier(str(value)[:200]) if words == KEBAB.words else ""
    return f"Write `{short(made)}`: {words}." if made else f"Write {words}."


def for_count(value: Any, most: int | None) -> str:
    """Where twice as many numbers stand as are wanted, their decimals were written with a comma."""
    if most and isinstance(value, list) and len(value) == 2 * most and all(type(each) is int for each in value):
        pairs = zip(value[::2], value[1::2], strict=True)
        if all(after >= 0 for after in value[1::2]):
            return f"Decimals are written with a point: [{', '.join(f'{whole}.{after}' for whole, after in pairs)}]."
    return ""
