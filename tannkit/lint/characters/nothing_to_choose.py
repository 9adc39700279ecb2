"""A Hero or Trooper has neither packs nor improvements to choose.

## What it does
Looks for `packs` and `improvements` on every Hero and Trooper.

## Why is this bad?
Before a game a pack is chosen for each character. Without one it stands on the board with empty hands, and no team
can be written for it.

## What it cannot see
Whether there are as many packs as the character should have.

## How to fix it
Add `packs`: three for a Hero (`combat`, `stamina`, `command`), two for a Trooper (`combat`, `stamina`).
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.rule import Found, rule
from tannkit.model.characters import Character
from tannkit.model.library import Library


def check(library: Library) -> Iterator[Found]:
    """Heroes and Troopers without anything to choose."""
    for entry in library.entries("characters"):
        character = entry.model(Character)
        if character.kind != "robot" and not character.packs and not character.improvements:
            yield Found(entry, (), f"`{entry.id}` has no packs", "Add the packs one can choose for it.")


RULE = rule(__doc__, "C014", "nothing-to-choose", check)
