"""Building: texts that look like links, folders that are no place for a site, and packages that are not there."""

from __future__ import annotations

import builtins
from pathlib import Path
from typing import Any

import pytest

from tannkit.cli.main import run
from tannkit.draw import renderer
from tannkit.errors import UsageError
from tannkit.lint.case import PACK
from tannkit.lint.run import check
from tannkit.sitegen import build
from tannkit.sitegen.escape import fenced, indented
from tannkit.sitegen.page import Page

LINKS = "[a](x.md) [b](../../../etc/passwd.md) ``` [c](y.md)"


def links_of(markdown: str) -> list[str]:
    return build.dead_links([Page("a/index.md", markdown)], lambda path: False)


@pytest.mark.parametrize(
    "markdown",
    [
        fenced(LINKS),
        f"??? abstract\n\n{indented(fenced(LINKS))}\n",
        fenced("```\n" + LINKS + "\n````"),
        f"<div>\n<svg class='game-map'>\n<title>{LINKS}</title>\n</svg>\n</div>\n",
    ],
    ids=["code", "folded code", "code that ends itself", "drawing"],
)
def test_what_a_stranger_wrote_into_a_text_is_no_link_of_ours(markdown: str) -> None:
    """Else everybody could end the build of a site with a name such as `[x](y.md)`."""
    assert links_of(f"# Title\n\n{markdown}\n") == []
    assert links_of(f"{markdown}\n\n[d](z.md)\n\n{markdown}\n") == ["a/index.md -> z.md"]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "pack.yaml").write_text(PACK, "utf-8")
    return tmp_path / "mine"


@pytest.mark.parametrize("out", ["", "out", "deep/er"])
def test_a_site_inside_a_pack_would_be_read_as_content(out: str, home: Path) -> None:
    with pytest.raises(UsageError, match="read as part of it"):
        build.ready(check([home]), home / out)


@pytest.mark.parametrize("out", ["build", "build/x", ".out", "../beside"])
def test_a_site_beside_content_is_fine(out: str, home: Path) -> None:
    build.ready(check([home]), home / out)


@pytest.mark.parametrize("name", ["docs", "site"])
def test_folders_of_others_are_not_replaced(name: str, home: Path, tmp_path: Path) -> None:
    (tmp_path / name).mkdir()
    build.ready(check([home]), tmp_path)
    own = tmp_path / name / "index.html"
    own.write_text("mine", "utf-8")
    assert run(["build", str(home), "--out", str(tmp_path)]) == 2
    assert own.read_text("utf-8") == "mine"
    assert not (tmp_path / "maps").exists()


def test_an_interruption_between_two_folders_brings_the_old_one_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "work" / "site").mkdir(parents=True)
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "old").touch()
    rename = Path.rename

    def interrupted(self: Path, target: Path) -> Path:
        if self == tmp_path / "work" / "site":
            raise KeyboardInterrupt
        return rename(self, target)

    monkeypatch.setattr(Path, "rename", interrupted)
    with pytest.raises(KeyboardInterrupt):
        build._swap(tmp_path / "work" / "site", tmp_path / "site")
    assert (tmp_path / "site" / "old").exists()


@pytest.mark.parametrize("name", ["N\udcff", "two\nlines", "bell\x07", "turn\u202e"])
def test_names_that_no_file_can_hold(name: str, home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["new", "character", name, "--in", str(home)]) == 2
    assert "cannot be printed" in capsys.readouterr().err
    assert [path.name for path in home.iterdir()] == ["pack.yaml"]


def test_a_package_that_is_missing_is_named(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    real = builtins.__import__

    def without(name: str, *given: Any, **more: Any) -> Any:
        if name == "tannkit.model.suggest":
            raise ModuleNotFoundError("no", name="coloraide")
        return real(name, *given, **more)

    monkeypatch.setattr(builtins, "__import__", without)
    assert run(["chekc"]) == 2
    assert "not installed: coloraide" in capsys.readouterr().err


def test_without_graphviz_the_way_to_get_it_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(renderer.shutil, "which", lambda *_, **__: None)
    assert run(["draw", "map", "castle", "-o", str(tmp_path / "castle.svg")]) == 2
    said = capsys.readouterr().err
    assert "there is no Graphviz to draw with.\n" in said
    assert "graphviz-pure" in said
    assert list(tmp_path.iterdir()) == []
