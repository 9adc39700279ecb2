"""Changes that last for a time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from tannkit.state.frame import CHOSEN, THIS, YOU, Frame
from tannkit.state.registers import ACTIVATION
from tannkit.state.state import State
from tannkit.state.tables import Tables
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.each_of import for_each
from tannkit.verbs.lasting import UNTILS, WAITS, record
from tannkit.verbs.parts import Modifiers, Who
from tannkit.verbs.roles import codes
from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.durations import lasting
from tannkit.verbs.say.nouns import NounPhrase
from tannkit.verbs.say.people import nobody, people
from tannkit.verbs.say.scope import Scope
from tannkit.verbs.words import Until


@dataclass(frozen=True, slots=True)
class Give:
    """Somebody gets modifiers that last from `starts` until `until`."""

    modifiers: Annotated[Modifiers, "What changes."]
    until: Annotated[Until, "When it ends."]
    who: Annotated[Who, "Who gets them; you, if left out."] = None
    starts: Annotated[Literal["now", "next_activation"], "When it begins."] = "now"

    def compile(self, c: Compiler, code: Code) -> None:
        """Its steps."""
        changes = [c.change(each).number for each in self.modifiers]
        until, waits = UNTILS.index(self.until), self.starts == "next_activation"

        def one(t: Tables, s: State, f: Frame, who: int) -> None:
            for change in changes:
                made = record(s, change, who, f[THIS], f[YOU], f[CHOSEN], until)
                if waits:
                    made = (*made[:-2], until + WAITS, s.g[ACTIVATION])
                s.lasting.append(made)
            s.tell("change.given", who)

        for_each(codes(c, "you" if self.who is None else self.who), code, one)

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        clauses = [clause for each in self.modifiers for clause in each.say(s, self._who(s, each), Scope())]
        return list(lasting(s, clauses, self.starts, self.until))

    def _who(self, s: Say, modifier: Any) -> NounPhrase:
        if self.who is None:
            return s.you()
        return people(s, self.who, "no" if nobody(self.who, modifier) else "each")
