"""Taking a token."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.verbs.words import Role


@dataclass(frozen=True, slots=True)
class Take:
    """A token comes into the hands of a character."""

    token: Annotated[Role, "The token."]
    to: Annotated[Role, "Who takes it."] = "you"
