"""Build dataclasses of the model from plain, schema-valid data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from tannkit.model.shapes import Shape, fields_of

T = TypeVar("T")
Phrase = Callable[[str, Any], Any]


def keep_phrase(_grammar: str, data: Any) -> Any:
    """Leave a phrase of the effect language as plain data."""
    return data


def build(record: type[T], data: Mapping[str, Any], phrase: Phrase = keep_phrase) -> T:
    """An instance of `record` with the values of `data`; `phrase` turns effect-language parts into objects.

    Raises:
        TypeError: a required field is missing (the data is not schema-valid).
    """
    as_any: Any = record
    values = {
        field.attribute: _value(field.shape, data[field.name], phrase)
        for field in fields_of(as_any)
        if field.name in data
    }
    return record(**values)


def _value(shape: Shape, data: Any, phrase: Phrase) -> Any:
    if data is None:
        return None
    if shape.form == "list" and shape.member:
        return tuple(_value(shape.member, each, phrase) for each in data)
    if shape.form == "map" and shape.member:
        return {key: _value(shape.member, each, phrase) for key, each in data.items()}
    if shape.form == "record" and shape.record:
        return build(shape.record, data, phrase)
    if shape.form == "lang":
        return phrase(shape.grammar, data)
    if shape.form == "union":
        return _value(_option(shape, data), data, phrase)
    return data


def _option(shape: Shape, data: Any) -> Shape:
    """The option of a union that fits the JSON type of the data; unions differ by JSON type."""
    wanted = ("record", "map", "lang") if isinstance(data, dict) else ("list",) if isinstance(data, list) else ()
    for option in shape.options:
        if option.form in wanted or (not wanted and option.form not in ("record", "map", "list", "lang")):
            return option
    return shape.options[0]
