"""Who controls a figure of its own kind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Ref


@dataclass(frozen=True, slots=True)
class Controls:
    """Whoever has this controls that figure."""

    value: Annotated[str, Ref("characters"), "The figure."]
