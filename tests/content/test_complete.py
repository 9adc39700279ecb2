"""The revised pack holds every clause, ruling, token, character, map, mode and scenario, and nothing unknown."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
PACK = ROOT / "content" / "tannhauser_revised"
CATALOGUE: dict[str, Any] = yaml.safe_load((Path(__file__).parent / "catalogue" / "revised.yaml").read_text("utf-8"))
KINDS = sorted(CATALOGUE["counts"])


def numbered(groups: list[dict[str, Any]]) -> list[str]:
    """The ids that a list of stems and highest numbers stands for."""
    return [
        f"{stem}-{number:0{group['digits']}}"
        for group in groups
        for stem, count in group["numbered"].items()
        for number in range(1, count + 1)
    ]


def wanted(kind: str) -> list[str]:
    """The ids of a kind that the catalogue names."""
    entry = CATALOGUE[kind]
    return numbered(entry) if kind in ("rules", "rulings") else entry


@cache
def contents() -> list[dict[str, Any]]:
    """What the content files of the pack hold, file by file."""
    files = sorted(path for path in PACK.rglob("*.yaml") if path.name != "pack.yaml")
    return [yaml.safe_load(path.read_text("utf-8")) for path in files]


def entries(kind: str) -> list[tuple[str, dict[str, Any]]]:
    """The entries of a kind in all files of the pack."""
    return [pair for content in contents() for pair in (content.get(kind) or {}).items()]


def present(kind: str) -> list[str]:
    """The ids of a kind in the pack that are compared with the catalogue."""
    found = entries(kind)
    if kind == "crates":  # the catalogue knows what is in crates, not what we call them
        return sorted({entry["equipment"] for _, entry in found if entry.get("equipment")})
    if kind == "equipment":  # markers are no tokens of a character; rules lay them on the board
        return [name for name, entry in found if entry["kind"] != "marker"]
    return [name for name, _ in found]


@pytest.mark.parametrize("kind", KINDS)
def test_catalogue_counts(kind: str) -> None:
    """The catalogue itself is whole: as many different ids as it says."""
    ids = wanted(kind)
    assert len(set(ids)) == len(ids) == CATALOGUE["counts"][kind]


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_missing_or_extra(kind: str) -> None:
    """The pack has the ids of the catalogue, each once."""
    ids = present(kind)
    report = {
        "missing": sorted(set(wanted(kind)) - set(ids)),
        "extra": sorted(set(ids) - set(wanted(kind))),
        "twice": sorted({name for name in ids if ids.count(name) > 1}),
    }
    assert report == {"missing": [], "extra": [], "twice": []}, kind
