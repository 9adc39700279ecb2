"""Uses: which entries refer to an entry, and in which field."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from tannkit.lint.facts import leaves
from tannkit.model.kinds import KINDS
from tannkit.model.library import Entry, Library
from tannkit.source.document import Step


@dataclass(frozen=True, slots=True)
class Use:
    """One reference: the entry that makes it, and the path in it."""

    entry: Entry
    path: tuple[Step, ...]


Uses = Mapping[tuple[str, str], tuple[Use, ...]]


def uses_in(library: Library) -> Uses:
    """All references of a library by what they refer to: kind and full id."""
    found: dict[tuple[str, str], list[Use]] = {}
    for kind in KINDS:
        for entry in library.entries(kind, whole=True):
            for target, use in _references(library, entry):
                found.setdefault(target, []).append(use)
    return {target: tuple(uses) for target, uses in found.items()}


def _references(library: Library, entry: Entry) -> Iterator[tuple[tuple[str, str], Use]]:
    for leaf in leaves(entry):
        if leaf.shape.ref and isinstance(leaf.value, str):
            wanted = library.resolve(leaf.shape.ref.kind, leaf.value, entry.pack)
            if wanted is not None:
                yield (wanted.kind, wanted.full_id), Use(entry, leaf.path)
