"""Durations: from when until when a change lasts."""

from __future__ import annotations

from dataclasses import replace

from tannkit.verbs.say.clause import Clause
from tannkit.verbs.say.context import Say

UNTIL = {
    "end_of_attack": ("for this attack", "für diesen Angriff"),
    "end_of_activation": ("until the end of the activation", "bis zum Ende der Aktivierung"),
    "end_of_turn": ("until the end of the turn", "bis zum Ende der Runde"),
    "next_activation": ("until the next activation", "bis zur nächsten Aktivierung"),
    "end_of_game": ("for the rest of the game", "für den Rest des Spiels"),
}
NEXT = {
    "end_of_activation": ("in the next activation", "in der nächsten Aktivierung"),
    "end_of_turn": (
        "from the next activation until the end of that turn",
        "von der nächsten Aktivierung bis zum Ende der Runde",
    ),
}


def lasting(s: Say, clauses: list[Clause], starts: str, until: str) -> list[Clause]:
    """The same changes, with how long they last."""
    words = NEXT.get(until, UNTIL[until]) if starts == "next_activation" else UNTIL[until]
    text = s.pick(*words)
    this_attack = s.np("attack", "the")
    return [
        each if each.subject == this_attack else replace(each, middle=_placed(s, each.middle, text)) for each in clauses
    ]


def _placed(s: Say, middle: str, text: str) -> str:
    if s.lang == "en":
        parts = [middle, text]
    elif middle.startswith(("dich ", "sich ")):
        reflexive, _, rest = middle.partition(" ")
        parts = [reflexive, text, rest]
    else:
        parts = [text, middle]
    return " ".join(part for part in parts if part)
