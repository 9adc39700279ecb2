"""Names: the numbers that the names of content have in one game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tannkit.model.library import Entry, Library


@dataclass(frozen=True, slots=True)
class Names:
    """Names to numbers, as seen from the pack whose game is played.

    `characters` has the figures of each character by full id, `kinds` the kinds of tokens, `tables` the places of
    factions, affiliations, skills and traits by table and full id.
    """

    library: Library
    pack: str
    characters: Mapping[str, tuple[int, ...]]
    kinds: Mapping[str, int]
    tables: Mapping[str, Mapping[str, int]]

    def figures(self, ref: str) -> tuple[int, ...]:
        """All figures of a character; empty if it is not there."""
        return self.characters.get(self._full("characters", ref), ())

    def token_kind(self, ref: str) -> int:
        """The number of a kind of token; -1 if it is not there."""
        return self.kinds.get(self._full("equipment", ref), -1)

    def place(self, table: str, ref: str) -> int:
        """The place of a name in one of the tables; -1 if it is not there."""
        return self.tables[table].get(self._full(table, ref), -1)

    def _full(self, kind: str, ref: str) -> str:
        entry = self.library.resolve(kind, ref, self.pack)
        return entry.full_id if entry else ""


def visible(library: Library, kind: str, pack: str) -> list[Entry]:
    """The sound entries of a kind that a pack can see, its own first, each id once."""
    found: dict[str, Entry] = {}
    for entry in library.visible(kind, pack):
        found.setdefault(entry.id, entry)
    return list(found.values())


def numbered(entries: list[Entry]) -> dict[str, int]:
    """Entries by full id, with their places."""
    return {entry.full_id: place for place, entry in enumerate(entries)}
