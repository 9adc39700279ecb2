"""The token behind an attack."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Ref


@dataclass(frozen=True, slots=True)
class Via:
    """The attack was made through the effect of this token."""

    value: Annotated[str, Ref("equipment"), "The token."]
