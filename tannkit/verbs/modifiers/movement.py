"""Changes to movement."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.verbs.parts import Number
from tannkit.verbs.say.clause import Clause
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.nouns import NounPhrase
from tannkit.verbs.say.numbers import amount_of, counted
from tannkit.verbs.say.scope import Scope


@dataclass(frozen=True, slots=True)
class MovementChange:
    """Changes how far one moves."""

    ignore_penalty: Annotated[int | Literal["all"] | None, "How much of each Movement penalty is waived."] = None
    points: Annotated[Number, "More movement points."] = None
    bull_rush: Annotated[bool | None, "Whether one can bull rush."] = None

    def keys(self) -> tuple[str, ...]:
        """What asks for it at play."""
        return ("movement",)

    def say(self, s: Say, who: NounPhrase, scope: Scope) -> list[Clause]:
        """What changes for whom."""
        clauses = []
        if self.ignore_penalty == "all":
            clauses.append(s.clause(who, "ignore", "every Movement penalty", "jeden Bewegungsabzug"))
        elif self.ignore_penalty is not None:
            amount = counted(s, self.ignore_penalty, "point")
            clauses.append(
                s.clause(who, "ignore", f"{amount} of each Movement penalty", f"{amount} jedes Bewegungsabzugs")
            )
        if self.points is not None:
            points = amount_of(s, self.points, "movement_point", more=True)
            clauses.append(s.clause(who, "get", points, points))
        if self.bull_rush is True:
            clauses.append(s.clause(who, "make", "a bull rush", "einen Durchbruch", modal="can"))
        elif self.bull_rush is False:
            clauses.append(s.clause(who, "make", "a bull rush", "keinen Durchbruch", modal="cannot"))
        return clauses
