"""Explosions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.verbs.parts import Number, Program
from tannkit.verbs.words import Role


@dataclass(frozen=True, slots=True)
class Explode:
    """Everybody within some circles, paths or not, is struck."""

    at: Annotated[Role, "Where."]
    radius: Annotated[Number, "How many circles."]
    each: Annotated[Program, "What happens to everybody in reach, called `each`."]
