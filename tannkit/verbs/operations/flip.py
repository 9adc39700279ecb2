"""Turning a token over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say
from tannkit.verbs.words import Role


@dataclass(frozen=True, slots=True)
class Flip:
    """A token is turned over."""

    token: Annotated[Role, "The token."]
    to: Annotated[Literal["facedown", "faceup"], "Which side lies up then."]

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        token = s.role(self.token)
        side = {"facedown": ("facedown", "auf die Rückseite"), "faceup": ("faceup", "auf die Vorderseite")}[self.to]
        return [s.clause(s.you(), "turn", f"{token.acc} {side[0]}", f"{token.acc} {side[1]}")]
