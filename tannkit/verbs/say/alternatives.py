"""Alternatives: the groups of filters under `any`, each with the filters that stand beside them."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any


def alternatives(filters: Any) -> list[Any]:
    """Each group together with all that stands beside `any`."""
    plain = type(filters)()
    ours = {each.name: getattr(filters, each.name) for each in fields(filters) if each.name != "any_"}
    given = {name: value for name, value in ours.items() if value != getattr(plain, name)}
    return [replace(each, **given) for each in filters.any_]
