"""What the dice show by themselves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Range


@dataclass(frozen=True, slots=True)
class Natural:
    """The roll shows enough dice with this face before anything was added."""

    face: Annotated[int, Range(1, 10), "The face."]
    at_least: Annotated[int, Range(1, 20), "How many dice must show it."]
