"""Facts about what modes and scenarios declare: markers, counters, orders and actions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from tannkit.lint.facts import leaves, phrases
from tannkit.lint.facts_effects import GAMES
from tannkit.lint.lookup import known
from tannkit.model.library import Entry, Library
from tannkit.verbs.walk import Leaf, Path

# What a scenario can take over from its modes, and how one of it is called.
LOCAL: Mapping[str, str] = {"markers": "marker", "counters": "counter", "orders": "order"}
MOST_BORROWED = 20


@lru_cache(maxsize=5_000)
def declared(entry: Entry) -> Mapping[str, Mapping[str, Path]]:
    """The markers, counters and orders that an entry declares itself: by name, with the place."""
    found: dict[str, dict[str, Path]] = {what: {} for what in LOCAL}
    if entry.kind not in GAMES:
        return found
    for name in entry.data.get("markers", {}):
        found["markers"][name] = ("markers", name)
    for phrase in phrases(entry):
        if phrase.grammar == "setup_step" and phrase.verb == "counter":
            found["counters"].setdefault(phrase.value["name"], (*phrase.path, "name"))
        if phrase.grammar == "setup_step" and phrase.verb == "order":
            found["orders"].setdefault(phrase.value["what"], (*phrase.path, "what"))
    return found


def borrowed(library: Library, entry: Entry) -> Iterator[Entry]:
    """The modes that a scenario borrows from."""
    for ref in entry.data.get("inherits", ())[:MOST_BORROWED]:
        mode = known(library, "modes", ref, entry)
        if mode is not None:
            yield mode


def names(library: Library, entry: Entry, what: str) -> list[str]:
    """The markers, counters or orders that an entry can speak of."""
    known_names = set(declared(entry)[what])
    for mode in borrowed(library, entry):
        known_names |= set(declared(mode)[what])
    return sorted(known_names)


def borrowers(library: Library, entry: Entry) -> tuple[Entry, ...]:
    """An entry and the scenarios that borrow from it."""
    return (entry, *_borrowers(library).get(entry, ()))


@lru_cache(maxsize=2)
def _borrowers(library: Library) -> Mapping[Entry, tuple[Entry, ...]]:
    found: dict[Entry, tuple[Entry, ...]] = {}
    for scenario in library.entries("scenarios", whole=True):
        for mode in borrowed(library, scenario):
            found[mode] = (*found.get(mode, ()), scenario)
    return found


def local_leaves(entry: Entry) -> Iterator[Leaf]:
    """The values of an entry that name a marker, counter or order."""
    for leaf in leaves(entry):
        if leaf.shape.local and leaf.shape.local.what in LOCAL and isinstance(leaf.value, str):
            yield leaf
