"""Attaching a token to a character."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.verbs.words import Role


@dataclass(frozen=True, slots=True)
class Attach:
    """A token is laid on a character's sheet, where it takes no slot."""

    token: Annotated[Role, "The token."]
    to: Annotated[Role, "The character."]
    facedown: Annotated[bool, "Whether it lies facedown."] = False
