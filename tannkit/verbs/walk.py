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


Steps = list[Phrase | Leaf]


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
    found: Steps = []
    _fields(record, data, (), found)
    yield from found


def visit(grammar_name: str, data: Any, path: Path = ()) -> Iterator[Phrase | Leaf]:
    """Both: verbs and single values. Data that no grammar fits is passed over."""
    found: Steps = []
    _phrase(grammar_name, data, path, found)
    yield from found


# What is below adds to one list: of all that reads an entry this runs most often, and generators inside generators
# would hand each step up through all levels.


def _phrase(grammar_name: str, data: Any, path: Path, found: Steps) -> None:
    grammar = GRAMMARS[grammar_name]
    if not isinstance(data, Mapping):
        if grammar.form == "either":
            found.append(Leaf(_scalar_shape(grammar_name), data, path))
    elif grammar.form == "either" and grammar.phrase:
        _phrase(grammar.phrase, data, path, found)
    elif grammar.form == "one_key":
        _verbs(grammar, data, path, found)
    elif grammar.record is not None:
        found.append(Phrase(grammar.name, "", data, path))
        _fields(grammar.record, data, path, found)


def _verbs(grammar: Grammar, data: Mapping[str, Any], path: Path, found: Steps) -> None:
    for verb, value in data.items():
        record = grammar.members.get(verb)
        if record is None:
            continue
        found.append(Phrase(grammar.name, verb, value, (*path, verb)))
        if is_bare(record):
            _values(fields_of(record)[0].shape, value, (*path, verb), found)
        elif isinstance(value, Mapping):
            _fields(record, value, (*path, verb), found)


def _fields(record: type, data: Mapping[str, Any], path: Path, found: Steps) -> None:
    shapes = _shapes_of(record)
    for name, value in data.items():
        if name in shapes:
            _values(shapes[name], value, (*path, name), found)


def _values(shape: Shape, value: Any, path: Path, found: Steps) -> None:
    if shape.form == "union":
        shape = _option(shape, value)
    if shape.form == "lang":
        _phrase(shape.grammar, value, path, found)
    elif shape.member and isinstance(value, list | tuple):
        for place, each in enumerate(value):
            _values(shape.member, each, (*path, place), found)
    elif shape.form == "record" and shape.record and isinstance(value, Mapping):
        _fields(shape.record, value, path, found)
    elif shape.form == "map" and shape.member and isinstance(value, Mapping):
        for key, each in value.items():
            if shape.key:
                found.append(Leaf(_key_shape(shape.key.mark), key, (*path, key), in_key=True))
            _values(shape.member, each, (*path, key), found)
    else:
        found.append(Leaf(shape, value, path))


@cache
def _shapes_of(record: type) -> Mapping[str, Shape]:
    return {field.name: field.shape for field in fields_of(record)}


@cache
def _scalar_shape(grammar_name: str) -> Shape:
    return shape_of(GRAMMARS[grammar_name].scalar)


@cache
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
