"""Choices."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Count, Range, Ref
from tannkit.verbs.parts import Selector
from tannkit.verbs.words import Stat


@dataclass(frozen=True, slots=True)
class Choice:
    """What is chosen, among what, and by whom."""

    from_: Annotated[Selector, "What is chosen from."] = None
    stats: Annotated[tuple[Stat, ...], Count(1), "The characteristics to choose from."] = ()
    skills: Annotated[tuple[Annotated[str, Ref("skills")], ...], Count(1), "The skills to choose from."] = ()
    count: Annotated[int, Range(1, 99), "How many are chosen."] = 1
    by: Annotated[Literal["you", "opponent", "owner"], "Who chooses."] = "you"
    optional: Annotated[bool, "Whether choosing nothing is allowed."] = False
