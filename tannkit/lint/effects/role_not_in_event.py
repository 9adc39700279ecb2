"""An effect names a role that nobody has at its event.

## What it does
Compares the roles that a trigger names with its event: there is no attacker when a turn starts, no victim before
anybody has been wounded, nobody active during setup. What a use or an action does is checked in the same way. After
a step that brings an attack or move of its own, nothing is reported. Triggers with several events are reported if one
of them lacks the role.

## Why is this bad?
There is nobody to whom the effect could happen.

## What it cannot see
Passive effects, and uses at any time.

## How to fix it
Choose another event, or name `you`, `active`, or somebody who is chosen.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tannkit.lint.facts_effects import GAMES, Part, all_parts
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library
from tannkit.verbs.walk import Leaf, Path, Phrase

QUIET = frozenset({"setup.before_first_turn", "turn.started", "turn.ended", "initiative.rolled"})
OWN_TIME = QUIET | {"activation.started", "activation.ended"}
NO_FIGHT = OWN_TIME | {"circle.entered", "token.moved"}
# The events at which nobody has the role.
NOBODY: Mapping[str, frozenset[str]] = {
    "attacker": NO_FIGHT,
    "defender": NO_FIGHT,
    "target": OWN_TIME | {"token.moved"},
    "victim": NO_FIGHT | {"action.announced", "attack.declared"},
    "active": QUIET,
}
# What can bring such roles into an effect by itself.
BRINGS = ("attack", "hit", "explode", "move")


def check(library: Library) -> Iterator[Found]:
    """Roles that nobody has at the moment of the effect."""
    for part in all_parts(library, "equipment", *GAMES):
        moments = _moments(part)
        for leaf in _own_roles(part) if moments else ():
            missing = [moment for moment in moments if moment in NOBODY.get(leaf.value, ())]
            if missing:
                message = f"there is no `{leaf.value}` at `{missing[0]}`"
                if not part.events:
                    message = f"there is no `{leaf.value}`: nobody is being attacked"
                yield Found(part.entry, leaf.path, message, "Choose another event, or name somebody else.")


def _own_roles(part: Part) -> Iterator[Leaf]:
    """The roles in a part, up to the end of the first step that brings an attack or move of its own."""
    bringer: Path = ()
    roles = {leaf.path for leaf in part.roles()}
    for step in part.steps:
        if isinstance(step, Phrase):
            if not bringer and step.grammar == "operation" and step.verb in BRINGS:
                bringer = step.path
        elif bringer and step.path[: len(bringer)] != bringer:
            return
        elif step.path in roles:
            yield step


def _moments(part: Part) -> tuple[str, ...]:
    """The events at which a part happens; for what one does in one's own activation, its start."""
    if part.root.grammar == "game_action":
        return ("activation.started",)
    if part.root.verb == "use" and part.fields.get("window", "action") != "any_time":
        return ("activation.started",)
    return part.events


RULE = rule(__doc__, "E024", "role-not-in-event", check)
