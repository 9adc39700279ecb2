"""The weapon of an attack."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Count, Ref
from tannkit.state.codes import TOKEN
from tannkit.state.effects import Condition as Closure
from tannkit.state.frame import A_BY, A_WEAPON, THIS, Frame
from tannkit.state.registers import ATTACK
from tannkit.state.state import State
from tannkit.state.tables import INTRINSIC
from tannkit.verbs.compiling import Compiler
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.scope import weapon


@dataclass(frozen=True, slots=True)
class Weapon:
    """The attack is made with such a weapon."""

    is_: Annotated[
        Literal["this"] | Annotated[str, Ref("equipment")] | None,
        "One particular token; `this` is the token itself.",
    ] = None
    traits: Annotated[tuple[Annotated[str, Ref("traits")], ...], Count(1), "It has all these traits."] = ()
    traits_any: Annotated[
        tuple[Annotated[str, Ref("traits")], ...],
        Count(1),
        "It has at least one of these traits.",
    ] = ()
    not_traits: Annotated[tuple[Annotated[str, Ref("traits")], ...], Count(1), "It has none of these traits."] = ()

    def say(self, s: Say, *, negated: bool = False) -> str:
        """As a clause behind `if`."""
        no = s.pick("not ", "nicht ") if negated else ""
        text = weapon(s, self)
        return s.pick(f"the attack is {no}made {text}", f"der Angriff {no}{text} gemacht wird")

    def compile(self, c: Compiler) -> Closure:
        """As a closure."""
        this = self.is_ == "this"
        named = self.is_ is not None and not this
        kind = c.names.token_kind(self.is_ or "") if named else -1
        every, some, none = (c.mask("traits", each) for each in (self.traits, self.traits_any, self.not_traits))
        figures, tables = c.tables.figures, c.tables

        def holds(s: State, v: Frame) -> bool:
            if not s.g[ATTACK]:
                return False
            attack = s.frames[s.g[ATTACK]]
            weapon = attack[A_WEAPON]
            if this:
                return v[THIS] == TOKEN + weapon
            if named:
                return weapon >= 0 and s.kinds[weapon] == kind
            traits = tables.kinds[s.kinds[weapon]].traits if weapon >= 0 else 0
            if weapon == INTRINSIC:
                traits = figures[attack[A_BY]].weapon_traits
            return traits & every == every and (not some or bool(traits & some)) and not traits & none

        return holds
