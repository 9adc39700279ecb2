"""A marker is declared, but nothing ever lays it on the board.

## What it does
Looks for an effect, action or setup step that places each marker of a mode or scenario, and each token of kind
`marker`. Modes with rules in words are left alone.

## Why is this bad?
The marker stays in the box, and whatever depends on it never happens.

## What it cannot see
Scenarios in other packs that would lay it.

## How to fix it
Add `place: {what: …}` (for a token of kind `marker`: `place: {marker: …}`), or remove the marker.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tannkit.lint.facts import phrases
from tannkit.lint.facts_effects import GAMES, laid_by_others
from tannkit.lint.facts_games import borrowers
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Entry, Library
from tannkit.verbs.walk import Phrase

# The fields in which steps name the marker that they bring into play.
LAYS: Mapping[tuple[str, str], tuple[str, ...]] = {
    ("operation", "place"): ("what",),
    ("operation", "take"): ("what",),
    ("setup_step", "lay"): ("what",),
    ("setup_step", "crates"): ("mixed_with",),
}
PICKED = ("chosen", "each")


def check(library: Library) -> Iterator[Found]:
    """Markers that stay in the box."""
    for kind in GAMES:
        for entry in library.entries(kind):
            users = borrowers(library, entry)
            if entry.data.get("markers") and not any(user.data.get("words") for user in users):
                laid = {name for user in users for name in _laid(user)}
                for name in entry.data["markers"]:
                    if name not in laid:
                        hint = f"Add `place: {{what: {name}, …}}`, or remove it."
                        yield Found(entry, ("markers", name), f"nothing lays `{name}` on the board", hint, "key")
    for token in library.entries("equipment"):
        if token.data["kind"] == "marker" and ("place", token) not in laid_by_others(library):
            hint = f"Add `place: {{marker: {token.id}, …}}` to an effect, or remove it."
            yield Found(token, (), f"nothing lays `{token.id}` on the board", hint)


def _laid(entry: Entry) -> Iterator[str]:
    """The markers of a mode that some step lays, or gives into somebody's hands."""
    for phrase in phrases(entry):
        for field in LAYS.get((phrase.grammar, phrase.verb), ()):
            if field in phrase.value:
                yield phrase.value[field]
    if any(each.verb in ("place", "take") and each.value.get("token") in PICKED for each in _steps(entry)):
        for phrase in phrases(entry):
            if phrase.grammar == "selector" and phrase.verb == "tokens" and "kind" in phrase.value:
                yield phrase.value["kind"]


def _steps(entry: Entry) -> Iterator[Phrase]:
    return (phrase for phrase in phrases(entry) if phrase.grammar == "operation")


RULE = rule(__doc__, "E010", "marker-never-laid", check, severity="warning")
