"""The guide keeps its promises: its examples pass the check, and fit on the page. The tutorial has tests of its own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tannkit.lint.case import PACK
from tannkit.lint.report import Report
from tannkit.lint.run import report
from tannkit.schema.load import pack_of_bytes, with_required
from tannkit.source.files import bundled

GUIDE = bundled("site") / "guide"
WIDEST = 76
# An example that shows only some fields of a token.
FIELDS = re.compile("traits:|effects:")
BLOCK = re.compile(r"```yaml\n(.*?)\n```", re.DOTALL)


def blocks(page: Path) -> list[str]:
    return [f"{block}\n" for block in BLOCK.findall(page.read_text("utf-8"))]


def checked(files: dict[str, str]) -> Report:
    return report(with_required([pack_of_bytes({name: text.encode() for name, text in files.items()})]))


@pytest.mark.parametrize("source", sorted([*GUIDE.glob("*.md"), GUIDE.parent / "index.md"]), ids=lambda path: path.stem)
def test_listings_are_no_wider_than_the_page_and_can_be_copied(source: Path) -> None:
    for block in re.findall(r"^ *```[a-z]+\n(.*?)^ *```$", source.read_text("utf-8"), re.DOTALL | re.MULTILINE):
        assert [line for line in block.splitlines() if len(line) > WIDEST or line.startswith("$ ")] == []


@pytest.mark.parametrize("example", [block for block in blocks(GUIDE / "effects.md") if FIELDS.match(block)])
def test_the_effects_of_the_guide_are_written_rightly(example: str) -> None:
    indented = "".join(f"    {line}\n" for line in example.splitlines())
    token = f"equipment:\n  example:\n    name: Example\n    kind: marker\n    source: {{basis: own}}\n{indented}"
    found = checked({"pack.yaml": PACK, "token.yaml": token})
    # Warnings are about what is around the example: nobody carries it.
    assert [f"{each.code} {each.message}" for each in found.problems if each.severity == "error"] == []


def test_the_map_of_the_guide_is_written_rightly() -> None:
    (example,) = (block for block in blocks(GUIDE / "maps.md") if block.startswith("maps:"))
    found = checked({"pack.yaml": PACK, "map.yaml": example})
    assert [f"{each.code} {each.message}" for each in found.problems] == []
