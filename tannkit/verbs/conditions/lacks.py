"""An affiliation symbol that somebody lacks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Ref
from tannkit.state.codes import is_figure
from tannkit.state.effects import Condition as Closure
from tannkit.state.frame import Frame
from tannkit.state.state import State
from tannkit.verbs.compiling import Compiler
from tannkit.verbs.roles import role
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

    def compile(self, c: Compiler) -> Closure:
        """As a closure."""
        whom = role(self.who)
        bit = c.mask("affiliations", (self.affiliation,))
        figures = c.tables.figures

        def holds(s: State, v: Frame) -> bool:
            code = whom(s, v)
            return is_figure(code) and not figures[code].affiliations & bit

        return holds
