"""Tokens that a mode or scenario brings along."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from tannkit.model.marks import Count, Lang, Range, Text
from tannkit.verbs.words import Side


@dataclass(frozen=True, slots=True)
class Carried:
    """How a marker is carried: like a disposable token, but for what is said here."""

    slots: Annotated[int, Range(0, 9), "How many slots it takes."] = 0
    limit: Annotated[int | None, Range(1, 9), "How many one character can carry."] = None
    drops_on_death: Annotated[bool, "Whether it stays in the circle of a carrier who dies."] = True
    passable: Annotated[bool, "Whether it can be passed on."] = True
    by: Annotated[Side, "Who can carry it, seen from its owner."] = "any"


@dataclass(frozen=True, slots=True)
class MarkerProfile:
    """A token that a mode or scenario brings along."""

    name: Annotated[Text, "Its name, as a noun in the middle of a sentence."]
    plural: Annotated[Text, "The plural of its name."]
    gender: Annotated[Literal["m", "f", "n"], "The gender of its German name."] = "m"
    owner: Annotated[Literal["side", "none"], "Whether it belongs to a side."] = "none"
    values: Annotated[tuple[int, ...], Count(1), "The numbers on its faces."] = ()
    carried: Annotated[Carried | None, "How it is carried, if it can be."] = None
    effects: Annotated[tuple[Annotated[Any, Lang("effect")], ...], Count(1), "What it does."] = ()
