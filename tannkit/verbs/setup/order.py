"""An order of characters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import SNAKE, Text
from tannkit.verbs.parts import Selector


@dataclass(frozen=True, slots=True)
class Order:
    """Tokens for characters are stacked in an order."""

    what: Annotated[str, SNAKE, "What the order is called in the data."]
    label: Annotated[Text, "What it is called in texts."]
    of: Annotated[Selector, "Whose tokens are stacked."]
    known_to: Annotated[Literal["nobody", "owner"], "Who knows the order."] = "owner"
    top_public: Annotated[bool, "Whether the top token lies open."] = False
