"""A choice in the middle of an effect."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.verbs.parts import Choose


@dataclass(frozen=True, slots=True)
class ChooseNow:
    """Something is chosen; later steps call it `chosen`."""

    value: Annotated[Choose, "The choice."]
