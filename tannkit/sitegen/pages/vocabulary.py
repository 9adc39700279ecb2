"""Pages of the words that describe characters and tokens: factions, affiliations, skills, traits, characteristics."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, get_args

from tannkit.lint.facts import board, leaves
from tannkit.model.kinds import KINDS
from tannkit.model.library import Entry
from tannkit.model.maps import GameMap
from tannkit.model.text import text_in
from tannkit.model.vocabulary import Affiliation, Characteristic, Skill, Trait
from tannkit.sitegen.escape import plain
from tannkit.sitegen.icon import icon
from tannkit.sitegen.page import Page, Place
from tannkit.sitegen.pages.maps import anchor
from tannkit.sitegen.parts import (
    both_languages,
    bullets,
    clauses_section,
    entry_head,
    facts_table,
    field_badge,
    section,
    sources_section,
    table,
    used_by_section,
    yaml_section,
)
from tannkit.sitegen.view import View
from tannkit.verbs.walk import Leaf
from tannkit.verbs.words import Stat

VOCABULARY = ("factions", "affiliations", "skills", "traits", "characteristics")


def word_page(view: View, entry: Entry) -> Page:
    """The page of one faction, affiliation, skill, trait or characteristic."""
    word: Any = entry.model(KINDS[entry.kind])
    body = [
        entry_head(view, entry),
        both_languages(getattr(word, "meaning", None) or getattr(word, "text", None)),
        facts_table(_facts(view, entry)),
        used_by_section(view, entry, ("characters", "equipment", "maps", "challenges", "modes", "scenarios", "teams")),
        section("Objectives that ask for it", bullets(_objectives(view, entry)), searched=False),
        section("Tokens that speak of it", _tokens(view, entry), searched=False),
        clauses_section(view, word.clauses),
        sources_section(entry, word.source, getattr(word, "sources", None)),
        yaml_section(view, entry),
    ]
    return Page(view.here, "\n".join(body))


def words_table(view: View, entries: list[Entry]) -> str:
    """All words of a kind with what they mean and how often they are used."""
    rows = []
    for entry in entries:
        of = view.within(entry.pack)
        facts = ", ".join(_short(label, value) for label, value in _facts(of, entry) if value)
        meaning = of.prose(entry.data.get("meaning") or entry.data.get("text"))
        users = len({use.entry.full_id for use in view.used(entry) if use.entry.kind in ("characters", "equipment")})
        rows.append([view.link(entry), meaning, facts, str(users)])
    return table(("Name", "Meaning", "Facts", "Characters and tokens"), rows, align="lllr")


def _short(label: str, value: str) -> str:
    return value if label == "Icon" else f"{label.lower()} {value}"


def _objectives(view: View, skill: Entry) -> Iterator[str]:
    """The objective circles of all maps that bear the icon of a skill."""
    for use in view.used(skill, "maps"):
        if use.path[0] == "circles" and use.path[-1] == "skill":
            circle, where = str(use.path[1]), view.place(use.entry)
            label = text_in(use.entry.model(GameMap).circles[circle].label, "en")
            number = board(use.entry).number(circle)
            title = plain(f"{number}: {label}" if label else number)
            yield f"{view.link(use.entry)}, {view.to(Place(where.path, anchor(circle)), title)}"


def _tokens(view: View, stat: Entry) -> str:
    """The tokens whose effects name a characteristic, which they do by a word and not by a reference."""
    if stat.kind != "characteristics" or stat.pack != view.home:
        return ""
    return view.links(token for token in view.entries("equipment") if any(_names(leaf, stat) for leaf in leaves(token)))


def _names(leaf: Leaf, stat: Entry) -> bool:
    return leaf.value == stat.id and leaf.shape.values == get_args(Stat)


def _facts(view: View, entry: Entry) -> list[tuple[str, str]]:
    word: Any = entry.model(KINDS[entry.kind])
    return _FACTS[type(word)](view, word) if type(word) in _FACTS else []


def _affiliation(view: View, word: Affiliation) -> list[tuple[str, str]]:
    faction = view.ref("factions", word.faction) if word.faction else ""
    return [("Faction", f"{faction} {field_badge(word.sources, 'faction')}".strip() if faction else "")]


def _skill(view: View, word: Skill) -> list[tuple[str, str]]:
    return [("Icon", icon(view, word.icon) if word.icon else "")]


def _trait(view: View, word: Trait) -> list[tuple[str, str]]:
    return [
        ("Attack", plain(word.attack or "")),
        ("Dice", "" if word.dice is None else str(word.dice)),
        ("Thrown", "" if word.throw is None else f"up to {word.throw} circles"),
        ("Overwatch attack", "" if word.overwatch else "not with such a Weapon"),
    ]


def _characteristic(view: View, word: Characteristic) -> list[tuple[str, str]]:
    return [
        ("A Command Point raises it", "yes" if word.raisable else "no"),
        ("Can be missing", "yes" if word.may_be_null else "no"),
    ]


_FACTS: Mapping[type, Callable[[View, Any], list[tuple[str, str]]]] = {
    Affiliation: _affiliation,
    Skill: _skill,
    Trait: _trait,
    Characteristic: _characteristic,
}
