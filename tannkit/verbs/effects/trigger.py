"""Triggers: what happens when something else happens."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated

from tannkit.model.marks import Count
from tannkit.state.effects import PLACES
from tannkit.state.effects import Trigger as Compiled
from tannkit.verbs.choosing import add_choice, possible
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.limits import count, open_
from tannkit.verbs.parts import Choose, Condition, Costs, Limit, Program
from tannkit.verbs.paying import pay, payable
from tannkit.verbs.say.clause import Front, Part, capital, sentences
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.costs import cost_then
from tannkit.verbs.say.events import opening
from tannkit.verbs.say.facts import facts
from tannkit.verbs.say.gates import goes_ahead
from tannkit.verbs.say.places import under
from tannkit.verbs.say.program import program
from tannkit.verbs.say.scope import Scope
from tannkit.verbs.words import Event, Place


@dataclass(frozen=True, slots=True)
class Trigger:
    """Happens when `event` happens. `instead` runs before the event and takes its place unless it says `proceed`."""

    event: Annotated[Event | Annotated[tuple[Event, ...], Count(2)], "The event, or several of which each sets it off."]
    while_: Annotated[
        Place,
        "Where the token is while the effect works: in an inventory, attached to a character, or laid on the board.",
    ] = "inventory"
    when: Annotated[Condition, "The condition that must hold."] = None
    optional: Annotated[bool, "Whether the controller may decline."] = False
    cost: Annotated[Costs, "What it costs."] = ()
    limit: Annotated[Limit, "How often it can be used."] = None
    choose: Annotated[Choose, "What is chosen first."] = None
    do: Annotated[Program, "What happens after the event."] = ()
    instead: Annotated[Program, "What happens in the place of the event."] = ()

    def compile(self, c: Compiler) -> Compiled:
        """Made ready for a game."""
        number = c.effect_number()
        code = Code()
        pay(c, self.cost, code)
        count(self.limit, code)
        if self.choose:
            add_choice(c, self.choose, code)
        c.program(self.instead or self.do, code)
        return Compiled(
            place=PLACES[self.while_],
            events=(self.event,) if isinstance(self.event, str) else tuple(self.event),
            instead=bool(self.instead),
            optional=self.optional,
            when=c.condition(self.when),
            payable=payable(c, self.cost, open_(self.limit), possible(c, self.choose)),
            program=c.register(code),
            number=number,
            repeats=self.optional and self.limit is not None and self.limit.times > 1,
        )

    def say(self, s: Say) -> list[str]:
        """As sentences."""
        scope = facts(self.when)
        s = self._scene(s, scope)
        gate = goes_ahead(self.instead)
        front = opening(s, self.event, scope, instead=bool(self.instead), gate=gate)
        if self.limit:
            front = Front(f"{self.limit.say(s)}: {capital(front.text) if s.lang == 'de' else front.text}", front.heavy)
        s = replace(s, instead=bool(self.instead))
        clauses: list[Part] = [self.choose.say(s)] if self.choose else []
        inner = self.choose.bound(s) if self.choose else s
        clauses += program(inner, self.instead or self.do)
        if self.cost:
            texts = cost_then(s, front, self.cost, clauses, optional=self.optional)
        else:
            texts = sentences(s.lang, clauses, front, may=self.optional)
        if self.limit and self.limit.reset == "refresh_tokens":
            texts.append(
                s.pick(
                    "At each refresh this token is turned faceup again.",
                    "Bei jeder Erneuerung wird dieser Marker wieder aufgedeckt.",
                )
            )
        return under(s, self.while_, texts)

    def _scene(self, s: Say, scope: Scope) -> Say:
        s = replace(s, event=self.event if isinstance(self.event, str) else self.event[0])
        if s.event == "circle.entered":
            s = s.bind({"target": "circle"}, target=s.np("circle", "the"))
        if self.while_ == "attached":
            post = s.pick("with this token on its sheet", "mit diesem Marker auf der Tafel")
            s = s.bind(you=s.np("character", "the", post=post))
        if scope.by in ("active", "attacker") or scope.actor or (s.event == "attack.declared" and scope.by != "you"):
            # The front has spoken of somebody, whom the rest of the sentence points back to.
            named = scope.actor is not None and scope.actor.named and scope.actor.named not in s.several
            that = s.that(scope.actor.noun(s) if scope.actor and not named else "character")
            s = s.bind(active=that, attacker=that, victim=that)
        return s
