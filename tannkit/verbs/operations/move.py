"""Moving a character."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.verbs.parts import Number, Program
from tannkit.verbs.words import Role


@dataclass(frozen=True, slots=True)
class Move:
    """A character is moved outside its ordinary movement."""

    who: Annotated[Role, "Who is moved."]
    points: Annotated[Number, "How many movement points are spent on it."] = None
    circles: Annotated[Number, "How many circles, whatever they cost to enter."] = None
    away_from: Annotated[
        Role | None,
        "From whom each step must lead away; the move is then as long as it can be.",
    ] = None
    by: Annotated[Literal["you", "owner", "opponent"], "Who picks the way."] = "owner"
    triggers_overwatch: Annotated[bool, "Whether it can be answered by overwatch attacks."] = True
    stay_on_path: Annotated[bool, "Whether it may not leave the path it began on."] = False
    shortfall: Annotated[Program, "What follows when not all of it can be carried out."] = ()
