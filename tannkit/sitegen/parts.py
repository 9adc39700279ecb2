"""Parts that many pages share: heads, tables, badges, notes on sources, lists of uses."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tannkit.model.library import Entry
from tannkit.model.source_note import Source
from tannkit.model.text import text_in
from tannkit.sitegen.escape import fenced, indented, plain
from tannkit.sitegen.links import name_of
from tannkit.sitegen.page import Place
from tannkit.sitegen.view import KIND_NAMES, View, name
from tannkit.sitegen.yaml_source import source_of

BASIS_WORDS: Mapping[str, str] = {
    "printed": "printed in the document",
    "example": "shown by an example",
    "inferred": "inferred from other facts",
    "second-hand": "by others' accounts",
    "estimated": "estimated by us, because no source gives it",
    "own": "our own",
}
DASH = "–"
UNSEARCHED = "{ data-search-exclude }"
_TAG = re.compile("<[^>]*>")


def head(title: str, trail: Sequence[str] = (), *, boost: float = 1) -> str:
    """The beginning of a page that is not in the navigation: a trail of links above the title.

    Args:
        title: the title, as Markdown.
        trail: links to the pages above this one.
        boost: how much further up the page stands among search results.
    """
    # The title for the browser's tab: mkdocs finds it by itself only where nothing stands above it. Without our tags,
    # and as a JSON string, which YAML reads as the same text.
    meta = [f"title: {json.dumps(_TAG.sub('', title), ensure_ascii=False)}", "hide: [navigation]"]
    if boost != 1:
        meta += ["search:", f"  boost: {boost}"]
    crumbs = f'\n<p class="tk-trail" markdown="span">{" › ".join(trail)} ›</p>\n' if trail else ""
    return "---\n" + "\n".join(meta) + f"\n---\n{crumbs}\n# {title}\n"


def entry_head(view: View, entry: Entry, *, boost: float = 2) -> str:
    """The head of an entry's page: its kind, its pack where it is not the home pack, and its name in German."""
    trail = [view.index(entry.kind)]
    if entry.pack != view.home:
        trail.insert(0, view.to(pack_page(entry.pack, view.home), plain(pack_name(view, entry.pack))))
    german = text_in(entry.data.get("name"), "de")
    line = (
        f'\n<p class="tk-sub" markdown="span">German: {plain(german)}</p>\n' if german and german != name(entry) else ""
    )
    return head(plain(name(entry)), trail, boost=boost) + line


def pack_page(pack: str, home: str) -> Place:
    """The page of a pack."""
    return Place("packs/index.md") if pack == home else Place(f"packs/{name_of(pack)}/index.md")


def pack_name(view: View, pack: str) -> str:
    """The name of a pack as readers see it."""
    info = view.library.packs[pack].info
    return text_in(info.name, "en") if info else pack


def table(header: Sequence[str], rows: Iterable[Sequence[str]], *, align: str = "") -> str:
    """A table. `align` has a letter for each column: l, c or r; left where it has none."""
    marks = {"l": "---", "c": ":-:", "r": "--:"}
    line = [marks[align[k] if k < len(align) else "l"] for k in range(len(header))]
    lines = [header, line, *rows]
    return "\n" + "\n".join("| " + " | ".join(value or " " for value in each) + " |" for each in lines) + "\n"


def facts_table(rows: Iterable[tuple[str, str]]) -> str:
    """Facts under their labels; those without a value are left out."""
    shown = [row for row in rows if row[1].strip()]
    return f'\n<div class="tk-facts" markdown="block">\n{table(("Fact", "Value"), shown)}\n</div>\n' if shown else ""


def big_table(header: Sequence[str], rows: Iterable[Sequence[str]], *, align: str = "") -> str:
    """A table with a box to filter its rows by a word (see `tables.js`)."""
    return f'\n<div class="tk-filtered" markdown="block">\n{table(header, rows, align=align)}\n</div>\n'


def section(title: str, body: str, *, searched: bool = True) -> str:
    """A section, or nothing where its body is empty. The search passes over one that repeats what stands elsewhere."""
    mark = "" if searched else f" {UNSEARCHED}"
    return f"\n## {title}{mark}\n\n{body}\n" if body.strip() else ""


def bullets(lines: Iterable[str]) -> str:
    """A list."""
    return "\n".join(f"- {line}" for line in lines if line)


def badge(word: str, note: str = "", look: str = "") -> str:
    """A small label; `note` shows when one points at it."""
    title = f' title="{plain(note)}"' if note else ""
    return f'<span class="tk-badge tk-{look or word}"{title}>{plain(word)}</span>'


