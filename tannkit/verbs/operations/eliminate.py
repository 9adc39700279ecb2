"""Eliminating a character."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Count, Ref
from tannkit.verbs.parts import Who


@dataclass(frozen=True, slots=True)
class Eliminate:
    """Somebody dies at once."""

    who: Annotated[Who, "Who is eliminated."]
    leaves_marker: Annotated[bool, "Whether a marker stays from which it can be brought back."] = True
    returns_with: Annotated[
        tuple[Annotated[str, Ref("equipment")], ...],
        Count(1),
        "The only tokens it has when it comes back as a reinforcement.",
    ] = ()
