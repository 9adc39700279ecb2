"""Discarding a token."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.verbs.words import Role


@dataclass(frozen=True, slots=True)
class DiscardToken:
    """A token is discarded."""

    value: Annotated[Role, "The token."]
