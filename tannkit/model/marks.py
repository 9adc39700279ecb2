"""Marks: what a field's type says beyond its Python type, for schemas, reference checks, editors and pages.

Fields of content dataclasses are written `name: Annotated[type, mark, mark, "description"]`;
a plain string among the marks is the field's description.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any


@dataclass(frozen=True, slots=True)
class Ref:
    """The value is the id of an entry of this kind (`x-ref` in the schema); `pack/id` reaches another pack."""

    kind: str


@dataclass(frozen=True, slots=True)
class Local:
    """The value names something of the same entry, such as a circle of this map (`x-local` in the schema)."""

    what: str


@dataclass(frozen=True, slots=True)
class Lang:
    """The value is written in the effect language: a phrase of this grammar (see `tannkit.verbs`)."""

    grammar: str


@dataclass(frozen=True, slots=True)
class Pattern:
    """The text must match this regular expression; `words` says in words what it asks for."""

    regex: str
    words: str


@dataclass(frozen=True, slots=True)
class Range:
    """The whole number lies between these bounds, both included."""

    least: int | None = None
    most: int | None = None


@dataclass(frozen=True, slots=True)
class Count:
    """The list or mapping has this many members."""

    least: int | None = None
    most: int | None = None


@dataclass(frozen=True, slots=True)
class Texts:
    """The value is shown to people: one text, or a mapping of language codes to texts."""


@dataclass(frozen=True, slots=True)
class Key:
    """Marks for the keys of a mapping, where they are more than free text."""

    mark: Ref | Local | Pattern


@dataclass(frozen=True, slots=True)
class Default:
    """What a field counts as when it is left out, as shown in the schema."""

    value: Any


KEBAB = Pattern(r"^[a-z0-9]+(-[a-z0-9]+)*$", "small letters, digits and single hyphens, such as iron-cross")
SNAKE = Pattern(r"^[a-z][a-z0-9_]*$", "small letters, digits and underscores, starting with a letter")

Text = Annotated[str | Mapping[str, str], Texts()]
Id = Annotated[str, KEBAB]
