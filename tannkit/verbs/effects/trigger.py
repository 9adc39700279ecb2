"""Triggers: what happens when something else happens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.verbs.parts import Choose, Condition, Costs, Limit, Program
from tannkit.verbs.words import Event, Place


@dataclass(frozen=True, slots=True)
class Trigger:
    """Happens when `event` happens. `instead` runs before the event and takes its place unless it says `proceed`."""

    event: Annotated[Event | tuple[Event, ...], "The event, or several of which each sets it off."]
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
