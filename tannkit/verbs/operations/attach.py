"""Attaching a token to a character."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say
from tannkit.verbs.words import Role


@dataclass(frozen=True, slots=True)
class Attach:
    """A token is laid on a character's sheet, where it takes no slot."""

    token: Annotated[Role, "The token."]
    to: Annotated[Role, "The character."]
    facedown: Annotated[bool, "Whether it lies facedown."] = False

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        token, to = s.role(self.token), s.role(self.to)
        side = s.pick(" facedown", " verdeckt") if self.facedown else ""
        sheet = s.pick(f"on {to.gen} sheet", f"auf die Tafel {to.gen}")
        outside = s.pick("where it takes no slot", "wo er kein Fach belegt")
        text = f"{token.acc}{side} {sheet}, {outside}"
        return [s.clause(s.you(), "lay", text, text)]
