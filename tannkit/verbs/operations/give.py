"""Changes that last for a time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.verbs.parts import Modifiers, Who
from tannkit.verbs.words import Until


@dataclass(frozen=True, slots=True)
class Give:
    """Somebody gets modifiers that last from `starts` until `until`."""

    modifiers: Annotated[Modifiers, "What changes."]
    until: Annotated[Until, "When it ends."]
    who: Annotated[Who, "Who gets them; you, if left out."] = None
    starts: Annotated[Literal["now", "next_activation"], "When it begins."] = "now"
