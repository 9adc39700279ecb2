"""Walk phrases of the effect language in plain data: every verb in it, and every single value with what it may be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from tannkit.model.marks import Local, Pattern, Ref
from tannkit.model.shapes import Shape, fields_of, shape_of
from tannkit.verbs.base import Grammar, is_bare
from tannkit.verbs.grammars import GRAMMARS

Path = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Phrase:
    """The use of a verb; of a record grammar, `verb` is empty and `value` the record."""

    grammar: str
    verb: str
    value: Any
    path: Path


@dataclass(frozen=True, slots=True)
class Leaf:
    """A single value, with what it may be: its marks say what it refers to. `in_key` says that it is a key."""

    shape: Shape
    value: Any
    path: Path
    in_key: bool = False


def walk(grammar_name: str, data: Any, path: Path = ()) -> Iterator[Phrase]:
    """Every use of a verb or record in a phrase, in the order in which it is written."""
    for step in visit(grammar_name, data, path):
        if isinstance(step, Phrase):
            yield step


def leaves(grammar_name: str, data: Any, path: Path = ()) -> Iterator[Leaf]:
    """Every single value in a phrase, in the order in which it is written."""
    for step in visit(grammar_name, data, path):
        if isinstance(step, Leaf):
            yield step


def visit_entry(record: type, data: Mapping[str, Any]) -> Iterator[Phrase | Leaf]:
    """Every verb and single value of a whole entry of content.

    Args:
        record: the dataclass of the entry's kind.
        data: the entry's plain data.
    """
    yield from _fields(record, data, ())


def visit(grammar_name: str, data: Any, path: Path = ()) -> Iterator[Phrase | Leaf]:
    """Both: verbs and single values. Data that no grammar fits is passed over."""
    grammar = GRAMMARS[grammar_name]
    if not isinstance(data, Mapping):
        if grammar.form == "either":
            yield Leaf(shape_of(grammar.scalar), data, path)
    elif grammar.form == "either" and grammar.phrase:
        yield from visit(grammar.phrase, data, path)
    elif grammar.form == "one_key":
        yield from _verbs(grammar, data, path)
    elif grammar.record is not None:
        yield Phrase(grammar.name, "", data, path)
        yield from _fields(grammar.record, data, path)


def _verbs(grammar: Grammar, data: Mapping[str, Any], path: Path) -> Iterator[Phrase | Leaf]:
    for verb, value in data.items():
        record = grammar.members.get(verb)
        if record is None:
            continue
        yield Phrase(grammar.name, verb, value, (*path, verb))
        if is_bare(record):
            yield from _values(fields_of(record)[0].shape, value, (*path, verb))
        elif isinstance(value, Mapping):
            yield from _fields(record, value, (*path, verb))


@cache
def _shapes_of(record: type) -> Mapping[str, Shape]:
    return {field.name: field.shape for field in fields_of(record)}


def _fields(record: type, data: Mapping[str, Any], path: Path) -> Iterator[Phrase | Leaf]:
    shapes = _shapes_of(record)
    for name, value in data.items():
        if name in shapes:
            yield from _values(shapes[name], value, (*path, name))


def _values(shape: Shape, value: Any, path: Path) -> Iterator[Phrase | Leaf]:
    if shape.form == "union":
        shape = _option(shape, value)
    if shape.form == "lang":
        yield from visit(shape.grammar, value, path)
    elif isinstance(value, list | tuple) and shape.member:
        for place, each in enumerate(value):
            yield from _values(shape.member, each, (*path, place))
    elif isinstance(value, Mapping) and shape.form == "record" and shape.record:
        yield from _fields(shape.record, value, path)
    elif isinstance(value, Mapping) and shape.form == "map" and shape.member:
        for key, each in value.items():
            if shape.key:
                yield Leaf(_key_shape(shape.key.mark), key, (*path, key), in_key=True)
            yield from _values(shape.member, each, (*path, key))
    else:
        yield Leaf(shape, value, path)


def _key_shape(mark: Ref | Local | Pattern) -> Shape:
    if isinstance(mark, Ref):
        return Shape("string", ref=mark)
    return Shape("string", local=mark) if isinstance(mark, Local) else Shape("string", pattern=mark)


def _option(union: Shape, value: Any) -> Shape:
    """The option of a union that a value takes: a word of an enumeration before any text."""
    for option in union.options:
        if option.form == "enum" and value in option.values:
            return option
    structured = {"record", "map", "list", "lang", "enum"}
    wanted = {"record", "map", "lang"} if isinstance(value, Mapping) else {"list"}
    if isinstance(value, Mapping | list | tuple):
        fitting = [option for option in union.options if option.form in wanted]
    else:
        fitting = [option for option in union.options if option.form not in structured]
    return fitting[0] if fitting else union.options[0]
