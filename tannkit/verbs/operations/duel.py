"""Duels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.verbs.parts import Limit, Program
from tannkit.verbs.words import Role, Stat


@dataclass(frozen=True, slots=True)
class Duel:
    """An opposed roll. You start it unless `by` names another; who starts it wins with a success left over."""

    stat: Annotated[Stat, "The characteristic it is about."]
    with_: Annotated[Role, "The opponent."]
    by: Annotated[Role, "Who starts it."] = "you"
    win: Annotated[Program, "What follows when it is won."] = ()
    lose: Annotated[Program, "What follows when it is lost."] = ()
    limit: Annotated[Limit, "How often it can be fought; after that no dice are rolled and `lose` follows."] = None
