"""Changes to a characteristic."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.verbs.parts import Number
from tannkit.verbs.say.clause import Clause
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.nouns import NounPhrase
from tannkit.verbs.say.numbers import value
from tannkit.verbs.say.scope import Scope
from tannkit.verbs.words import Stat


@dataclass(frozen=True, slots=True)
class StatChange:
    """Changes a characteristic, in the order: row, `use`, `set`, `add`, Command Point, `min`."""

    name: Annotated[Stat | Literal["all", "chosen"], "The characteristic; `chosen`: the one that was chosen."]
    add: Annotated[Number, "Is added to the value."] = None
    set: Annotated[int | Literal["none"] | None, "Takes the place of the value; `none`: no value at all."] = None
    use: Annotated[
        Literal["best_value", "best_row", "worst_value", "worst_row"] | None,
        "Which number of the sheet counts, whatever row is in force.",
    ] = None
    for_: Annotated[
        Literal["attack", "shock", "test", "duel", "initiative", "any"],
        "The roll for which it changes.",
    ] = "any"
    min: Annotated[int | None, "The value does not fall below this."] = None

    def keys(self) -> tuple[str, ...]:
        """What asks for it at play; a characteristic that was chosen is known only then."""
        if self.name in ("all", "chosen"):
            return ("stat.combat", "stat.stamina", "stat.mental", "stat.movement")
        return (f"stat.{self.name}",)

    def say(self, s: Say, who: NounPhrase, scope: Scope) -> list[Clause]:
        """What changes for whom."""
        clauses = []
        if self.use is not None:
            clauses.append(self._used(s, who))
        current = self._value(s, who)
        if self.set == "none":
            clauses.append(self._lost(s, who))
        elif self.set is not None:
            clauses.append(s.clause(current, "be", f"{self.set} in every row", f"in jeder Reihe {self.set}"))
        if self.add is not None:
            clauses.append(self._raised(s, current))
        if self.min is not None:
            clauses.append(s.clause(current, "be", f"never below {self.min}", f"nie kleiner als {self.min}"))
        return clauses

    def _value(self, s: Say, who: NounPhrase) -> NounPhrase:
        if self.name == "chosen":
            chosen = s.role("chosen").dat
            return s.value_in(who, s.pick(f"in {chosen}", f"in {chosen}"))
        if self.name == "all":
            return s.value_in(who, s.pick("in each characteristic", "in jeder Eigenschaft"))
        return s.possessed(who, f"{self.name}_value")

    def _raised(self, s: Say, current: NounPhrase) -> Clause:
        if isinstance(self.add, int):
            en, de = ("lower", "niedriger") if self.add < 0 else ("higher", "höher")
            return s.clause(current, "be", f"{abs(self.add)} {en}", f"um {abs(self.add)} {de}")
        more = value(s, self.add)
        return s.clause(current, "be", f"higher by {more.acc}", f"höher, und zwar um {more.acc}")

    def _used(self, s: Say, who: NounPhrase) -> Clause:
        words = {
            "best_value": ("highest", "höchste"),
            "best_row": ("best", "beste"),
            "worst_value": ("lowest", "niedrigste"),
            "worst_row": ("worst", "schlechteste"),
        }
        en, de = words[str(self.use)]
        noun = s.np("characteristic" if self.name in ("all", "chosen") else f"{self.name}_value", "")
        rolls = ROLLS[self.for_]
        in_rolls = "" if self.for_ == "any" else s.pick(f" in {rolls[0]}", f"bei {rolls[1]} ")
        sheet = s.pick(f"on {who.gen} sheet", "deiner Tafel" if who.person == 2 else "der eigenen Tafel")
        return s.clause(
            who,
            "use",
            f"the {en} {noun.nom} {sheet}{in_rolls}, whatever row is in force",
            f"{in_rolls}den {de}n {noun.acc} {sheet}, gleich welche Reihe gilt",
        )

    def _lost(self, s: Say, who: NounPhrase) -> Clause:
        word = self.name if self.name in ("combat", "stamina", "mental", "movement") else "mental"
        duel, test = s.np(f"{word}_duel", "a"), s.np(f"{word}_test", "", plural=True)
        none = s.np(f"{word}_value", "no")
        tail = s.pick(
            f": no {test.acc}, and nobody can start {duel.acc} against {who.acc}",
            f": keine {test.acc}, und niemand kann gegen {who.acc} {duel.acc} beginnen",
        )
        return s.clause(who, "have", none.acc, none.acc, tail=tail)


ROLLS = {
    "attack": ("attack rolls", "Kampfwürfen"),
    "shock": ("shock rolls", "Schockwürfen"),
    "test": ("tests", "Proben"),
    "duel": ("duels", "Duellen"),
    "initiative": ("Initiative Rolls", "Initiativewürfen"),
    "any": ("all rolls", "allen Würfen"),
}
