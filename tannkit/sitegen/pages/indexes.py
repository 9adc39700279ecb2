"""Lists of entries: one page for each kind, and the front pages of the reference."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from tannkit.model.kinds import KINDS
from tannkit.model.library import Entry
from tannkit.sitegen.links import TOGETHER, index_of
from tannkit.sitegen.page import Page
from tannkit.sitegen.pages.challenges import challenges_body
from tannkit.sitegen.pages.characters import characters_table
from tannkit.sitegen.pages.crates import crates_body
from tannkit.sitegen.pages.equipment import equipment_table
from tannkit.sitegen.pages.games import modes_table, scenarios_table
from tannkit.sitegen.pages.glossary import glossary_body
from tannkit.sitegen.pages.maps import maps_table
from tannkit.sitegen.pages.rules import rules_index
from tannkit.sitegen.pages.rulings import rulings_table
from tannkit.sitegen.pages.teams import teams_table
from tannkit.sitegen.pages.vocabulary import words_table
from tannkit.sitegen.view import KIND_NAMES, View

Listing = Callable[[View, list[Entry]], str]

LISTINGS: Mapping[str, Listing] = {
    "rules": lambda view, _: rules_index(view),
    "rulings": rulings_table,
    "glossary": glossary_body,
    "factions": words_table,
    "affiliations": words_table,
    "skills": words_table,
    "traits": words_table,
    "characteristics": words_table,
    "characters": characters_table,
    "challenges": challenges_body,
    "equipment": equipment_table,
    "crates": crates_body,
    "maps": maps_table,
    "modes": modes_table,
    "scenarios": scenarios_table,
    "teams": teams_table,
}


def index_pages(view: View) -> Iterator[Page]:
    """A page for each kind; kinds shown together have one for each pack that has any."""
    for kind in KINDS:
        everything = list(view.entries(kind))
        packs = [view.home]
        if kind in TOGETHER:
            packs = list(dict.fromkeys([view.home, *(entry.pack for entry in everything)]))
        for pack in packs:
            shown = [entry for entry in everything if kind not in TOGETHER or entry.pack == pack]
            yield _index_page(view.at(index_of(kind, pack, view.home), pack), kind, shown)


def _index_page(view: View, kind: str, entries: list[Entry]) -> Page:
    body = LISTINGS[kind](view, entries) if entries else "There are none in the packs that are loaded.\n"
    # A table takes the room of the list of contents, which has nothing to list.
    meta = "search:\n  boost: 2" if kind in TOGETHER or kind == "rules" else "hide: [toc]"
    return Page(view.here, f"---\n{meta}\n---\n\n# {KIND_NAMES[kind][0]}\n\n{body}")
