"""The token behind an attack."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Ref
from tannkit.verbs.say.context import Say


@dataclass(frozen=True, slots=True)
class Via:
    """The attack was made through the effect of this token."""

    value: Annotated[str, Ref("equipment"), "The token."]

    def say(self, s: Say, *, negated: bool = False) -> str:
        """As a clause behind `if`."""
        token = s.name("equipment", self.value)
        no = s.pick("not ", "nicht ") if negated else ""
        return s.pick(f"the attack was {no}made through {token}", f"der Angriff {no}durch {token} gemacht wurde")
