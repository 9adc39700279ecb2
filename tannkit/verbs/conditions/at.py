"""Whom it is done to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.verbs.words import Role


@dataclass(frozen=True, slots=True)
class At:
    """The attack, wound or death of the event strikes this one."""

    value: Annotated[Role, "Whom it strikes."]
