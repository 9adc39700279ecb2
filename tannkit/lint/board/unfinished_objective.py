"""An objective circle lacks its tier or its skill.

## What it does
It looks at circles of the kind `objective` for `tier` and `skill`.

## Why is this bad?
Each objective circle is gold or silver, and bears one skill icon. Without the skill nobody knows who may work it;
without the tier nobody knows what it counts.

## How to fix it
Add what is missing, or say `kind: action`.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_maps import maps
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library


def check(library: Library) -> Iterator[Found]:
    """Objective circles without tier or skill."""
    for entry, game_map, _ in maps(library):
        for name, circle in game_map.circles.items():
            if circle.kind == "objective":
                missing = [field for field in ("tier", "skill") if getattr(circle, field) is None]
                if missing:
                    message = f"the objective circle `{name}` has no {' and no '.join(missing)}"
                    hint = "Write `tier: primary` or `tier: secondary`, and `skill:` with the skill of its icon."
                    yield Found(entry, ("circles", name), message, hint, "key")


RULE = rule(__doc__, "B008", "unfinished-objective", check)
