"""Games: the rule text of a mode or scenario, section by section."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from tannkit.model.text import text_in
from tannkit.verbs.parse import parse
from tannkit.verbs.say.context import Names, Say
from tannkit.verbs.say.noun_table import NounWord
from tannkit.verbs.say.nouns import Lang
from tannkit.verbs.say.render import tidied

SECTIONS = ("setup", "markers", "actions", "effects", "victory")


def render_game(
    entry: Mapping[str, Any],
    lang: Lang,
    names: Names,
    inherited: Sequence[Mapping[str, Any]] = (),
    several: Collection[str] = (),
) -> dict[str, list[str]]:
    """The rule text of a mode or scenario: sentences by section, sections without any left out.

    Args:
        entry: the entry, as plain schema-valid data.
        lang: the language.
        names: gives the names of other content.
        inherited: the entries of modes whose markers and counters it uses.
        several: the ids of characters that are more than one figure (see `several_of`).
    """
    everything = [*inherited, entry]
    s = Say(
        lang,
        names,
        several=frozenset(several),
        labels={name: label for each in everything for name, label in _labels(each, lang)},
        markers={id: _noun(marker) for each in everything for id, marker in each.get("markers", {}).items()},
    )
    sections = {
        "setup": [text for step in entry.get("setup", ()) for text in parse("setup_step", step).say(s)],
        "markers": [text for id, each in entry.get("markers", {}).items() for text in _marker(s, id, each)],
        "actions": [" ".join(parse("game_action", each).say(s)) for each in entry.get("actions", {}).values()],
        "effects": [" ".join(parse("effect", each).say(s)) for each in entry.get("effects", ())],
        "victory": [" ".join(parse("victory", each).say(s)) for each in entry.get("victory", ())],
    }
    return {section: tidied(sections[section], lang) for section in SECTIONS if sections[section]}


def _marker(s: Say, id: str, marker: Mapping[str, Any]) -> list[str]:
    inner = s.bind(this=s.np(s.marker(id), "this"))
    texts: list[str] = parse("marker", marker).say(inner, id)
    return texts


def _labels(entry: Mapping[str, Any], lang: str) -> Iterator[tuple[str, str]]:
    for step in entry.get("setup", ()):
        if "counter" in step:
            yield step["counter"]["name"], text_in(step["counter"]["label"], lang)
        if "order" in step:
            yield step["order"]["what"], text_in(step["order"]["label"], lang)


def _noun(marker: Mapping[str, Any]) -> NounWord:
    (adjectives, one), (_, more) = (_adjectives_apart(text_in(marker[key], "de")) for key in ("name", "plural"))
    gender = marker.get("gender", "m")
    # German: masculine and neuter nouns take -s in the genitive, plurals -n in the dative.
    genitive = one if gender == "f" or one.endswith("s") else f"{one}s"
    dative = more if more.endswith(("n", "s")) else f"{more}n"
    english = (text_in(marker["name"], "en"), text_in(marker["plural"], "en"))
    return NounWord(*english, gender, one, genitive, more, dative, de_adjectives=adjectives)


def _adjectives_apart(name: str) -> tuple[tuple[str, ...], str]:
    # German: an adjective in front is written small and takes its ending from its place, as in `roter Kern`.
    words = name.split(" ")
    small = next((at for at, word in enumerate(words) if not word[:1].islower()), 0)
    return tuple(re.sub("(er|es|e)$", "", word) for word in words[:small]), " ".join(words[small:])
