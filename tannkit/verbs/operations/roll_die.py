"""Rolling a single die."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Range
from tannkit.verbs.parts import Program


@dataclass(frozen=True, slots=True)
class RollDie:
    """A die is rolled and must show enough."""

    at_least: Annotated[int, Range(1, 100), "What it must show."]
    sides: Annotated[int, Range(2, 100), "How many sides it has."] = 10
    pass_: Annotated[Program, "What follows when it does."] = ()
    fail: Annotated[Program, "What follows when it does not."] = ()
