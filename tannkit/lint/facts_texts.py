"""Facts about texts that several rules need: every text of an entry, by language, and how to replace it safely."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from tannkit.lint.facts import leaves
from tannkit.model.kinds import KINDS
from tannkit.model.library import Entry, Library
from tannkit.problems import Fix
from tannkit.source.document import Step
from tannkit.source.scalars import resolve
from tannkit.verbs.walk import Leaf

# What would end a text without quotes, or make it a key.
UNSAFE = re.compile(r":(\s|$)|\s#|\s$")


@dataclass(frozen=True, slots=True)
class Said:
    """One text in one language; `language` is empty where the same text serves all."""

    path: tuple[Step, ...]
    language: str
    text: str


def all_entries(library: Library) -> Iterator[Entry]:
    """The pack files and all entries of the checked packs."""
    for name in library.checked:
        pack = library.packs[name]
        if pack.file is not None and pack.info is not None:
            yield pack.entry
    for kind in KINDS:
        yield from library.entries(kind)


def every_text(library: Library) -> Iterator[tuple[Entry, Said]]:
    """Every text in the checked packs, with remarks and other free words that have no languages."""
    for entry in all_entries(library):
        for each in texts(entry):
            yield entry, each


@lru_cache(maxsize=20_000)
def texts(entry: Entry) -> tuple[Said, ...]:
    """Every text of an entry in the order in which it is written."""
    return tuple(_texts(entry))


def translated(entry: Entry) -> Iterator[tuple[tuple[Step, ...], Mapping[str, str]]]:
    """The texts of an entry that are given by language: their paths, and the texts."""
    for leaf in leaves(entry):
        if leaf.shape.form == "text" and isinstance(leaf.value, Mapping):
            yield leaf.path, leaf.value


def replacement(entry: Entry, said: Said, new: str, title: str) -> Fix | None:
    """The fix that writes another text; None where the text runs over several lines or is written with escapes."""
    span = entry.span(said.path)
    line = entry.document.lines[span.line - 1] if span.line <= len(entry.document.lines) else ""
    written = line[span.column - 1 : span.end_column - 1]
    for quote in ("", '"', "'"):
        if written == f"{quote}{said.text}{quote}" and (quote or _is_plain(new)):
            return Fix(span, f"{quote}{new}{quote}", title)
    return None


def _is_plain(text: str) -> bool:
    """Whether a text that stood without quotes can stand so when it is changed."""
    return text[:1].isalpha() and resolve(text) == text and not UNSAFE.search(text)


def _texts(entry: Entry) -> Iterator[Said]:
    for leaf in leaves(entry):
        if leaf.shape.form == "text" and isinstance(leaf.value, Mapping):
            for language, text in leaf.value.items():
                yield Said((*leaf.path, language), language, text)
        elif isinstance(leaf.value, str) and _is_free(leaf):
            yield Said(leaf.path, "", leaf.value)


def _is_free(leaf: Leaf) -> bool:
    shape = leaf.shape
    return shape.form == "text" or (shape.form == "string" and not (shape.ref or shape.local or shape.pattern))
