"""Rule texts as Markdown: what the effect language says of itself, with links.

Names of content are put in as marks first and turned into links at the end, so that the text around them can be
escaped as a whole, whoever wrote the words in it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Literal

from tannkit.model.characters import Challenge
from tannkit.model.equipment import Equipment
from tannkit.model.games import Mode, Scenario
from tannkit.model.library import Entry
from tannkit.model.maps import GameMap
from tannkit.model.text import text_in
from tannkit.sitegen.escape import indented, plain
from tannkit.sitegen.parts import bullets
from tannkit.sitegen.view import View, name
from tannkit.verbs.say.context import Names
from tannkit.verbs.say.games import render_game
from tannkit.verbs.say.render import render_effects, render_goal, several_of

Language = Literal["en", "de"]
LANGUAGES: Mapping[Language, str] = {"en": "English", "de": "Deutsch"}
SECTIONS: Mapping[Language, Mapping[str, str]] = {
    "en": {
        "setup": "Setup",
        "markers": "Tokens of the game",
        "actions": "Actions",
        "effects": "All the time",
        "victory": "How to win",
    },
    "de": {
        "setup": "Aufbau",
        "markers": "Marker des Spiels",
        "actions": "Aktionen",
        "effects": "Die ganze Zeit",
        "victory": "Wie man gewinnt",
    },
}
WORDS: Mapping[Language, str] = {"en": "Besides", "de": "Außerdem"}
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
    several = several_in(view)
    said = linked(view, lang, lambda names: render_effects(entry.data, lang, names, traits, entry.id, several))
    return bullets([*said, *(view.prose(word, lang) for word in token.words)])


def game_text(view: View, entry: Entry, game: Mode | Scenario, lang: Language) -> str:
    """How a mode or scenario is set up, played and won, section by section."""
    modes = game.inherits if isinstance(game, Scenario) else ()
    inherited = [found.data for ref in modes if (found := view.find("modes", ref))]
    linker = Linker(view, lang, view.find("maps", game.map) if isinstance(game, Scenario) else None)
    sections = render_game(entry.data, lang, linker.mark, inherited, several_in(view))
    parts = {title: [linker.linked(text) for text in sections.get(part, ())] for part, title in SECTIONS[lang].items()}
    parts[WORDS[lang]] = [view.prose(word, lang) for word in game.words]
    return "\n\n".join(f"**{title}**\n\n{bullets(lines)}" for title, lines in parts.items() if lines)


def several_in(view: View) -> frozenset[str]:
    """The characters of more than one figure that texts on this page can name."""
    return several_of({entry.id: entry.data for entry in view.library.visible("characters", view.pack)})


def goal_text(view: View, challenge: Challenge, lang: Language) -> str:
    """What a challenge asks for, as the checker reads its goal."""
    return " ".join(linked(view, lang, lambda names: render_goal(challenge.goal, lang, names)))


def linked(view: View, lang: Language, say: Callable[[Names], Sequence[str]]) -> list[str]:
    """Sentences of the effect language as Markdown, with a link at each name of content."""
    linker = Linker(view, lang)
    return [linker.linked(text) for text in say(linker.mark)]


class Linker:
    """Gives a mark for each name of content, and later puts the links in the places of the marks."""

    def __init__(self, view: View, lang: Language, its_map: Entry | None = None) -> None:
        self._view, self._lang, self._map = view, lang, its_map
        self._links: list[str] = []

    def mark(self, kind: str, id: str) -> str:
        """The mark for the name of an entry."""
        self._links.append(self._region(id) if kind == "regions" else self._entry(kind, id))
        return f"\ue000{len(self._links) - 1}\ue001"

    def linked(self, text: str) -> str:
        """A sentence as Markdown. A mark that is not ours is dropped."""
        return _MARK.sub(self._link, plain(text))

    def _entry(self, kind: str, id: str) -> str:
        found = self._view.find(kind, id)
        return self._view.link(found, plain(name(found, self._lang))) if found else plain(id)

    def _region(self, id: str) -> str:
        """A region of the map: a mode speaks of one without knowing the map."""
        region = self._map.model(GameMap).regions.get(id) if self._map else None
        if region is None or self._map is None:
            return plain(id.replace("-", " "))
        return self._view.link(self._map, plain(text_in(region.name, self._lang)))

    def _link(self, match: re.Match[str]) -> str:
        number = int(match[1])
        return self._links[number] if number < len(self._links) else ""
