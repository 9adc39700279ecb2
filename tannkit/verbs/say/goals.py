"""Goals: the parts that the forms of a goal have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tannkit.verbs.say.clause import finished
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.nouns import listed

RESPECTS = {
    "victim": ("another victim", "einem anderen Opfer"),
    "by": ("another opponent", "einem anderen Gegner"),
    "weapon": (
        "another weapon (being unarmed counts as one)",
        "einer anderen Waffe (unbewaffnet zählt als eine)",
    ),
    "turn": ("another turn", "einer anderen Runde"),
    "circle": ("another circle", "einem anderen Ring"),
    "token": ("another token", "einem anderen Marker"),
    "beside": ("another one beside", "einem anderen Nachbarn"),
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
        stops = before.say(s)
        lost = s.pick("The goal is lost as soon as this happens first: ", "Das Ziel ist verfehlt, wenn vorher gilt: ")
        texts.append(finished(lost + stops))
    return texts
