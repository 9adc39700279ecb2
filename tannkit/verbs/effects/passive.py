"""Passive effects: what is true all the time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from tannkit.state.effects import PLACES, Selection, Test
from tannkit.state.effects import Passive as Compiled
from tannkit.state.frame import YOU
from tannkit.verbs.compiling import Compiler
from tannkit.verbs.parts import Condition, Modifiers, Who
from tannkit.verbs.roles import role
from tannkit.verbs.say.clause import Block, Front, sentences
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.events import DURING
from tannkit.verbs.say.facts import facts
from tannkit.verbs.say.nouns import NounPhrase
from tannkit.verbs.say.people import nobody, people
from tannkit.verbs.say.places import under
from tannkit.verbs.say.scope import Scope, attack
from tannkit.verbs.words import Place


@dataclass(frozen=True, slots=True)
class Passive:
    """True as long as the token is where `while` says and `when` holds."""

    give: Annotated[Modifiers, "What changes."]
    while_: Annotated[
        Place,
        "Where the token is while the effect works: in an inventory, attached to a character, or laid on the board.",
    ] = "inventory"
    who: Annotated[Who, "Whom it changes; you, if left out."] = None
    when: Annotated[Condition, "Under which condition it works."] = None

    def compile(self, c: Compiler) -> Compiled:
        """Made ready for a game."""
        give = tuple(c.change(each) for each in self.give)
        return Compiled(PLACES[self.while_], c.condition(self.when), self._applies(c), give)

    def _applies(self, c: Compiler) -> Test:
        if self.who is None:
            return lambda s, v, figure: v[YOU] == figure
        if isinstance(self.who, str):
            whom = role(self.who)
            return lambda s, v, figure: whom(s, v) == figure
        selection: Selection = c.selection(self.who)
        return selection.test

    def say(self, s: Say) -> list[str]:
        """As sentences."""
        scope = facts(self.when)
        modified = Scope() if self.who in TARGETS else scope
        clauses = [clause for each in self.give for clause in each.say(s, self._who(s, scope, each), modified)]
        front = self._front(s, scope)
        held = [Block(front, tuple(clauses))] if front and len(clauses) > 1 else clauses
        texts = sentences(s.lang, held, None if held is not clauses else front)
        return under(s, self.while_, texts)

    def _who(self, s: Say, scope: Scope, modifier: Any) -> NounPhrase:
        if self.who is None:
            return s.you()
        if isinstance(self.who, str) and self.who in TARGETS and (scope.about_attacks or scope.by):
            theirs = attack(s, scope, "your")
            return s.np("target", "the", post=s.pick(f"of {theirs.acc}", theirs.gen))
        return people(s, self.who, "no" if nobody(self.who, modifier) else "each")

    def _front(self, s: Say, scope: Scope) -> Front | None:
        rest = [each.say(s) for each in scope.rest]
        during = s.pick(*DURING[scope.during]) if scope.during else ""
        if not rest:
            return Front(during, heavy=False) if during else None
        text = f"{s.pick('as long as', 'solange')} {s.pick(' and ', ' und ').join(rest)}"
        return Front(f"{during}, {text}" if during else text)


TARGETS = ("target", "defender")
