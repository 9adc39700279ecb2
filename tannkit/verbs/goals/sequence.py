"""Events in an order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Count
from tannkit.verbs.parts import Pattern
from tannkit.verbs.say.clause import capital, finished
from tannkit.verbs.say.context import Say


@dataclass(frozen=True, slots=True)
class Sequence:
    """Such events have happened in this order."""

    value: Annotated[tuple[Pattern, ...], Count(2), "The events."]

    def say(self, s: Say) -> list[str]:
        """As sentences."""
        texts = [each.say(s) for each in self.value]
        first, *rest = texts
        then = s.pick("then", "danach")
        tail = "".join(f"; {then}: {capital(text) if s.lang == 'de' else text}" for text in rest)
        return [finished(f"{s.pick('first', 'zuerst')}: {capital(first) if s.lang == 'de' else first}{tail}")]
