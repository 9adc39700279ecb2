"""Pages of packs: what each holds, who wrote it, and what the check says about it."""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.report import Report
from tannkit.model.kinds import KINDS
from tannkit.model.library import LoadedPack
from tannkit.model.text import text_in
from tannkit.sitegen.escape import code, plain, told
from tannkit.sitegen.links import index_of
from tannkit.sitegen.page import Page, Place
from tannkit.sitegen.pages.checks import check_place
from tannkit.sitegen.parts import bullets, facts_table, head, pack_name, pack_page, section, shown_file, table
from tannkit.sitegen.view import KIND_NAMES, View

INDEX = Place("packs/index.md")
MOST_PROBLEMS = 500


def packs_index(view: View, report: Report) -> str:
    """All packs, and what the check found."""
    parts = []
    for pack in view.library.packs.values():
        link = "" if pack.id == view.home else f" ({view.to(pack_page(pack.id, view.home), 'all its entries')})"
        parts.append(f"\n## {plain(pack_name(view, pack.id))}\n\n{_facts(view, pack)}{link}\n")
    parts.append(section("What the check says", _findings(view, report)))
    return "\n".join(parts)


def pack_pages(view: View) -> Iterator[Page]:
    """A page for each pack but the home pack, with all its entries."""
    for pack in view.library.packs.values():
        if pack.id == view.home:
            continue
        here = view.at(pack_page(pack.id, view.home), pack.id)
        title = head(plain(pack_name(view, pack.id)), [here.to(INDEX, "Packs")])
        lines = []
        for kind in KINDS:
            entries = [entry for entry in pack.entries[kind].values() if not entry.broken]
            if entries:
                lines.append(f"**{KIND_NAMES[kind][0]}**: {here.links(entries)}")
        yield Page(here.here, "\n".join([title, _facts(here, pack), section("Entries", bullets(lines))]))


def _facts(view: View, pack: LoadedPack) -> str:
    info = pack.info
    if info is None:
        return "A pack without a readable pack.yaml.\n"
    counts = []
    for kind in KINDS:
        if pack.entries[kind]:
            label = _counted(kind, pack)
            counts.append(view.to(index_of(kind, view.home, view.home), label) if pack.id == view.home else label)
    rows = [
        ("Id", code(info.id)),
        ("Version", plain(info.version)),
        ("Ruleset", f"{plain(info.ruleset.id)} {plain(info.ruleset.version)}"),
        ("Builds on", ", ".join(f"{plain(each)} {plain(version)}" for each, version in info.requires.items())),
        ("Languages", ", ".join(plain(language) for language in info.languages)),
        ("Authors", ", ".join(plain(author) for author in info.authors)),
        ("Licence", plain(info.licence)),
        ("Holds", ", ".join(counts)),
    ]
    text = plain(text_in(info.text, "en")) if info.text else ""
    return f"{text}\n{facts_table(rows)}"


def _counted(kind: str, pack: LoadedPack) -> str:
    """How many entries of a kind a pack has. Markers are written like equipment tokens, but nobody carries them."""
    entries = pack.entries[kind].values()
    markers = sum(kind == "equipment" and entry.data.get("kind") == "marker" for entry in entries)
    parts = ((len(entries) - markers, KIND_NAMES[kind][1]), (markers, "marker"))
    return " and ".join(f"{count} {one}{'' if count == 1 else 's'}" for count, one in parts if count)


def _findings(view: View, report: Report) -> str:
    count = len(report.documents)
    if not report.problems:
        return f"{count} files checked: no problems."
    rows = [
        (
            view.to(check_place(each.code), each.code),
            code(f"{_file(view, each.span.file)}:{each.span.line}"),
            told(each.message),
        )
        for each in report.problems[:MOST_PROBLEMS]
    ]
    return f"{count} files checked.\n\n{table(('Code', 'Where', 'What'), rows)}"


def _file(view: View, file: str) -> str:
    """A file's name within the pack it belongs to."""
    for pack in view.library.packs:
        short = shown_file(view, pack, file)
        if short != file:
            return short
    return file
