"""Moving a token on the board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Range
from tannkit.verbs.parts import Condition, Program
from tannkit.verbs.words import Role


@dataclass(frozen=True, slots=True)
class MoveToken:
    """A token on the board is moved from circle to circle."""

    token: Annotated[Role, "The token."]
    circles: Annotated[int, Range(1, 20), "How many circles."]
    by: Annotated[Literal["you", "owner"], "Who picks the way."] = "owner"
    stop_when: Annotated[Condition, "Ends the move early."] = None
    on_stop: Annotated[Program, "What follows then."] = ()
