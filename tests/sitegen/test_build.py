"""Building: what is refused, and what stays in place when a build fails."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tannkit.errors import TannkitError, UsageError
from tannkit.lint.report import Report
from tannkit.lint.run import report
from tannkit.schema.load import pack_of_bytes, with_required
from tannkit.sitegen import build
from tannkit.sitegen.page import Page

PACK = b"""\
id: small
name: Small
version: 1.0.0
ruleset: {id: other, version: ">=1.0"}
languages: [en]
licence: MIT
"""


def small(content: bytes) -> Report:
    return report(with_required([pack_of_bytes({"pack.yaml": PACK, "content.yaml": content})]))


@pytest.fixture
def good() -> Report:
    return small(b"skills:\n  swim: {name: Swim, meaning: Swims well.}\n")


def test_content_with_errors_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="the content has"):
        build.build_site(small(b"skills:\n  swim: {nmae: Swim}\n"), tmp_path)


def test_a_failed_build_leaves_the_old_site(good: Report, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = tmp_path / "site" / "packs" / "index.html"
    old.parent.mkdir(parents=True)
    old.write_text("old")

    def fail(work: Path) -> None:
        raise TannkitError("no")

    monkeypatch.setattr(build, "_run_mkdocs", fail)
    with pytest.raises(TannkitError):
        build.build_site(good, tmp_path)
    assert old.read_text() == "old"
    assert [path.name for path in tmp_path.iterdir()] == ["site"], "nothing else is left lying about"


def test_a_new_site_takes_the_place_of_the_old(good: Report, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def succeed(work: Path) -> None:
        (work / "site" / "packs").mkdir(parents=True)
        for name in ("index.html", "packs/index.html"):
            (work / "site" / name).write_text("new")

    monkeypatch.setattr(build, "_run_mkdocs", succeed)
    for _ in range(2):
        assert (build.build_site(good, tmp_path) / "index.html").read_text() == "new"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["docs", "site"]


def test_a_pack_that_builds_on_nothing_has_a_site_too(good: Report, tmp_path: Path) -> None:
    build.write_docs(good, (), tmp_path / "docs")
    assert "# Swim" in (tmp_path / "docs" / "skills" / "swim" / "index.md").read_text("utf-8")


@pytest.mark.parametrize(
    ("pages", "message"),
    [
        ([Page("a/index.md", ""), Page("a/index.md", "")], "two pages"),
        ([Page("a/index.md", "[x](../b/index.md)")], "lead nowhere"),
    ],
)
def test_wrong_pages_end_the_build(
    pages: list[Page], message: str, good: Report, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build, "pages", lambda *_: pages)
    with pytest.raises(TannkitError, match=message):
        build.write_docs(good, (), tmp_path / "docs")


def test_mkdocs_is_strict(good: Report, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A link to an anchor that is not there ends the build as well, which only mkdocs can see."""
    made = build.pages

    def with_dead_anchor(*given: Any) -> list[Page]:
        return [*made(*given), Page("extra/index.md", "# Extra\n\n[x](../skills/index.md#nowhere)\n")]

    monkeypatch.setattr(build, "pages", with_dead_anchor)
    with pytest.raises(TannkitError, match="nowhere"):
        build.build_site(good, tmp_path)
