"""The revised pack as the verbs see it: its entries by kind, and the names of its content."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import tannkit
from tannkit.model.text import text_in
from tannkit.verbs.say.render import several_of

CONTENT = Path(__file__).parents[2] / "content"


@cache
def entries(kind: str) -> dict[str, Any]:
    library = tannkit.load(CONTENT / "tannhauser_revised")
    return {entry.id: entry.data for entry in library.packs["tannhauser-revised"].entries[kind].values()}


def names(lang: str) -> Callable[[str, str], str]:
    def name(kind: str, id: str) -> str:
        entry = entries(kind).get(id) if kind != "regions" else None
        return text_in(entry["name"], lang) if entry and "name" in entry else id.replace("-", " ")

    return name


class Pack:
    """What tests ask of the revised pack."""

    entries = staticmethod(entries)
    names = staticmethod(names)

    @property
    def several(self) -> frozenset[str]:
        return several_of(entries("characters"))


@pytest.fixture(scope="session")
def pack() -> Pack:
    return Pack()
