"""Taking turns during setup."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Range
from tannkit.verbs.parts import Program


@dataclass(frozen=True, slots=True)
class Alternate:
    """The two sides alternate in doing something."""

    first: Annotated[Literal["setup_roll_winner", "setup_roll_loser"], "Who begins."]
    do: Annotated[Program, "What is done each time."]
    times: Annotated[
        int | None,
        Range(1, 99),
        "How often each side does it; until nothing is left to do, if left out.",
    ] = None
