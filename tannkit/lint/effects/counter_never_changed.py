"""A counter is asked for, but nothing ever changes it.

## What it does
For each counter of a mode or scenario it looks for conditions, numbers and victories that read it, and for `count`
steps that change it. Modes with rules in words are left alone.

## Why is this bad?
The counter keeps the value it starts with, so what waits for another value never happens. Often it is the victory.

## What it cannot see
Whether it can ever reach the value that is asked for.

## How to fix it
Add `count: {name: …, add: …}` where the thing in question happens.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts import phrases
from tannkit.lint.facts_effects import GAMES
from tannkit.lint.facts_games import borrowers, declared
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Entry, Library


def changed(entry: Entry) -> set[str]:
    """The counters that something in an entry changes."""
    return {each.value["name"] for each in phrases(entry) if each.grammar == "operation" and each.verb == "count"}


def read(entry: Entry) -> set[str]:
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
            asked = {name for user in users for name in read(user)}
            moved = {name for user in users for name in changed(user)}
            for name in declared(entry)["counters"]:
                if (unread and name not in asked) or (not unread and name in asked - moved):
                    yield entry, name


def check(library: Library) -> Iterator[Found]:
    """Counters that are read but never changed."""
    for entry, name in counters(library, unread=False):
        message = f"the counter `{name}` is asked for, but nothing changes it"
        hint = f"Add `count: {{name: {name}, add: 1}}` where it goes up."
        yield Found(entry, declared(entry)["counters"][name], message, hint)


RULE = rule(__doc__, "E011", "counter-never-changed", check)
