"""Turning a token over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.verbs.words import Role


@dataclass(frozen=True, slots=True)
class Flip:
    """A token is turned over."""

    token: Annotated[Role, "The token."]
    to: Annotated[Literal["facedown", "faceup"], "Which side lies up then."]
