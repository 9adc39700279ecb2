"""The view from a page: everything the site knows, and the ways from this page to all others."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from tannkit.errors import UsageError
from tannkit.model.kinds import KINDS
from tannkit.model.library import Entry, Library
from tannkit.model.text import text_in
from tannkit.rulesets.tannhauser.names import Names
from tannkit.rulesets.tannhauser.odds import tables_for
from tannkit.sitegen.escape import piece, plain
from tannkit.sitegen.links import index_of, place_of, relative
from tannkit.sitegen.page import CommandHelp, Place
from tannkit.sitegen.uses import Use, Uses
from tannkit.state.tables import Tables
from tannkit.trace.proof import Proof

_CLAUSE = re.compile(r"\b[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+\b")

# How the kinds are called on the site: many, and one.
KIND_NAMES: Mapping[str, tuple[str, str]] = {
    "rules": ("Rules", "rule clause"),
    "rulings": ("Rulings", "ruling"),
    "glossary": ("Glossary", "term"),
    "factions": ("Factions", "faction"),
    "affiliations": ("Affiliations", "affiliation"),
    "skills": ("Skills", "skill"),
    "traits": ("Traits", "trait"),
    "characteristics": ("Characteristics", "characteristic"),
    "characters": ("Characters", "character"),
    "challenges": ("Challenges", "challenge"),
    "equipment": ("Equipment", "equipment token"),
    "crates": ("Crates", "crate"),
    "maps": ("Maps", "map"),
    "modes": ("Game modes", "game mode"),
    "scenarios": ("Scenarios", "scenario"),
    "teams": ("Teams", "team"),
}


@dataclass(frozen=True, slots=True)
class View:
    """A page's view: the library, who uses what, the home pack, and the page and pack one stands on.

    `proofs` has what is recorded about the proof of clauses, by their full id.
    """

    library: Library
    uses: Uses
    home: str
    commands: tuple[CommandHelp, ...] = ()
    here: str = "index.md"
    pack: str = ""
    proofs: Mapping[str, Proof] = field(default_factory=dict)
    _places: dict[int, Place] = field(default_factory=dict)
    _grounds: dict[str, tuple[Tables, Names] | None] = field(default_factory=dict)

    def at(self, place: Place, pack: str = "") -> View:
        """The view from another page."""
        return replace(self, here=place.path, pack=pack or self.home)

    def on(self, entry: Entry) -> View:
        """The view from the page of an entry."""
        return self.at(self.place(entry), entry.pack)

    def within(self, pack: str) -> View:
        """The view from the same page, with references as the pack means them."""
        return replace(self, pack=pack)

    def place(self, entry: Entry) -> Place:
        """Where an entry is shown."""
        found = self._places.get(id(entry))
        if found is None:
            found = self._places[id(entry)] = place_of(entry, self.home)
        return found

    def ground(self, pack: str) -> tuple[Tables, Names] | None:
        """The ground on which odds of a pack's tokens are played; None if the engine cannot play with its content."""
        if pack not in self._grounds:
            try:
                self._grounds[pack] = tables_for(self.library, pack)
            except UsageError:
                self._grounds[pack] = None
        return self._grounds[pack]

    def entries(self, kind: str) -> Iterator[Entry]:
        """All entries of a kind, those of the home pack first."""
        everything = list(self.library.entries(kind, whole=True))
        yield from (entry for entry in everything if entry.pack == self.home)
        yield from (entry for entry in everything if entry.pack != self.home)

    def find(self, kind: str, ref: str) -> Entry | None:
        """The entry that a reference on this page means."""
        return self.library.resolve(kind, ref, self.pack)

    def used(self, entry: Entry, *kinds: str) -> list[Use]:
        """Who refers to an entry, of certain kinds or any."""
        return [use for use in self.uses.get((entry.kind, entry.full_id), ()) if not kinds or use.entry.kind in kinds]

    def way(self, there: Place) -> str:
        """The address of a place as written on this page."""
        return relative(self.here, there)

    def to(self, there: Place, label: str) -> str:
        """A link; the label is Markdown already."""
        return f"[{label}]({self.way(there)})"

    def link(self, entry: Entry, label: str = "") -> str:
        """A link to an entry under its name."""
        return self.to(self.place(entry), label or plain(name(entry)))

    def links(self, entries: Iterable[Entry]) -> str:
        """Links to entries, each once, in the order given."""
        return ", ".join(dict.fromkeys(self.link(entry) for entry in entries))

    def ref(self, kind: str, ref: str) -> str:
        """A link to what a reference means; the bare id if it means nothing (the check has reported it)."""
        entry = self.find(kind, ref)
        return self.link(entry) if entry else plain(ref)

    def refs(self, kind: str, refs: Iterable[str]) -> str:
        """Links to what several references mean."""
        return ", ".join(self.ref(kind, ref) for ref in refs)

    def index(self, kind: str) -> str:
        """A link to the list of a kind."""
        return self.to(index_of(kind, self.home, self.home), KIND_NAMES[kind][0])

    def prose(self, text: Any, language: str = "en") -> str:
        """A text of content in one language, with clauses and rulings named in it turned into links."""
        raw, end = text_in(text, language), 0
        parts: list[str | Entry] = []
        for match in _CLAUSE.finditer(raw):
            entry = self.find("rules", match[0]) or self.find("rulings", match[0])
            if entry is not None and not entry.broken:
                parts += [raw[end : match.start()], entry]
                end = match.end()
        parts.append(raw[end:])
        return "".join(self._part(part, first=k == 0) for k, part in enumerate(parts))

    def _part(self, part: str | Entry, *, first: bool) -> str:
        return self.link(part, part.id) if isinstance(part, Entry) else piece(part, first=first)


def name(entry: Entry, language: str = "en") -> str:
    """What an entry is called: its name, or its id where it has none. Not escaped."""
    if entry.kind in ("rules", "rulings"):
        return entry.id
    return text_in(entry.data.get("name"), language) or entry.id


def view_of(
    library: Library, uses: Uses, home: str, commands: tuple[CommandHelp, ...], proofs: Iterable[Proof] = ()
) -> View:
    """The view from the start page."""
    assert set(KIND_NAMES) == set(KINDS), "each kind has a name on the site"
    by_clause = {f"{each.pack}/{each.clause}": each for each in proofs}
    return View(library, uses, home, commands, pack=home, proofs=by_clause)
