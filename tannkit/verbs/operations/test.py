"""Tests."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Range
from tannkit.verbs.parts import Program
from tannkit.verbs.words import Stat


@dataclass(frozen=True, slots=True)
class Test:
    """A roll on a characteristic that succeeds with enough successes."""

    stat: Annotated[Stat, "The characteristic it is about."]
    successes: Annotated[int, Range(1, 20), "How many successes it needs."] = 1
    pass_: Annotated[Program, "What follows when it succeeds."] = ()
    fail: Annotated[Program, "What follows when it fails."] = ()
