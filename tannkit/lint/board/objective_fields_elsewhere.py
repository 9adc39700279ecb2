"""A circle that is no objective circle has a tier or a skill.

## What it does
It looks at movement and action circles for `tier` and `skill`.

## Why is this bad?
Only objective circles have them; elsewhere they are neither drawn nor used. Most often `kind: objective` has been
forgotten.

## How to fix it
Write `kind: objective`, or remove the field.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_maps import maps
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library


def check(library: Library) -> Iterator[Found]:
    """Tiers and skills of circles that are no objective circles."""
    for entry, game_map, _ in maps(library):
        for name, circle in game_map.circles.items():
            for field in ("tier", "skill"):
                if circle.kind != "objective" and getattr(circle, field) is not None:
                    message = f"`{name}` has a {field}, but it is no objective circle"
                    hint = f"Write `kind: objective`, or remove `{field}:`."
                    yield Found(entry, ("circles", name, field), message, hint, "key")


RULE = rule(__doc__, "B009", "objective-fields-elsewhere", check)
