"""The weapon of an attack."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Count, Ref
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
