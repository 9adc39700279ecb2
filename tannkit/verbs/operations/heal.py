"""Healing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.verbs.parts import Who
from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.numbers import counted
from tannkit.verbs.say.people import people


@dataclass(frozen=True, slots=True)
class Heal:
    """Somebody's dial goes up by rows."""

    who: Annotated[Who, "Who is healed."]
    rows: Annotated[int | Literal["all"], "How many rows at most; `all`: back to the top row."]

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        who = people(s, self.who, "a")
        if self.rows == "all":
            return [s.clause(who, "heal", "all rows, up to the top row", "alle Reihen bis hinauf zur obersten")]
        rows = counted(s, self.rows, "row")
        most = s.pick("up to ", "bis zu ") if self.rows > 1 else ""
        return [s.clause(who, "heal", f"{most}{rows}", f"{most}{rows}")]
