"""Taking a token."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Local
from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say
from tannkit.verbs.words import Role


@dataclass(frozen=True, slots=True)
class Take:
    """A token comes into the hands of a character."""

    token: Annotated[Role | None, "The token."] = None
    what: Annotated[str | None, Local("markers"), "In place of that: one more of this marker, without end."] = None
    to: Annotated[Role, "Who takes it."] = "you"

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        token = s.np(s.marker(self.what or ""), "a") if self.token is None else s.role(self.token)
        return [s.clause(s.role(self.to), "grab", token.acc, token.acc)]
