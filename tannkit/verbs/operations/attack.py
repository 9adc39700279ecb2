"""Attacks that an effect brings."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Literal

from tannkit.model.marks import Range
from tannkit.state.codes import TOKEN, is_figure
from tannkit.state.frame import SORT_EXTRA, THIS, Frame
from tannkit.state.state import State
from tannkit.state.tables import Tables
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.each_of import for_each, pick_one
from tannkit.verbs.parts import Tokens, Who
from tannkit.verbs.roles import codes, role
from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.numbers import counted
from tannkit.verbs.say.people import people
from tannkit.verbs.say.scope import traits
from tannkit.verbs.weapon_choice import weapons_meant
from tannkit.verbs.words import Role


@dataclass(frozen=True, slots=True)
class MakeAttack:
    """Somebody makes an attack, for no action."""

    by: Annotated[Role, "Who attacks."]
    at: Annotated[Who, "Who can be its target; any legal target, if left out."] = None
    each: Annotated[bool, "Whether every such character is attacked, with a roll each."] = False
    weapon: Annotated[Tokens, "What weapon it is made with."] = None
    kind: Annotated[Literal["melee", "any"], "What kind of attack."] = "any"
    base: Annotated[
        int | None,
        Range(0, 20),
        "The number of dice that it starts from, in place of the weapon's.",
    ] = None
    chosen_by: Annotated[Literal["you", "owner"] | None, "Who picks weapon and target."] = None
    tie: Annotated[Literal["you"] | None, "Who picks among targets that are equally near."] = None
    if_impossible: Annotated[Literal["skip"] | None, "What happens when no attack is possible: it is left out."] = None

    def compile(self, c: Compiler, code: Code) -> None:
        """Its steps."""
        by, kind, melee = role(self.by), c.kind, int(self.kind == "melee")
        base = -1 if self.base is None else self.base
        picker = role(self.chosen_by or self.by)
        this = self.weapon is not None and self.weapon.is_ == "this"
        meant = weapons_meant(c, self.weapon) if self.weapon is not None and not this else None

        def one(t: Tables, s: State, f: Frame, at: int) -> None:
            who = by(s, f)
            if not is_figure(who) or (at >= 0 and not is_figure(at)):
                return
            chooser = s.side[picker(s, f)]
            if this and at >= 0:
                s.call(t.program("forced-attack"), who, at, f[THIS] - TOKEN, SORT_EXTRA, kind, base, 0, 0, 0, 0)
                return
            weapon = f[THIS] - TOKEN if this else ANY_WEAPON
            mask = meant(s, f) if meant is not None else 0
            s.call(t.program("attack"), who, at, weapon, SORT_EXTRA, kind, base, chooser, melee, 0, 0, mask)

        if self.at is None:
            code.add(lambda t, s, f: one(t, s, f, -1))
        elif self.each:
            for_each(codes(c, self.at), code, one)
        else:
            pick_one(codes(c, self.at), code, one)

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        by = s.role(self.by)
        extra = ("extra",) if self.by == "you" and not s.instead else ()
        noun = s.np("melee" if self.kind == "melee" else "attack", "a", extra)
        parts = [noun.acc, *self._weapon(s)]
        if self.at is not None:
            parts.append(s.pick("against ", "gegen ") + people(s, self.at, "each" if self.each else "a").acc)
        text = " ".join(parts)
        if self.each:
            text += s.pick(", with an attack roll for each", ", mit je einem eigenen Kampfwurf")
        notes = self._notes(s, extra=bool(extra) and not self.each)
        if notes:
            text += f" ({', '.join(notes)})"
        return [s.clause(by, "make", text, text)]

    def _weapon(self, s: Say) -> list[str]:
        parts = []
        if self.weapon is not None and self.weapon.is_ == "this":
            parts.append(s.pick("with this weapon", "mit dieser Waffe"))
        elif self.weapon is not None:
            other = replace(self.weapon, of=None, traits=tuple(each for each in self.weapon.traits if each != "weapon"))
            own = s.pick("with a weapon of its own ", "mit einer eigenen Waffe ") + traits(s, other)
            parts.append(own.strip())
        return parts

    def _notes(self, s: Say, *, extra: bool) -> list[str]:
        notes = [s.pick("no action needed", "ohne Aktion")] if extra else []
        if self.base is not None:
            dice = counted(s, self.base, "die", case="dat")
            notes.append(
                s.pick(
                    f"starting from {dice} instead of the weapon's own number",
                    f"mit zunächst {dice} statt der Zahl der Waffe",
                )
            )
        if self.chosen_by == "you":
            notes.append(s.pick("you choose the weapon", "du wählst die Waffe"))
        if self.tie == "you":
            notes.append(s.pick("you choose among equally near targets", "unter gleich nahen Zielen wählst du"))
        if self.if_impossible == "skip":
            notes.append(
                s.pick("without a legal target the attack is left out", "ohne erlaubtes Ziel entfällt der Angriff")
            )
        return notes


# What the ruleset takes for any weapon.
ANY_WEAPON = -9
