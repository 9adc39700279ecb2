"""Wiping out successes or wounds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say


@dataclass(frozen=True, slots=True)
class Cancel:
    """Cancels what the attack has brought so far."""

    value: Annotated[Literal["attack_successes", "wounds"], "What is cancelled."]

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        if self.value == "wounds":
            what = s.plain("all these wounds", "alle diese Verletzungen", plural=True)
        else:
            what = s.plain("all successes of the attack", "alle Treffer des Angriffs", plural=True)
        return [s.clause(what, "become", "cancelled", end="aufgehoben")]
