"""The rule text of tokens and challenges as Markdown: what the effect language says of itself, with links.

Names of content are put in as marks first and turned into links at the end, so that the text around them can be
escaped as a whole, whoever wrote the words in it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Literal

from tannkit.model.characters import Challenge
from tannkit.model.equipment import Equipment
from tannkit.model.library import Entry
from tannkit.sitegen.escape import indented, plain
from tannkit.sitegen.parts import bullets
from tannkit.sitegen.view import View, name
from tannkit.verbs.say.context import Names
from tannkit.verbs.say.render import render_effects, render_goal

Language = Literal["en", "de"]
LANGUAGES: Mapping[Language, str] = {"en": "English", "de": "Deutsch"}
# Two signs of the private area of Unicode, with the number of a link between them.
_MARK = re.compile("\ue000([0-9]+)\ue001")


def in_tabs(text: Callable[[Language], str]) -> str:
    """A text in both languages, one tab for each; empty if it is."""
    parts = [f'=== "{label}"\n\n{indented(shown)}\n' for lang, label in LANGUAGES.items() if (shown := text(lang))]
    return "\n" + "\n".join(parts)


def token_text(view: View, entry: Entry, token: Equipment, lang: Language) -> str:
    """What a token does, a line for each of its rules."""
    if token.unknown_rules:
        return "No source gives its rules." if lang == "en" else "Keine Quelle nennt seine Regeln."
    if token.text:
        return view.prose(token.text, lang)
    traits = {ref: found.data for ref in token.traits if (found := view.find("traits", ref))}
    said = linked(view, lang, lambda names: render_effects(entry.data, lang, names, traits, entry.id))
    return bullets([*said, *(view.prose(word, lang) for word in token.words)])


def goal_text(view: View, challenge: Challenge, lang: Language) -> str:
    """What a challenge asks for, as the checker reads its goal."""
    return " ".join(linked(view, lang, lambda names: render_goal(challenge.goal, lang, names)))


def linked(view: View, lang: Language, say: Callable[[Names], Sequence[str]]) -> list[str]:
    """Sentences of the effect language as Markdown, with a link at each name of content."""
    links: list[str] = []

    def mark(kind: str, id: str) -> str:
        found = view.find(kind, id)
        links.append(view.link(found, plain(name(found, lang))) if found else plain(id))
        return f"\ue000{len(links) - 1}\ue001"

    def link(match: re.Match[str]) -> str:
        number = int(match[1])
        return links[number] if number < len(links) else ""

    return [_MARK.sub(link, plain(text)) for text in say(mark)]
