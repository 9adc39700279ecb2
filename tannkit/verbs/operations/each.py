"""Things done for several in turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.verbs.parts import Program, Selector


@dataclass(frozen=True, slots=True)
class Each:
    """Does something for every such character, token or circle; the controller picks the order."""

    of: Annotated[
        Selector,
        "For whom or what, called `each` in what is done; one for whom a choice has no candidate is passed over.",
    ]
    do: Annotated[Program, "What is done."]