def basis_badge(source: Any, *, always: bool = False) -> str:
    """A label for a fact whose source is weaker than print; empty for what is printed, unless `always`."""
    if not isinstance(source, Source):
        return ""
    if source.basis in ("printed", "own", "example") and not always:
        return ""
    return badge(source.basis, source.note or BASIS_WORDS[source.basis])


def field_badge(sources: Any, field: str) -> str:
    """The label of a field with a source of its own."""
    return basis_badge(sources.get(field)) if isinstance(sources, Mapping) else ""


def field_note(sources: Any, field: str) -> str:
    """A paragraph that says how a field is known, where it is not printed."""
    label = field_badge(sources, field)
    note = sources[field].note if label else ""
    return f"{label} {plain(note or BASIS_WORDS[sources[field].basis])}\n\n" if label else ""


def source_line(source: Source | None) -> str:
    """A source in a line."""
    if source is None:
        return ""
    where = plain(source.document.replace("-", " ")) if source.document else ""
    page = f"p. {plain(source.page)}" if source.page else ""
    place = ", ".join(part for part in (where, page) if part)
    note = f" – {plain(source.note)}" if source.note else ""
    return " ".join(part for part in (badge(source.basis, BASIS_WORDS[source.basis]), place) if part) + note


def sources_section(entry: Entry, source: Source | None, sources: Mapping[str, Source] | None = None) -> str:
    """Where the facts of an entry come from, field by field where they differ."""
    rows = [("everything else" if sources else "all", source_line(source))] if source else []
    rows = [(plain(field), source_line(each)) for field, each in (sources or {}).items()] + rows
    return section("Sources", table(("Fact", "Known from"), rows), searched=False) if rows else ""


def yaml_section(view: View, entry: Entry) -> str:
    """The entry as it is written in its file, folded away and left out of the search."""
    block = indented(fenced(source_of(entry)))
    file = shown_file(view, entry.pack, entry.document.file)
    title = f"{plain(file)}, line {entry.span().line}"
    return section("As it is written", f'??? abstract "{title}"\n\n{block}', searched=False)


def shown_file(view: View, pack: str, file: str) -> str:
    """A file's name within its pack, so that nothing on the site depends on where the pack lies."""
    folder = view.library.packs[pack].folder
    return file.removeprefix(f"{folder.as_posix()}/") if folder else file


def notes_section(view: View, notes: Sequence[Any]) -> str:
    """Remarks for readers."""
    return section("Notes", bullets(view.prose(note) for note in notes))


def clauses_section(view: View, refs: Sequence[str], title: str = "Rule clauses") -> str:
    """Clauses with their statements."""
    lines = []
    for ref in refs:
        clause = view.find("rules", ref)
        if clause is not None:
            lines.append(f"{view.link(clause)}: {view.prose(clause.data.get('statement'))}")
    return section(title, bullets(lines), searched=False)


def rulings_section(view: View, entry: Entry, refs: Sequence[str]) -> str:
    """Rulings that an entry names, and those that name it."""
    found = [view.find("rulings", ref) for ref in refs] + [use.entry for use in view.used(entry, "rulings")]
    lines = {each.full_id: ruling_line(view, each) for each in found if each is not None}
    return section("Rulings", bullets(lines.values()), searched=False)


def ruling_line(view: View, ruling: Entry) -> str:
    """A ruling with its question and the reading we play by."""
    default = str(ruling.data.get("default", ""))
    reading = ruling.data.get("options", {}).get(default, {}).get("reading", "")
    return f"{view.link(ruling)}: {view.prose(ruling.data.get('question'))} *{view.prose(reading) or plain(default)}*"


def used_by_section(view: View, entry: Entry, kinds: Sequence[str] = (), title: str = "Used by") -> str:
    """Who refers to an entry, kind by kind."""
    by_kind: dict[str, dict[str, Entry]] = {}
    for use in view.used(entry, *kinds):
        by_kind.setdefault(use.entry.kind, {})[use.entry.full_id] = use.entry
    lines = [
        f"**{KIND_NAMES[kind][0]}** ({len(found)}): {view.links(found.values())}" for kind, found in by_kind.items()
    ]
    return section(title, bullets(lines), searched=False)


def both_languages(text: Any) -> str:
    """A text in English, and in German below it where there is one."""
    english, german = text_in(text, "en"), text.get("de") if isinstance(text, Mapping) else None
    second = f'\n\n<p class="tk-sub" lang="de" markdown="span">{plain(german)}</p>' if german else ""
    return f"{plain(english)}{second}\n" if english else ""
