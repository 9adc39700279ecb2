"""How many there are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.verbs.parts import Selector


@dataclass(frozen=True, slots=True)
class CountOf:
    """There are so many of something."""

    of: Annotated[Selector, "What is counted."]
    at_least: Annotated[int | None, "At least so many."] = None
    at_most: Annotated[int | None, "At most so many."] = None
    equals: Annotated[int | None, "Exactly so many."] = None
