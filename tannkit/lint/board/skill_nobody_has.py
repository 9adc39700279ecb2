"""An objective circle asks for a skill that no character has.

## What it does
It looks whether any character of the pack, or of the packs it builds on, has the skill of each objective circle, or an
equipment token lets one choose it.

## Why is this bad?
Only a character with the skill can complete the objective. If nobody has it, the circle is of no use to either side.

## What it cannot see
Whether the side that needs the objective can field such a character, or has it in the teams at hand.

## How to fix it
Choose a skill that characters have; the hint names some.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts import leaves
from tannkit.lint.facts_maps import listed, maps
from tannkit.lint.rule import Found, rule
from tannkit.model.characters import Character
from tannkit.model.library import Library


def check(library: Library) -> Iterator[Found]:
    """Objective circles that nobody can complete."""
    had: dict[str, tuple[set[str], set[str]]] = {}
    for entry, game_map, _ in maps(library):
        if entry.pack not in had:
            had[entry.pack] = _skills(library, entry.pack)
        skills, given = had[entry.pack]
        for name, circle in game_map.circles.items():
            if circle.kind != "objective" or circle.skill is None or not skills:
                continue
            skill = library.resolve("skills", circle.skill, entry.pack)
            if skill and skill.full_id not in skills | given:
                message = f"`{name}` asks for the skill `{circle.skill}`, which no character has"
                some = listed(sorted(each.rpartition("/")[2] for each in skills))
                yield Found(entry, ("circles", name, "skill"), message, f"Skills that characters have: {some}.")


def _skills(library: Library, pack: str) -> tuple[set[str], set[str]]:
    """The skills that characters have, and those that tokens let one choose."""
    had = {
        skill.full_id
        for entry in library.visible("characters", pack)
        for ref in entry.model(Character).skills
        if (skill := library.resolve("skills", ref, entry.pack))
    }
    given = {
        skill.full_id
        for entry in library.visible("equipment", pack)
        for leaf in leaves(entry)
        if leaf.shape.ref and leaf.shape.ref.kind == "skills" and "choose" in leaf.path
        if (skill := library.resolve("skills", str(leaf.value), entry.pack))
    }
    return had, given


RULE = rule(__doc__, "B027", "skill-nobody-has", check, severity="warning")
