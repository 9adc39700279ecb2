"""Parse phrases of the effect language: plain data to instances of the verbs' dataclasses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tannkit.model.build import build
from tannkit.model.shapes import fields_of
from tannkit.verbs.base import Grammar, is_bare
from tannkit.verbs.grammars import GRAMMARS


def parse(grammar_name: str, data: Any) -> Any:
    """The phrase as an object, with everything inside it parsed too.

    Raises:
        ValueError: the data is not a phrase of the grammar.
    """
    grammar = GRAMMARS[grammar_name]
    if grammar.form == "either" and not isinstance(data, Mapping):
        return data
    if grammar.form == "either" and grammar.phrase:
        return parse(grammar.phrase, data)
    if not isinstance(data, Mapping):
        raise ValueError(f"a {grammar.name} is a mapping, not {data!r}")
    if grammar.form == "one_key":
        return _verb(grammar, data)
    assert grammar.record is not None
    return _record(grammar, grammar.record, data)


def _verb(grammar: Grammar, data: Mapping[str, Any]) -> Any:
    if len(data) != 1:
        raise ValueError(f"a {grammar.name} has exactly one key, not {len(data)}")
    ((verb, value),) = data.items()
    if verb not in grammar.members:
        raise ValueError(f"{verb!r} is no {grammar.name}")
    record = grammar.members[verb]
    return _record(grammar, record, {"value": value} if is_bare(record) else value)


def _record(grammar: Grammar, record: type, data: Any) -> Any:
    if not isinstance(data, Mapping):
        raise ValueError(f"this {grammar.name} is a mapping, not {data!r}")
    unknown = [key for key in data if key not in {field.name for field in fields_of(record)}]
    if unknown:
        raise ValueError(f"a {grammar.name} has no field {unknown[0]!r}")
    try:
        return build(record, data, parse)
    except (TypeError, AttributeError) as fault:
        raise ValueError(f"this {grammar.name} does not fit {record.__name__}: {fault}") from fault
