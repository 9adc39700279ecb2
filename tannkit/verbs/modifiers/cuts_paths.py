"""Paths that end at a circle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.verbs.say.clause import Clause
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.nouns import NounPhrase
from tannkit.verbs.say.scope import Scope


@dataclass(frozen=True, slots=True)
class CutsPaths:
    """For whoever has this, each path through the circle of this token is two paths that end there."""

    value: Annotated[Literal[True], "Always `true`."]

    def keys(self) -> tuple[str, ...]:
        """What asks for it at play."""
        return ("cuts_paths",)

    def say(self, s: Say, who: NounPhrase, scope: Scope) -> list[Clause]:
        """What changes for whom."""
        circle = s.circle_of("this").acc
        path = s.plain(f"each path through {circle}", f"jeder Pfad durch {circle}")
        return [s.clause(path, "end", f"there for {who.acc}", f"für {who.acc} dort")]
