"""Destroying a token."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.verbs.words import Role


@dataclass(frozen=True, slots=True)
class Destroy:
    """A token is turned facedown, keeps its slot and is useless for the rest of the game."""

    value: Annotated[Role, "The token."]
