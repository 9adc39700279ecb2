"""A hostile pack: its pages show its texts and do nothing else."""

from __future__ import annotations

import pytest
from nasty_texts import NASTY
from reading import read

from tannkit.lint.report import Report
from tannkit.sitegen.build import dead_links
from tannkit.sitegen.page import Page

# All in one process, so that the pages are made once.
pytestmark = pytest.mark.xdist_group("sitegen")


def test_the_pack_is_well_formed(hostile_report: Report) -> None:
    """Only what is read can be shown: no entry is left out for errors of shape."""
    pack = hostile_report.library.packs["nasty"]
    assert [entry.full_id for kind in pack.entries.values() for entry in kind.values() if entry.broken] == []
    assert hostile_report.errors == 0


def test_no_page_of_it_holds_a_live_tag(hostile_pages: dict[str, Page]) -> None:
    nasty = {path: page for path, page in hostile_pages.items() if path.startswith("packs/nasty/")}
    assert len(nasty) > len(NASTY)
    for path, page in nasty.items():
        reader = read(page.markdown.split("---\n", 2)[-1])
        for tag, attributes in reader.tags:
            assert tag not in ("script", "iframe", "object", "embed"), path
            assert tag != "img" or attributes.get("class") == "tk-icon", path
            assert not any(name.startswith("on") for name in attributes), path
            for name in ("href", "src", "xlink:href"):
                assert ":" not in (attributes.get(name) or "").split("/")[0], path


@pytest.mark.parametrize("text", ["<img src=x onerror=alert(1)>", "[click](javascript:alert(3))"])
def test_its_texts_are_there_to_read(text: str, hostile_pages: dict[str, Page]) -> None:
    assert text in read(hostile_pages["packs/nasty/characters/guide/index.md"].markdown).text


def test_its_links_lead_somewhere(hostile_pages: dict[str, Page]) -> None:
    assert dead_links(hostile_pages.values(), lambda path: path in hostile_pages) == []
