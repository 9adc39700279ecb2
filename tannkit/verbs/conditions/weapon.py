"""The weapon of an attack."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Count, Ref


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
