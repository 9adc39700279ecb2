"""Whom and where: roles and selectors as noun phrases and places."""

from __future__ import annotations

from typing import Any

from tannkit.verbs.modifiers.forbid import Forbid
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.nouns import Det, NounPhrase
from tannkit.verbs.selectors.characters import CharacterFilter


def people(s: Say, who: Any, det: Det = "each") -> NounPhrase:
    """A role, or all that a selector picks."""
    if isinstance(who, str):
        return s.role(who)
    phrase: NounPhrase = who.say(s, det)
    return phrase


def into(s: Say, at: Any) -> str:
    """The circle that something is laid or set down in: `in your circle`, `on an entry point`."""
    circle: NounPhrase = s.circle_of(at) if isinstance(at, str) else at.say(s, "a")
    special = ("entry point", "Objective circle", "Action circle")
    english = "on" if any(kind in circle.acc for kind in special) else "in"
    return f"{s.pick(english, 'auf')} {circle.acc}"


def nobody(who: Any, modifier: Any) -> bool:
    """Whether `no character can …` says it best: something is forbidden to all of them."""
    characters = isinstance(who, CharacterFilter) and not (who.any_ or who.named or who.is_)
    return characters and isinstance(modifier, Forbid)
