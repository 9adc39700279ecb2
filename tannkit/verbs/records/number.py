"""Numbers that depend on the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Local, Range
from tannkit.verbs.parts import Selector
from tannkit.verbs.words import Role, Stat


@dataclass(frozen=True, slots=True)
class NumberOf:
    """A number read off the game: one of the first six, then `half_up`, then `plus`."""

    stat: Annotated[Stat | None, "The current value of this characteristic of `of`."] = None
    of: Annotated[Role, "Whose value."] = "you"
    count: Annotated[Selector, "How many such there are."] = None
    uncancelled: Annotated[Literal["attack", "duel"] | None, "How many successes are left over."] = None
    die: Annotated[int | None, Range(2, 100), "A die with so many sides is rolled."] = None
    counter: Annotated[str | None, Local("counters"), "The value of this counter."] = None
    half_up: Annotated[bool, "Whether it is halved, rounding up."] = False
    plus: Annotated[int, "What is added."] = 0
