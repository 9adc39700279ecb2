"""That there is something."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.verbs.parts import Selector


@dataclass(frozen=True, slots=True)
class Exists:
    """There is at least one such character, token or circle."""

    value: Annotated[Selector, "What there must be."]
