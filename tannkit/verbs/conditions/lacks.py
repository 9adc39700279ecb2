"""An affiliation symbol that somebody lacks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Ref
from tannkit.verbs.say.context import Say
from tannkit.verbs.words import Role


@dataclass(frozen=True, slots=True)
class Lacks:
    """This one does not bear the affiliation symbol."""

    who: Annotated[Role, "Who."]
    affiliation: Annotated[str, Ref("affiliations"), "The affiliation."]

    def say(self, s: Say, *, negated: bool = False) -> str:
        """As a clause behind `if`."""
        symbol = s.name("affiliations", self.affiliation)
        who = s.role(self.who)
        if negated:
            return s.clause(who, "bear", f"the symbol {symbol}", f"das Symbol {symbol}").subordinate()
        not_borne = "do not bear" if self.who == "you" else "does not bear"
        if s.lang == "en":
            return f"{who.nom} {not_borne} the symbol {symbol}"
        return s.clause(who, "bear", "", f"das Symbol {symbol} nicht").subordinate()
