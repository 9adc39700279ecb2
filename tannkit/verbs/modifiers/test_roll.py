"""Changes to tests."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.verbs.parts import RollChange


@dataclass(frozen=True, slots=True)
class TestRoll:
    """Changes the tests of whoever has this."""

    value: Annotated[RollChange, "What changes."]
