"""The tutorial is played: its commands are run and its listings applied in order, and the checker says what it tells.

Comments in the page, which readers do not see, say what a listing is for:

- `<!-- file: NAME -->`: the whole file below its first line;
- `<!-- add to: NAME -->`: goes to the end of the file;
- `<!-- add to: NAME, below KEY -->` and `<!-- add to: NAME, in place of KEY -->`: at the line of a key;
- `<!-- shows: NAME -->`: what the file holds already.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from tannkit.cli.main import run
from tannkit.source.files import bundled

PAGE = (bundled("site") / "guide" / "tutorial.md").read_text("utf-8")
EXAMPLE = bundled("content") / "examples"
BLOCK = re.compile(r"(?:<!-- (?P<use>[^>]+) -->\n\n)?```(?P<form>[a-z]+)\n(?P<text>.*?)^```$", re.DOTALL | re.MULTILINE)
# Making the site takes long and has tests of its own.
NOT_RUN = ("tannkit site build", "tannkit site serve")


def step(use: str, text: str) -> None:
    """Do with a listing what its comment says."""
    what, name = re.fullmatch(r"(file|add to|shows): ([^,]+)(?:, .+)?", use).groups()  # type: ignore[union-attr]
    path = Path(name)
    old = path.read_text("utf-8")
    place = re.search(r", (below|in place of) (.+)$", use)
    if what == "shows":
        assert yaml.safe_load(old) == yaml.safe_load(text)
    elif what == "file":
        path.write_text(old.split("\n", 1)[0] + "\n" + text, "utf-8")
    elif place is None:
        path.write_text(old + text, "utf-8")
    else:
        line = next(line for line in old.splitlines(keepends=True) if line.strip().startswith(f"{place[2]}:"))
        path.write_text(old.replace(line, line + text if place[1] == "below" else text), "utf-8")


def command(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run a line of the tutorial."""
    program, *args = shlex.split(line)
    if program == "cd":
        monkeypatch.chdir(args[0])
    elif line not in NOT_RUN:
        assert program == "tannkit"
        assert run(args) in (0, 1), line


@pytest.fixture
def played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Path:
    """The pack that one has at the end of the tutorial."""
    monkeypatch.chdir(tmp_path)
    said = ""
    for use, form, text in BLOCK.findall(PAGE):
        if form == "sh":
            capsys.readouterr()
            for line in text.splitlines():
                command(line, monkeypatch)
            said = capsys.readouterr().out
        elif form == "text":
            assert text.rstrip(" …\n") in said
        else:
            step(use, text)
    return tmp_path / "lighthouse"


def entries(pack: Path) -> dict[str, dict[str, Any]]:
    """What a pack holds, by kind and id."""
    found: dict[str, dict[str, Any]] = {}
    for path in sorted(pack.rglob("*.yaml")):
        if path.name != "pack.yaml":
            for kind, content in yaml.safe_load(path.read_text("utf-8")).items():
                found.setdefault(kind, {}).update(content)
    return found


def rules(data: Any) -> Any:
    """An entry without its texts, which the example has in two languages."""
    if isinstance(data, dict):
        return {key: rules(value) for key, value in data.items() if key not in ("name", "label", "text", "summary")}
    return [rules(value) for value in data] if isinstance(data, list) else data


def test_whoever_follows_it_has_the_pack_of_the_example(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check", "--strict", str(played)]) == 0, capsys.readouterr().out
    mine, given = entries(played), entries(EXAMPLE)
    assert {kind: set(found) for kind, found in mine.items()} == {kind: set(found) for kind, found in given.items()}
    # The map of the example is another one.
    for kind in mine.keys() - {"maps"}:
        assert rules(mine[kind]) == rules(given[kind])


@pytest.mark.parametrize("gone", ["lamp:\n(?: {8}.*\n)+", "regions:\n.*\n"])
def test_without_the_lamp_the_checker_says_what_the_map_lacks(
    gone: str, played: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = played / "maps" / "lighthouse.yaml"
    path.write_text(re.sub(f" +{gone}", "", path.read_text("utf-8")), "utf-8")
    assert run(["check", str(played)]) == 1
    assert re.search("lamp|primary", capsys.readouterr().out)


def commands() -> Iterator[str]:
    for _, form, text in BLOCK.findall(PAGE):
        if form == "sh":
            yield from text.splitlines()


def test_every_block_has_a_use() -> None:
    assert [text for use, form, text in BLOCK.findall(PAGE) if form == "yaml" and not use] == []
    assert {form for _, form, _ in BLOCK.findall(PAGE)} == {"sh", "text", "yaml"}
    assert set(NOT_RUN) <= set(commands())
