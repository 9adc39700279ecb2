"""Things that happen under a condition."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.verbs.parts import Condition, Program


@dataclass(frozen=True, slots=True)
class If:
    """Does one thing if a condition holds and another if not."""

    when: Annotated[Condition, "The condition."]
    then: Annotated[Program, "What happens if it holds."]
    else_: Annotated[Program, "What happens if not."] = ()
