"""Pages of rule clauses: one for each chapter, with every clause as a section that can be linked to."""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.model.library import Entry
from tannkit.model.rules import Rule
from tannkit.sitegen.escape import plain
from tannkit.sitegen.links import name_of, pack_folder
from tannkit.sitegen.page import Page, Place
from tannkit.sitegen.pages.proved import proof_line
from tannkit.sitegen.parts import BASIS_WORDS, badge, head, pack_name, table
from tannkit.sitegen.view import View

# How many of the entries that use a clause are named beside it.
MOST_USES = 8


def chapters(view: View) -> dict[tuple[str, str], list[Entry]]:
    """The clauses by pack and chapter, in the order in which the chapters begin."""
    found: dict[tuple[str, str], list[Entry]] = {}
    for entry in view.entries("rules"):
        found.setdefault((entry.pack, entry.model(Rule).chapter), []).append(entry)
    return found


def chapter_title(chapter: str) -> str:
    """A chapter's id as a title. Not escaped."""
    for prefix in ("mode", "scenario", "tokens"):
        if chapter.startswith(f"{prefix}-"):
            return f"{prefix.capitalize()}: {chapter.removeprefix(prefix + '-').replace('-', ' ')}"
    return chapter.replace("-", " ").capitalize()


def chapter_pages(view: View) -> Iterator[Page]:
    """A page for each chapter."""
    for (pack, chapter), clauses in chapters(view).items():
        place = chapter_place(pack, chapter, view.home)
        yield _chapter_page(view.at(place, pack), chapter, clauses)


def chapter_place(pack: str, chapter: str, home: str) -> Place:
    """Where a chapter is shown."""
    return Place(f"{pack_folder(pack, home)}rules/{name_of(chapter)}/index.md")


def rules_index(view: View) -> str:
    """The list of chapters."""
    groups: dict[str, list[tuple[str, str, int]]] = {}
    several = len({pack for pack, _ in chapters(view)}) > 1
    for (pack, chapter), clauses in chapters(view).items():
        kind = chapter.split("-")[0]
        group = {"mode": "Game modes", "scenario": "Scenarios", "tokens": "Tokens"}.get(kind, "The game")
        if several and pack != view.home:
            group = pack_name(view, pack)
        groups.setdefault(group, []).append((pack, chapter, len(clauses)))
    parts = []
    for group, rows in groups.items():
        lines = [
            (view.to(chapter_place(pack, chapter, view.home), plain(chapter_title(chapter))), str(count))
            for pack, chapter, count in rows
        ]
        parts.append(f"\n## {plain(group)}\n{table(('Chapter', 'Clauses'), lines, align='lr')}")
    return "\n".join(parts)


def _chapter_page(view: View, chapter: str, clauses: list[Entry]) -> Page:
    title = head(plain(chapter_title(chapter)), [view.index("rules")], boost=2)
    return Page(view.here, "\n".join([title, *(_clause(view, clause) for clause in clauses)]))


def _clause(view: View, entry: Entry) -> str:
    rule = entry.model(Rule)
    lines = [
        f"\n### {plain(entry.id)} {{ #{name_of(entry.id)} }}\n",
        view.prose(rule.statement),
        "",
        f'<p class="tk-small" markdown="span">{_small(view, entry, rule)}</p>',
        proof_line(view, entry),
    ]
    if rule.check:
        lines.insert(2, f'\n<p class="tk-test" markdown="span">**Test:** {view.prose(rule.check)}</p>')
    return "\n".join(lines)


def _small(view: View, entry: Entry, rule: Rule) -> str:
    """Page, basis and users of a clause in a line."""
    parts = []
    if rule.source:
        parts.append(badge(rule.source.basis, rule.source.note or BASIS_WORDS[rule.source.basis]))
        if rule.source.page:
            parts.append(f"p. {plain(rule.source.page)}")
    if rule.implied:
        parts.append("follows without being said")
    users = list({use.entry.full_id: use.entry for use in view.used(entry)}.values())
    if users:
        more = f" and {len(users) - MOST_USES} more" if len(users) > MOST_USES else ""
        parts.append(f"used by {view.links(users[:MOST_USES])}{more}")
    return " · ".join(parts) or "–"
