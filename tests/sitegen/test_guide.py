"""The guide keeps its promises: whoever follows the tutorial ends with a pack that passes the check."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tannkit.cli.new import fill
from tannkit.lint.case import PACK
from tannkit.lint.report import Report
from tannkit.lint.run import report
from tannkit.schema.load import pack_of_bytes, with_required
from tannkit.source.files import bundled

GUIDE = bundled("site") / "guide"
BLOCK = re.compile(r"```yaml\n(.*?)\n```", re.DOTALL)


def blocks(page: Path) -> list[str]:
    return [f"{block}\n" for block in BLOCK.findall(page.read_text("utf-8"))]


def checked(files: dict[str, str]) -> Report:
    return report(with_required([pack_of_bytes({name: text.encode() for name, text in files.items()})]))


def test_the_tutorial_ends_with_a_sound_pack() -> None:
    pack, *rest = blocks(GUIDE / "tutorial.md")
    files = {"pack.yaml": pack, "map.yaml": fill("map", "lighthouse", "Lighthouse", "")}
    whole = (block for block in rest if block.startswith(("characters:", "equipment:", "scenarios:")))
    files |= {f"part-{k}.yaml": block for k, block in enumerate(whole)}
    assert len(files) == 8
    assert [f"{each.code} {each.message}" for each in checked(files).problems] == []


@pytest.mark.parametrize("example", [block for block in blocks(GUIDE / "effects.md") if "effects:" in block])
def test_the_effects_of_the_guide_are_written_rightly(example: str) -> None:
    indented = "".join(f"    {line}\n" for line in example.splitlines())
    token = f"equipment:\n  example:\n    name: Example\n    kind: marker\n    source: {{basis: own}}\n{indented}"
    found = checked({"pack.yaml": PACK, "token.yaml": token})
    assert [f"{each.code} {each.message}" for each in found.problems if each.severity == "error"] == []


def test_the_map_of_the_guide_is_written_rightly() -> None:
    (example,) = (block for block in blocks(GUIDE / "maps.md") if block.startswith("maps:"))
    found = checked({"pack.yaml": PACK, "map.yaml": example})
    assert [f"{each.code} {each.message}" for each in found.problems if each.severity == "error"] == []
