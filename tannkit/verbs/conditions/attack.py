"""The kind of an attack."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.verbs.words import AttackKind


@dataclass(frozen=True, slots=True)
class Attack:
    """The attack is of this kind."""

    value: Annotated[AttackKind, "The kind of attack."]
