"""Attacks that an effect brings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Range
from tannkit.verbs.parts import Tokens, Who
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
