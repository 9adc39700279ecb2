"""Facts about packs that are not all there: files that could not be read, entries that are lost, packs not found."""

from __future__ import annotations

from functools import cache, lru_cache

from tannkit.model.identifier import identifier
from tannkit.model.kinds import KINDS
from tannkit.model.library import Library, LoadedPack
from tannkit.schema.load import bundled_folders, bundled_pack
from tannkit.source.document import Document


def faulty(document: Document) -> bool:
    """Whether something in a file was not understood; entries or references may be missing from what was."""
    return any(problem.severity == "error" for problem in document.problems)


def disturbed(library: Library, pack: str) -> bool:
    """Whether there are faults in the files of a pack, so that what is not in it may only not have been understood."""
    return any(map(faulty, library.packs[pack].documents))


def incomplete(library: Library, pack: str) -> bool:
    """Whether a pack, or one that it builds on, has an unread file or requires a pack that is not there."""
    return any(
        _unread(library.packs[each]) or any(wanted not in library.packs for wanted in library.packs[each].requires)
        for each in (pack, *library.reachable(pack))
    )


def _unread(pack: LoadedPack) -> bool:
    documents = (*pack.documents, *([pack.file] if pack.file else []))
    return any((document.data is None and faulty(document)) or _overwritten(document) for document in documents)


def _overwritten(document: Document) -> bool:
    """Whether a key stands there twice, so that what is below the first of the two is lost."""
    return any(problem.code == "Y009" for problem in document.problems)


@lru_cache(maxsize=100)
def misnamed(pack: LoadedPack) -> frozenset[str]:
    """The ids of entries that stand below a kind that there is not, and what the malformed ids ought to be."""
    below_unknown = {
        entry_id
        for document in pack.documents
        if isinstance(document.data, dict)
        for kind, entries in document.data.items()
        if kind not in KINDS and isinstance(entries, dict)
        for entry_id in entries
    }
    malformed = {
        identifier(entry.id[:200]) for entries in pack.entries.values() for entry in entries.values() if entry.broken
    }
    return frozenset(below_unknown | malformed)


@cache
def _rule_packs() -> tuple[str, ...]:
    """The bundled packs that hold a rule system: what others build on, unlike an example."""
    packs = (bundled_pack(each) for each in sorted(bundled_folders()))
    return tuple(pack.id for pack in packs if pack and pack.info and pack.info.ruleset.id == pack.id)


def others_with(library: Library, kind: str, ref: str, pack: str) -> str | None:
    """The pack that has an entry which a reference in `pack` cannot reach: a loaded one, or one of a rule system."""
    wanted, _, bare = ref.rpartition("/")
    seen = (pack, *library.reachable(pack))
    for each in dict.fromkeys((*library.packs, *_rule_packs())):
        if each in seen or wanted not in ("", each):
            continue
        loaded = library.packs.get(each) or bundled_pack(each)
        if loaded and bare in loaded.entries[kind]:
            return each
    return None
