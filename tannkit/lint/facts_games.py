"""Facts about what modes and scenarios declare: markers, counters, orders and actions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from tannkit.lint.facts import leaves, phrases
from tannkit.lint.facts_effects import GAMES
from tannkit.model.library import Entry, Library
from tannkit.model.lookup import known
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


def _changed(entry: Entry) -> set[str]:
    """The counters that something in an entry changes."""
    return {each.value["name"] for each in phrases(entry) if each.grammar == "operation" and each.verb == "count"}


def _read(entry: Entry) -> set[str]:
    """The counters that something in an entry reads."""
    found = set()
    for phrase in phrases(entry):
        if phrase.grammar == "condition" and phrase.verb == "counter":
            found.add(phrase.value["name"])
        elif phrase.grammar == "number" and "counter" in phrase.value:
            found.add(phrase.value["counter"])
        elif phrase.grammar == "winner" and "most" in phrase.value:
            found.add(phrase.value["most"])
    return found


def counters(library: Library, *, unread: bool) -> Iterator[tuple[Entry, str]]:
    """The counters that are changed but never read (`unread`), or read but never changed, with their entries."""
    for kind in GAMES:
        for entry in library.entries(kind):
            users = borrowers(library, entry) if declared(entry)["counters"] else ()
            if any(user.data.get("words") for user in users):
                continue
            asked = {name for user in users for name in _read(user)}
            moved = {name for user in users for name in _changed(user)}
            for name in declared(entry)["counters"]:
                if (unread and name not in asked) or (not unread and name in asked - moved):
                    yield entry, name
