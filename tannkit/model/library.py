"""The library: all loaded packs, with an index of their entries and how references find them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, TypeVar

from tannkit.model.build import build
from tannkit.model.kinds import KINDS
from tannkit.model.pack import Pack
from tannkit.problems import Span
from tannkit.source.document import Document, Step

T = TypeVar("T")
# The kind of the one entry that a pack file is.
PACK = "pack"


@dataclass(slots=True, eq=False)
class Entry:
    """One entry of a pack: its kind, id, plain data and place. A broken entry has errors of shape."""

    pack: str
    kind: str
    id: str
    data: Mapping[str, Any]
    document: Document
    broken: bool = False
    _model: Any = None

    @property
    def full_id(self) -> str:
        """The id with the pack in front, as other packs write it."""
        return f"{self.pack}/{self.id}"

    def span(self, path: Sequence[Step] = (), part: Literal["key", "value"] = "value") -> Span:
        """Where something inside the entry stands; the entry's own id if nothing is named."""
        # The facts of a pack file stand at the top of it, not below a kind and an id.
        base = () if self.kind == PACK else (self.kind, self.id)
        if not path:
            return self.document.span(base, "key")
        return self.document.span((*base, *path), part)

    def model(self, record: type[T]) -> T:
        """The entry as an instance of its dataclass, built once. The entry must not be broken.

        Args:
            record: the dataclass of the entry's kind.
        """
        if self._model is None:
            self._model = build(KINDS[self.kind], self.data)
        assert isinstance(self._model, record), f"{self.kind} are not {record.__name__}"
        return self._model


@dataclass(slots=True, eq=False)
class LoadedPack:
    """A pack as loaded: its facts, its documents and its entries by kind and id.

    `twice` holds entries whose id was taken by an earlier file already. `basis` is what the pack builds on while its
    file is broken, when there is no `info`.
    """

    id: str
    folder: Path | None
    info: Pack | None
    file: Document | None
    basis: tuple[str, ...] = ()
    documents: list[Document] = field(default_factory=list)
    entries: dict[str, dict[str, Entry]] = field(default_factory=lambda: {kind: {} for kind in KINDS})
    twice: list[Entry] = field(default_factory=list)

    @property
    def entry(self) -> Entry:
        """The pack file as an entry, so that findings about it have a place. The pack must have a sound file."""
        assert self.file is not None and self.info is not None
        return Entry(self.id, PACK, self.id, self.file.data, self.file)

    @property
    def requires(self) -> tuple[str, ...]:
        """The ids of the packs it builds on, in the order they are written."""
        return tuple(self.info.requires) if self.info else self.basis

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages its texts come in."""
        return self.info.languages if self.info else ("en",)


@dataclass(slots=True, eq=False)
class Library:
    """All packs that are loaded. `checked` names those that are being checked; the rest only answer references."""

    packs: dict[str, LoadedPack] = field(default_factory=dict)
    checked: tuple[str, ...] = ()
    _reachable: dict[tuple[str, int], tuple[str, ...]] = field(default_factory=dict)

    def resolve(self, kind: str, ref: str, pack: str) -> Entry | None:
        """The entry that a reference in `pack` means: its own first, then those of the packs it requires."""
        if "/" in ref:
            wanted, _, bare = ref.partition("/")
            if wanted != pack and wanted not in self.reachable(pack):
                return None
            return self.packs[wanted].entries[kind].get(bare) if wanted in self.packs else None
        for each in (pack, *self.reachable(pack)):
            entry = self.packs[each].entries[kind].get(ref)
            if entry is not None:
                return entry
        return None

    def reachable(self, pack: str) -> tuple[str, ...]:
        """The packs that a pack builds on, directly and through others, nearest first."""
        # Asked for each reference; packs are only ever added, so their number tells whether an answer still holds.
        known = self._reachable.get((pack, len(self.packs)))
        if known is None:
            known = self._reachable[pack, len(self.packs)] = self._find_reachable(pack)
        return known

    def _find_reachable(self, pack: str) -> tuple[str, ...]:
        found: list[str] = []
        queue = [pack]
        while queue:
            loaded = self.packs.get(queue.pop(0))
            for each in loaded.requires if loaded else ():
                if each in self.packs and each != pack and each not in found:
                    found.append(each)
                    queue.append(each)
        return tuple(found)

    def names(self, kind: str, pack: str) -> list[str]:
        """Every id of a kind that a reference in `pack` could mean, sorted."""
        return sorted({ref for each in (pack, *self.reachable(pack)) for ref in self.packs[each].entries[kind]})

    def entries(self, kind: str, *, whole: bool = False) -> Iterator[Entry]:
        """The unbroken entries of a kind in the checked packs (in all packs if `whole`), by pack and place."""
        for pack in self.packs if whole else self.checked:
            for entry in self.packs[pack].entries[kind].values():
                if not entry.broken:
                    yield entry

    def visible(self, kind: str, pack: str) -> Iterator[Entry]:
        """The unbroken entries of a kind that a pack can see: its own and those of the packs it builds on."""
        for each in (pack, *self.reachable(pack)):
            for entry in self.packs[each].entries[kind].values():
                if not entry.broken:
                    yield entry

    def find(self, kind: str, ref: str) -> Entry | None:
        """The entry a person means by an id, or by `pack/id`, in whichever pack it is; checked packs first."""
        wanted, _, bare = ref.rpartition("/")
        for pack in dict.fromkeys((*self.checked, *self.packs)):
            entry = self.packs[pack].entries[kind].get(bare)
            if entry is not None and wanted in ("", pack):
                return entry
        return None
