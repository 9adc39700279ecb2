"""Grammars: which phrases the effect language knows, and which dataclass stands behind each."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from typing import Any, Literal


@dataclass(frozen=True, slots=True)
class Grammar:
    """One grammar of the effect language.

    A `one_key` phrase is a mapping with exactly one key, the verb: `members` has the verbs. A `record` phrase is
    a mapping with the fields of `record`. An `either` phrase is a scalar as `scalar` says, or else a record as
    `record` says or a phrase of the grammar `phrase`.
    """

    name: str
    form: Literal["one_key", "record", "either"]
    summary: str
    members: Mapping[str, type] = field(default_factory=dict)
    record: type | None = None
    scalar: Any = None
    phrase: str = ""


def described(members: Mapping[str, type]) -> Mapping[str, type]:
    """The same verbs, once each is known to say what it is.

    Raises:
        TypeError: a verb, or the file it stands in, has no docstring.
    """
    for verb, record in members.items():
        if not record.__doc__ or not getattr(inspect.getmodule(record), "__doc__", None):
            raise TypeError(f"the verb {verb} has no docstring")
    return members


@cache
def is_bare(record: type) -> bool:
    """Whether the verb's value is written bare, as in `add_dice: 2`, and not as a mapping of fields."""
    return [each.name for each in fields(record)] == ["value"]
