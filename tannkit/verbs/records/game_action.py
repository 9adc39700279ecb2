"""Actions that a mode or scenario offers."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Literal

from tannkit.model.marks import Ref, Text
from tannkit.model.text import text_in, texts
from tannkit.state.codes import is_figure
from tannkit.state.effects import Condition as Closure
from tannkit.state.frame import YOU, Frame
from tannkit.state.game_rules import Offer
from tannkit.state.registers import FACTION
from tannkit.state.state import State
from tannkit.state.tables import HERO, TROOPER
from tannkit.verbs.choosing import add_choice, possible
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.costs.action import ActionCost
from tannkit.verbs.limits import count, open_
from tannkit.verbs.parts import Choose, Condition, Costs, Limit, Program
from tannkit.verbs.paying import pay, payable
from tannkit.verbs.say.clause import Front, capital, conjoined, finished, sentences
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.program import program


@dataclass(frozen=True, slots=True)
class GameAction:
    """A new action: who may take it, when, and what it does."""

    name: Annotated[Text, "Its name."]
    do: Annotated[Program, "What happens."]
    faction: Annotated[str | None, Ref("factions"), "The only faction that can take it."] = None
    kind: Annotated[Literal["hero", "trooper"] | None, "The only kind of character that can take it."] = None
    only: Annotated[Condition, "The condition on who takes it."] = None
    when: Annotated[Condition, "The condition on what is chosen and on the rest of the game."] = None
    choose: Annotated[Choose, "What is chosen first."] = None
    cost: Annotated[Costs, "What it costs."] = ()
    limit: Annotated[Limit, "How often it can be taken."] = None

    def compile(self, c: Compiler, number: int, ref: str) -> Offer:
        """Made ready for a game. What is chosen is chosen when it is carried out (RE-Q-57)."""
        key = c.effect_number()
        code = Code()
        conditions: tuple[Closure, ...] = self._who_can(c), c.condition(self.only)
        # What is asked of the place or thing that is chosen, or of the game if nothing is.
        further = c.condition(self.when), open_(self.limit)
        if self.choose:
            add_choice(c, self.choose, code, *further)
            conditions = *conditions, possible(c, self.choose, *further)
        else:
            conditions = *conditions, *further
        pay(c, self.cost, code)
        count(self.limit, code)
        c.program(self.do, code)
        return Offer(
            number=number,
            ref=ref,
            name=texts(self.name),
            free=ActionCost("free") in self.cost,
            able=payable(c, self.cost, *conditions),
            program=c.register(code),
            key=key,
        )

    def _who_can(self, c: Compiler) -> Closure:
        """Characters of the kind and on the side that the action is for."""
        faction = c.names.place("factions", self.faction) if self.faction else None
        kind = KINDS[self.kind] if self.kind else None
        figures = c.tables.figures

        def can(s: State, v: Frame) -> bool:
            you = v[YOU]
            return (
                is_figure(you)
                and figures[you].is_character
                and (faction is None or s.g[FACTION + s.side[you]] == faction)
                and (kind is None or figures[you].kind == kind)
            )

        return can

    def say(self, s: Say) -> list[str]:
        """As sentences, the first with its name."""
        texts = self._who(s)
        inner = self.choose.bound(s) if self.choose else s
        clauses = [each.say(s) for each in self.cost if each != ActionCost("free")]
        if self.choose:
            clauses.append(self.choose.say(s))
        first = self._front(s)
        provided = ""
        if self.when is not None:
            provided = f", {s.pick('provided that', 'sofern')} {self.when.say(inner)}"
        # Without cost and choice the condition stands in front.
        if provided and not clauses:
            first = ", ".join([*([first] if first else []), f"{s.pick('if', 'wenn')} {self.when.say(inner)}"])
        begin = conjoined(s.lang, clauses) + provided if clauses else ""
        if first and begin:
            texts.append(finished(f"{first}: {capital(begin) if s.lang == 'de' else begin}"))
        elif begin:
            texts.append(finished(begin))
        front = Front(first) if first and not begin else None
        texts += sentences(s.lang, program(replace(inner, asking=True), self.do), front, imperative=True)
        name = text_in(self.name, s.lang)
        return [f"{name}: {texts[0]}", *texts[1:]] if texts else [finished(name)]

    def _who(self, s: Say) -> list[str]:
        texts = []
        if self.faction:
            faction = s.faction(self.faction)
            texts.append(s.pick(f"Only for characters of {faction}.", f"Nur für Charaktere der Seite {faction}."))
        if self.kind:
            kind = s.np(self.kind, "", plural=True).acc
            texts.append(s.pick(f"Only for {kind}.", f"Nur für {kind}."))
        return texts

    def _front(self, s: Say) -> str:
        parts = [self.limit.say(s)] if self.limit else []
        if ActionCost("free") in self.cost:
            parts.append(s.pick("without spending an action", "ohne eine Aktion auszugeben"))
        if self.only is not None:
            parts.append(f"{s.pick('if', 'wenn')} {self.only.say(s)}")
        return ", ".join(parts)


KINDS = {"hero": HERO, "trooper": TROOPER}
