"""Uses: what a character may do with a token."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.verbs.parts import Choose, Condition, Costs, Limit, Program
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
