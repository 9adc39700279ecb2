"""Passive effects: what is true all the time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.verbs.parts import Condition, Modifiers, Who
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
