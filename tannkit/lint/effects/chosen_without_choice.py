"""An effect speaks of what was chosen, but nothing is chosen.

## What it does
Looks, for every `chosen`, for a `choose` of the same effect or action, or for a step `choose` before it. What kind of
choice it is counts: a chosen value needs `stats`, a chosen skill `skills`, and everybody or everything else `from`.

## Why is this bad?
There is nobody and nothing that the effect could happen to.

## What it cannot see
A choice that is made in one branch of the effect and used in another.

## How to fix it
Add `choose`, or name the role that you mean.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_effects import GAMES, all_parts
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library
from tannkit.verbs.walk import Leaf, Phrase

NEEDS = {"from": "nobody and nothing", "stats": "no value", "skills": "no skill"}


def check(library: Library) -> Iterator[Found]:
    """Uses of `chosen` without a choice that fits."""
    for part in all_parts(library, "equipment", "challenges", *GAMES):
        offered = {*part.fields.get("choose", ())} if part.root.grammar != "setup_step" else set()
        for step in part.steps:
            if isinstance(step, Phrase):
                if step.grammar == "choose":
                    offered |= {*step.value}
                wanted = "skills" if step.grammar == "modifier" and step.verb == "skills" else ""
            else:
                wanted = _wanted(step)
            if wanted and wanted not in offered:
                message = f"{NEEDS[wanted]} has been chosen here"
                hint = f"Add `choose: {{{wanted}: …}}` to this effect, or name whom you mean."
                yield Found(part.entry, step.path, message, hint)


def _wanted(leaf: Leaf) -> str:
    """The kind of choice that a value needs; empty if it needs none."""
    if leaf.value != "chosen" or "chosen" not in leaf.shape.values:
        return ""
    if "combat" in leaf.shape.values:
        return "stats"
    return "from" if "attacker" in leaf.shape.values else ""


RULE = rule(__doc__, "E021", "chosen-without-choice", check)
