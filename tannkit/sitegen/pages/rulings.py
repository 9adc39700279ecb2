"""The page of a ruling: the question, its possible readings, the one we play by, and why."""

from __future__ import annotations

from tannkit.model.library import Entry
from tannkit.model.rules import Ruling
from tannkit.sitegen.escape import code, plain
from tannkit.sitegen.page import Page
from tannkit.sitegen.parts import (
    badge,
    big_table,
    bullets,
    clauses_section,
    entry_head,
    section,
    sources_section,
    used_by_section,
    yaml_section,
)
from tannkit.sitegen.view import View


def ruling_page(view: View, entry: Entry) -> Page:
    """The page of one ruling."""
    ruling = entry.model(Ruling)
    body = [
        entry_head(view, entry),
        f"**{view.prose(ruling.question)}**\n",
        section("Readings", bullets(_reading(view, ruling, option) for option in ruling.options)),
        section("Why the default", view.prose(ruling.reason)),
        section("The publisher's answer", view.prose(ruling.official)),
        f"\nHow much play depends on it: {badge(ruling.weight, look=f'weight-{ruling.weight}')}\n",
        clauses_section(view, ruling.touches, "Clauses concerned"),
        section("Tokens concerned", view.refs("equipment", ruling.equipment)),
        used_by_section(view, entry),
        sources_section(entry, ruling.source),
        yaml_section(view, entry),
    ]
    return Page(view.here, "\n".join(body))


def rulings_table(view: View, entries: list[Entry]) -> str:
    """All rulings with their questions."""
    rows = []
    for entry in entries:
        ruling = entry.model(Ruling)
        weight = badge(ruling.weight, look=f"weight-{ruling.weight}")
        rows.append([view.link(entry), weight, view.within(entry.pack).prose(ruling.question), plain(ruling.default)])
    return big_table(("Ruling", "Weight", "Question", "We play"), rows)


def _reading(view: View, ruling: Ruling, option: str) -> str:
    mark = f" {badge('default')}" if option == ruling.default else ""
    return f"{code(option)}{mark}: {view.prose(ruling.options[option].reading)}"
