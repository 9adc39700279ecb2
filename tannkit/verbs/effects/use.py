"""Uses: what a character may do with a token."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated

from tannkit.state.effects import PLACES
from tannkit.state.effects import Use as Compiled
from tannkit.verbs.choosing import add_choice, possible
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.costs.action import ActionCost
from tannkit.verbs.limits import count, open_
from tannkit.verbs.parts import Choose, Condition, Costs, Limit, Program
from tannkit.verbs.paying import pay, payable
from tannkit.verbs.say.clause import Front, capital, conjoined, finished, sentences
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.events import DURING
from tannkit.verbs.say.facts import facts
from tannkit.verbs.say.places import lying
from tannkit.verbs.say.program import program
from tannkit.verbs.words import Place, Window


@dataclass(frozen=True, slots=True)
class Use:
    """The controller may do this in `window` by paying `cost`."""

    do: Annotated[Program, "What happens."]
    while_: Annotated[
        Place,
        "Where the token is while the effect works: in an inventory, attached to a character, or laid on the board.",
    ] = "inventory"
    window: Annotated[Window, "When it may be used; with the action of the activation, if left out."] = "action"
    when: Annotated[Condition, "The condition that must hold."] = None
    cost: Annotated[Costs, "What it costs."] = ()
    limit: Annotated[Limit, "How often it can be used."] = None
    choose: Annotated[Choose, "What is chosen first."] = None

    def compile(self, c: Compiler) -> Compiled:
        """Made ready for a game. The cost is paid once the choice is made, so that what is paid can still be seen."""
        number = c.effect_number()
        code = Code()
        if self.choose:
            add_choice(c, self.choose, code)
        pay(c, self.cost, code)
        count(self.limit, code)
        c.program(self.do, code)
        return Compiled(
            place=PLACES[self.while_],
            window=self.window,
            action=next((each.value for each in self.cost if isinstance(each, ActionCost)), ""),
            when=c.condition(self.when),
            payable=payable(c, self.cost, open_(self.limit), possible(c, self.choose)),
            program=c.register(code),
            number=number,
        )

    def say(self, s: Say) -> list[str]:
        """As sentences."""
        choice = [self.choose.say(s)] if self.choose else []
        inner = self.choose.bound(s) if self.choose else s
        if not self.cost:
            clauses = [*choice, *program(inner, self.do)]
            return sentences(s.lang, clauses, self._front(s), may=True)
        clauses = [*choice, *program(replace(inner, asking=True), self.do)]
        spent = conjoined(s.lang, [each.say(s) for each in self.cost])
        front = self._front(s, between=", ")
        if front:
            spent = f"{front.text}: {capital(spent) if s.lang == 'de' else spent}"
        return [finished(spent), *sentences(s.lang, clauses, imperative=True)]

    def _front(self, s: Say, between: str = ": ") -> Front | None:
        scope = facts(self.when)
        parts = [lying(s)] if self.while_ == "placed" else []
        if scope.during:
            parts.append(s.pick(*DURING[scope.during]))
        if self.window in WINDOWS:
            parts.append(s.pick(*WINDOWS[self.window]))
        rest = [each.say(s) for each in scope.rest]
        heavy = bool(rest) or self.window in ("setup", "reinforcement") or parts == [lying(s)]
        if rest:
            parts.append(f"{s.pick('if', 'wenn')} {s.pick(' and ', ' und ').join(rest)}")
        text = ", ".join(parts)
        limit = self.limit.say(s) if self.limit else ""
        if limit and text:
            after_colon = s.lang == "de" and between == ": "
            return Front(f"{limit}{between}{capital(text) if after_colon else text}", heavy)
        return Front(text or limit, heavy) if text or limit else None


WINDOWS = {
    "any_time_in_activation": ("at any time in your activation", "jederzeit in deiner Aktivierung"),
    "activation_start": (
        "at the start of your activation, before you move or act",
        "zu Beginn deiner Aktivierung vor Bewegung und Aktion",
    ),
    "any_time": ("at any time", "jederzeit"),
    "setup": ("during setup, when packs are chosen", "beim Aufbau, wenn das Marschgepäck gewählt wird"),
    "reinforcement": (
        "when your side may bring in reinforcements",
        "wenn deine Seite Verstärkung ins Spiel bringen darf",
    ),
}
