"""Actions that a mode or scenario offers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Ref, Text
from tannkit.verbs.parts import Choose, Condition, Costs, Limit, Program


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
