"""Rendering: the rule text of a token, a goal, a mode or a scenario, in English or German."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from tannkit.verbs.parse import parse
from tannkit.verbs.say.attack_line import attack_line, overwatch_lines, smoke_lines, throw_of
from tannkit.verbs.say.context import Names, Say
from tannkit.verbs.say.nouns import Lang

CONTRACTIONS = (
    ("von dem ", "vom "),
    ("zu dem ", "zum "),
    ("in dem ", "im "),
    ("bei dem ", "beim "),
    ("an dem ", "am "),
)


def render_effects(
    entry: Mapping[str, Any],
    lang: Lang,
    names: Names,
    traits: Mapping[str, Mapping[str, Any]] | None = None,
    token: str = "",
    several: Collection[str] = (),
) -> list[str]:
    """The rule text of an equipment token, one text for each line of a card.

    Args:
        entry: the token's entry, as plain schema-valid data.
        lang: the language.
        names: gives the names of other content.
        traits: the entries of the traits by id, for what an attack rolls, when it is made, and how far a throw goes.
        token: the id of the token.
        several: the ids of characters that are more than one figure (see `several_of`).
    """
    s = Say(lang, names, token=token, several=frozenset(several))
    known = traits or {}
    weapon = parse("weapon", entry["weapon"]) if "weapon" in entry else None
    # An attack that names a circle and no character rolls no dice of its own.
    at_circle = weapon is not None and weapon.at_circle is not None
    lines = [] if at_circle else attack_line(s, entry.get("traits", ()), known)
    lines += overwatch_lines(s, entry.get("traits", ()), known)
    if weapon is not None:
        lines.append(" ".join(weapon.say(s)))
        if at_circle:
            s = s.bind({"target": "circle"}, target=s.np("circle", "the", ("named",)))
    grenade = throw_of(entry.get("traits", ()), known)
    if grenade is not None or "grenade" in entry:
        profile = parse("grenade", entry.get("grenade", {}))
        lines.append(" ".join(profile.say(s, grenade)))
    lines += smoke_lines(s, entry.get("traits", ()), known)
    lines += [" ".join(parse("effect", each).say(s)) for each in entry.get("effects", ())]
    return [tidy(line, lang) for line in lines if line]


def several_of(characters: Mapping[str, Mapping[str, Any]]) -> frozenset[str]:
    """The ids of those characters, by id, that are more than one figure: one says `a Voïvode figure` of them."""
    return frozenset(
        id for id, entry in characters.items() if entry.get("kind") == "trooper" or len(entry.get("figures", ())) > 1
    )


def render_goal(goal: Mapping[str, Any], lang: Lang, names: Names) -> list[str]:
    """What a challenge asks for, in sentences."""
    return [tidy(text, lang) for text in parse("goal", goal).say(Say(lang, names))]


def tidy(text: str, lang: str) -> str:
    """The text with German prepositions and articles drawn together."""
    if lang == "de":
        for apart, together in CONTRACTIONS:
            text = re.sub(rf"\b{apart}", together, text)
    return text


def tidied(texts: Sequence[str], lang: str) -> list[str]:
    """Several texts, tidied."""
    return [tidy(text, lang) for text in texts]
