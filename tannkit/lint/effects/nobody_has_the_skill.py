"""A token needs a skill that none of its carriers has.

## What it does
Looks at `weapon.needs_skill`, and at effects that work only while `you` have a skill, and compares them with the
skills of every character whose packs, special object or improvements hold the token, and with the skills that their
tokens give.

## Why is this bad?
The token is dead weight for everybody who starts with it.

## What it cannot see
Characters to whom the token is passed during the game, and tokens found in crates, which anybody can get.

## How to fix it
Give the carrier the skill, ask for another one, or put the token into the pack of somebody who has it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tannkit.lint.facts import phrases
from tannkit.lint.facts_effects import Part, parts, together
from tannkit.lint.facts_tokens import holders, tokens_of
from tannkit.lint.rule import Found, rule
from tannkit.model.characters import Character
from tannkit.model.library import Entry, Library
from tannkit.model.lookup import bare, known
from tannkit.source.document import Step

Need = tuple[str, tuple[Step, ...]]


def check(library: Library) -> Iterator[Found]:
    """Skills that no carrier of the token has."""
    for token in library.entries("equipment"):
        needs = [need for part in parts(token) for need in _needs(part)]
        carriers = holders(library, token) if needs else None
        for ref, path in needs if carriers else ():
            skill = known(library, "skills", ref, token)
            if skill is not None and not any(skill in _skills(library, who) for who in carriers or ()):
                message = f"none of those who start with this token has the skill `{bare(ref)}`"
                yield Found(token, path, message, "Give a carrier the skill, or ask for another one.")


def _needs(part: Part) -> Iterator[Need]:
    root = part.root
    if root.grammar == "weapon" and isinstance(part.fields.get("needs_skill"), str):
        yield part.fields["needs_skill"], (*root.path, "needs_skill")
    if root.grammar == "effect" and part.fields.get("while") != "attached":  # then anybody can be `you`
        for each in together(part.fields.get("when"), (*root.path, "when")):
            if each.verb == "skill" and each.value.get("who") == "you" and "name" in each.value:
                yield each.value["name"], (*each.path, "name")


@lru_cache(maxsize=5_000)
def _skills(library: Library, who: Entry) -> frozenset[Entry | None]:
    """The skills of a character, and those that its tokens can give it."""
    character = who.model(Character)
    found = {known(library, "skills", ref, who) for ref in character.skills}
    for ref in dict.fromkeys(tokens_of(character)):
        token = known(library, "equipment", ref, who)
        for phrase in phrases(token) if token else ():
            if phrase.grammar == "modifier" and phrase.verb == "skill":
                found.add(known(library, "skills", phrase.value, token or who))
            if phrase.grammar == "choose":
                found |= {known(library, "skills", each, token or who) for each in phrase.value.get("skills", ())}
    return frozenset(found)


RULE = rule(__doc__, "E003", "nobody-has-the-skill", check, severity="warning")
