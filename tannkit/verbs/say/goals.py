"""Goals: the parts that the forms of a goal have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tannkit.verbs.say.clause import finished
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.happenings import prevented
from tannkit.verbs.say.nouns import listed

RESPECTS = {
    "victim": ("with another victim", "mit einem anderen Opfer"),
    "by": ("by another character", "durch einen anderen Charakter"),
    "weapon": (
        "with another weapon (being unarmed counts as one)",
        "mit einer anderen Waffe (unbewaffnet zählt als eine)",
    ),
    "turn": ("in another turn", "in einer anderen Runde"),
    "circle": ("in another circle", "auf einem anderen Ring"),
    "token": ("with another token", "mit einem anderen Marker"),
    "beside": ("beside another one", "neben einem anderen"),
}


def times(s: Say, count: int) -> str:
    """`once`, `3 times`."""
    if count == 1:
        return s.pick("once", "einmal")
    return s.pick(f"{count} times", f"{count}-mal")


def respects(s: Say, fields: Sequence[str]) -> str:
    """In what the events differ."""
    return listed([s.pick(*RESPECTS[each]) for each in fields], s.pick("and", "und"))


def frame(s: Say, text: str, before: Any, within: str | None) -> list[str]:
    """The sentence of a goal, with what ends it for good and how close together its events lie."""
    periods = {
        "activation": (" All this in one activation", " All das in einer Aktivierung"),
        "turn": (" All this in one turn", " All das in einer Runde"),
    }
    texts = [finished(text)]
    if within:
        texts.append(finished(s.pick(*periods[within]).strip()))
    if before is not None:
        event = prevented(s, before)
        texts.append(
            s.pick(
                f"The goal is lost if {event} before that.",
                f"Bevor das geschafft ist, darf nicht geschehen, dass {event}.",
            )
        )
    return texts
