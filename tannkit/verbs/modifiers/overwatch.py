"""Changes to overwatch."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Range
from tannkit.verbs.say.clause import Clause
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.nouns import NounPhrase
from tannkit.verbs.say.numbers import counted
from tannkit.verbs.say.scope import Scope


@dataclass(frozen=True, slots=True)
class OverwatchChange:
    """Changes how overwatch works for whoever has this."""

    keeps_status: Annotated[bool, "Whether an overwatch attack leaves the status in place."] = False
    attacks: Annotated[int | None, Range(1, 9), "How many overwatch attacks one overwatch allows."] = None

    def keys(self) -> tuple[str, ...]:
        """What asks for it at play."""
        return ("overwatch",)

    def say(self, s: Say, who: NounPhrase, scope: Scope) -> list[Clause]:
        """What changes for whom."""
        clauses = []
        if self.keeps_status:
            end = s.pick(
                "until the end of the turn, whatever it attacks", "bis zum Ende der Runde, auch nach einem Angriff"
            )
            if who.person == 2:
                end = s.pick(
                    "on overwatch after an overwatch attack, until the end of the turn",
                    "nach einem Bereitschaftsangriff bis zum Ende der Runde in Bereitschaft",
                )
            clauses.append(s.clause(who, "stay", end, end))
        if self.attacks is not None:
            attacks = counted(s, self.attacks, "overwatch")
            clauses.append(
                s.clause(
                    who, "make", f"{attacks} during one overwatch", f"in einer Bereitschaft {attacks}", modal="may"
                )
            )
        return clauses
