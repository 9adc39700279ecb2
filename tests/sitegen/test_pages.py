"""Every entry has a page or a section of one, and every link on the generated pages leads somewhere."""

from __future__ import annotations

import posixpath
import re

import pytest
from reading import by_path

from tannkit.lint.report import Report
from tannkit.lint.rules import RULES
from tannkit.model.kinds import KINDS
from tannkit.sitegen.build import dead_links
from tannkit.sitegen.generate import pages
from tannkit.sitegen.links import place_of
from tannkit.sitegen.page import Page
from tannkit.sitegen.pages.checks import check_place
from tannkit.verbs.grammars import GRAMMARS

# All in one process, so that the pages are made once.
pytestmark = pytest.mark.xdist_group("sitegen")

LINK = re.compile(r"\]\(([^()\s]*)\)")
ID = re.compile(r'\{ #([^\s}]+) \}|<a id="([^"]+)">')
# Places that mkdocs and the theme make, or that are not generated: files beside the pages.
FILES = ("assets/",)


@pytest.mark.parametrize("kind", KINDS)
def test_every_entry_has_a_place(kind: str, bundled_report: Report, bundled_pages: dict[str, Page]) -> None:
    for entry in bundled_report.library.entries(kind, whole=True):
        place = place_of(entry, "tannhauser-revised")
        assert place.path in bundled_pages, entry.full_id
        if place.anchor:
            assert place.anchor in anchors(bundled_pages[place.path]), entry.full_id


def test_every_rule_kind_and_grammar_has_a_page(bundled_pages: dict[str, Page]) -> None:
    wanted = [check_place(code).path for code in RULES]
    wanted += [f"schema/{kind}/index.md" for kind in ("pack", *KINDS)]
    wanted += [f"effects/{grammar}/index.md" for grammar in GRAMMARS]
    assert [path for path in wanted if path not in bundled_pages] == []


def test_every_link_leads_to_a_page_and_an_anchor_on_it(bundled_pages: dict[str, Page]) -> None:
    assert dead_links(bundled_pages.values(), lambda path: path in bundled_pages) == []
    known = {path: anchors(page) for path, page in bundled_pages.items()}
    for page in bundled_pages.values():
        for link in dict.fromkeys(LINK.findall(page.markdown)):
            way, _, anchor = link.partition("#")
            target = posixpath.normpath(posixpath.join(posixpath.dirname(page.path), way)) if way else page.path
            assert not anchor or anchor in known[target], f"{page.path}: {link}"


def test_a_dead_link_is_found() -> None:
    page = Page("a/index.md", "[x](../b/index.md) and [y](../c/index.md#d)")
    assert dead_links([page], lambda path: path == "b/index.md") == ["a/index.md -> ../c/index.md"]


def test_the_same_content_gives_the_same_pages(bundled_report: Report, bundled_pages: dict[str, Page]) -> None:
    assert by_path(pages(bundled_report)) == bundled_pages


def test_pages_tell_nothing_about_this_machine(bundled_report: Report, bundled_pages: dict[str, Page]) -> None:
    folders = {str(pack.folder) for pack in bundled_report.library.packs.values()}
    for page in bundled_pages.values():
        assert not any(folder in page.markdown for folder in folders), page.path


def test_a_token_page_says_what_one_looks_for(bundled_pages: dict[str, Page]) -> None:
    text = bundled_pages["equipment/patmos-amulet/index.md"].markdown
    assert "# Patmos Amulet" in text
    assert "[Hermann Von Heïzinger](../../characters/hermann-von-heizinger/index.md) (special object)" in text
    assert '=== "English"' in text and '=== "Deutsch"' in text
    assert "../../rules/tokens-reich/index.md#re-eq-patmos-amulet-1" in text


def test_the_start_page_names_the_packs(bundled_report: Report) -> None:
    start = next(pages(bundled_report, (), [Page("index.md", "Here: <!-- packs -->")]))
    assert start.markdown == (
        "Here: [The Lighthouse](packs/examples/index.md), [Tannhäuser, revised edition](packs/index.md)"
    )


def test_markers_are_counted_apart(bundled_pages: dict[str, Page]) -> None:
    assert "121 equipment tokens and 1 marker" in bundled_pages["packs/index.md"].markdown


def test_estimated_values_are_marked(bundled_pages: dict[str, Page]) -> None:
    text = bundled_pages["characters/voivode/index.md"].markdown
    assert re.search(r"## Values\n\n<span class=\"tk-badge tk-estimated\"", text)


def anchors(page: Page) -> set[str]:
    """The anchors of a page that links may name; headings without one of their own are not linked to from elsewhere."""
    found = {one or other for one, other in ID.findall(page.markdown)}
    titles = re.findall(r"^#+ (.+)$", page.markdown, re.MULTILINE)
    return found | {re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-") for title in titles}
