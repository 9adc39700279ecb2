"""Who does it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.verbs.words import Role


@dataclass(frozen=True, slots=True)
class By:
    """The attack, roll or move of the event is made by this one."""

    value: Annotated[Role, "Who makes it."]
