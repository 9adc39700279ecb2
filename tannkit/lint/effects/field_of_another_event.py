"""The goal of a challenge asks for something that its event does not have.

## What it does
Compares the fields of each pattern with its event: only a die has a natural face, only a duel is lost by somebody,
only a token has an owner.

## Why is this bad?
No event ever fits, so the challenge cannot be carried out.

## What it cannot see
Whether the game offers the event at all.

## How to fix it
Choose the event that has the field, or remove the field.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tannkit.lint.facts import phrases
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library

# The events that have each field; fields that are not named belong to all events.
EVENTS: Mapping[str, tuple[str, ...]] = {
    "victim": ("wound_suffered", "died"),
    "attack": ("wound_suffered", "attack_made", "died"),
    "weapon": ("wound_suffered", "attack_made", "died", "token_destroyed"),
    "natural": ("die_rolled",),
    "stat": ("duel_won",),
    "against": ("duel_won",),
    "purpose": ("duel_won",),
    "side": ("initiative_won",),
    "beside": ("stepped",),
    "steered_by": ("stepped",),
    "finds": ("stepped",),
    "token": ("token_gained", "token_passed", "token_delivered", "token_destroyed"),
    "owner": ("token_gained", "token_passed", "token_delivered", "token_destroyed"),
    "at": ("token_gained", "token_delivered", "token_passed"),
    "to": ("token_passed",),
    "traits": ("token_gained", "token_passed", "token_delivered", "token_destroyed"),
    "paths": ("activation_ended",),
}


def check(library: Library) -> Iterator[Found]:
    """Fields of patterns that their event does not have."""
    for entry in library.entries("challenges"):
        for phrase in phrases(entry):
            event = phrase.value.get("event") if phrase.grammar == "pattern" else None
            for field in phrase.value if event else ():
                if event not in EVENTS.get(field, (event,)):
                    message = f"the event `{event}` has no `{field}`"
                    hint = f"It belongs to {' or '.join(f'`{each}`' for each in EVENTS[field])}."
                    yield Found(entry, (*phrase.path, field), message, hint, "key")


RULE = rule(__doc__, "E039", "field-of-another-event", check)
