"""Shapes: what the typed fields of a dataclass allow, as plain data for schemas, builders and pages."""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Literal

from tannkit.model.marks import Count, Default, Key, Lang, Local, Pattern, Range, Ref, Texts

SCALARS: dict[Any, str] = {str: "string", int: "integer", float: "number", bool: "boolean"}


@dataclass(frozen=True, slots=True)
class Shape:
    """What one value may be. `form` is a JSON type, or `enum`, `list`, `map`, `record`, `lang`, `text`, `union`."""

    form: str
    doc: str = ""
    nullable: bool = False
    ref: Ref | None = None
    local: Local | None = None
    pattern: Pattern | None = None
    range: Range | None = None
    count: Count | None = None
    key: Key | None = None
    default: Default | None = None
    values: tuple[Any, ...] = ()
    member: Shape | None = None
    options: tuple[Shape, ...] = ()
    record: type | None = None
    grammar: str = ""


@dataclass(frozen=True, slots=True)
class FieldShape:
    """One field of a record: its name in content, its attribute, its shape, and whether it must be given.

    The two names differ by a trailing underscore where the name is a word of Python, such as `is_`.
    """

    name: str
    attribute: str
    shape: Shape
    required: bool


@cache
def fields_of(record: type) -> tuple[FieldShape, ...]:
    """The fields of a content dataclass, in their written order."""
    hints = typing.get_type_hints(record, include_extras=True)
    return tuple(_field(field, shape_of(hints[field.name])) for field in dataclasses.fields(record))


def _field(field: dataclasses.Field[Any], shape: Shape) -> FieldShape:
    required = field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING
    if field.default is None:
        # None stands for a field that is left out, which content does by leaving it out, not by `null`.
        shape = dataclasses.replace(shape, nullable=False)
    return FieldShape(field.name.rstrip("_"), field.name, shape, required)


def shape_of(annotation: Any) -> Shape:
    """The shape of a type annotation.

    Raises:
        TypeError: the annotation says something that content cannot hold.
    """
    if typing.get_origin(annotation) is Annotated:
        base, *marks = typing.get_args(annotation)
        return _marked(base, marks)
    return _bare(annotation)


def _marked(base: Any, marks: list[Any]) -> Shape:
    by_type = {type(mark): mark for mark in marks}
    if Texts in by_type:
        return Shape("text", doc=by_type.get(str, ""))
    shape = Shape("lang", grammar=by_type[Lang].grammar) if Lang in by_type else shape_of(base)
    # A mark on the inner type stays, unless the outer one says something of its own.
    return dataclasses.replace(
        shape,
        doc=by_type.get(str, shape.doc),
        ref=by_type.get(Ref, shape.ref),
        local=by_type.get(Local, shape.local),
        pattern=by_type.get(Pattern, shape.pattern),
        range=by_type.get(Range, shape.range),
        count=by_type.get(Count, shape.count),
        key=by_type.get(Key, shape.key),
        default=by_type.get(Default, shape.default),
    )


def _bare(annotation: Any) -> Shape:
    if annotation in SCALARS:
        return Shape(SCALARS[annotation])
    origin, args = typing.get_origin(annotation), typing.get_args(annotation)
    if origin in (typing.Union, types.UnionType):
        return _union(args)
    if origin is Literal:
        return Shape("enum", values=args)
    if origin is tuple:
        return Shape("list", member=shape_of(args[0]))
    if origin is Mapping:
        return Shape("map", member=shape_of(args[1]))
    if dataclasses.is_dataclass(annotation) and isinstance(annotation, type):
        return Shape("record", record=annotation)
    if annotation is Any:
        return Shape("any")
    raise TypeError(f"content cannot hold {annotation!r}")


def _union(args: tuple[Any, ...]) -> Shape:
    some = [shape_of(arg) for arg in args if arg is not type(None)]
    nullable = len(some) < len(args)
    if {shape.form for shape in some} == {"integer", "number"}:
        return Shape("number", nullable=nullable)
    enums = [shape for shape in some if shape.form == "enum"]
    if len(enums) > 1:
        words = tuple(value for shape in enums for value in shape.values)
        some = [shape for shape in some if shape.form != "enum"] + [Shape("enum", values=words)]
    if len(some) == 1:
        return dataclasses.replace(some[0], nullable=nullable)
    return Shape("union", nullable=nullable, options=tuple(some))
