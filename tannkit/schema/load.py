"""Loading: from folders to a library. Files are read and matched with the schema; entries are indexed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

from tannkit.model.build import build
from tannkit.model.kinds import KINDS
from tannkit.model.library import Entry, Library, LoadedPack
from tannkit.model.pack import Pack
from tannkit.problems import Problem
from tannkit.schema import validate
from tannkit.source.document import Document
from tannkit.source.files import PACK_FILE, bundled, content_files, pack_folders
from tannkit.source.read import closed, read_bytes, read_file

# A file that lies in no pack is checked as if it were one built on this.
HOME = "tannhauser-revised"
LOOSE = "loose-file"


def load_pack(folder: Path, *, shown: str | None = None) -> LoadedPack:
    """A pack from its folder. Every fault becomes a problem of the document it is in.

    Args:
        folder: the folder with `pack.yaml`.
        shown: how the folder is named in problems; as given if left out.
    """
    name = shown if shown is not None else folder.as_posix()
    file = _pack_file(folder / PACK_FILE, _shown(name, PACK_FILE))
    info = _info(file)
    pack = LoadedPack(info.id if info else folder.resolve().name, folder, info, file, _basis(file))
    for path in content_files(folder):
        if path.name == PACK_FILE and path.parent == folder:
            continue
        _add(pack, read_within(path, folder, _shown(name, path.relative_to(folder).as_posix())))
    return pack


def pack_of_bytes(files: Mapping[str, bytes]) -> LoadedPack:
    """A pack from the bytes of its files by name, `pack.yaml` among them, without touching the disk."""
    file = read_bytes(files[PACK_FILE], PACK_FILE)
    _match(file, "pack")
    info = _info(file)
    pack = LoadedPack(info.id if info else "pack", None, info, file, _basis(file))
    for name in sorted(files):
        if name != PACK_FILE:
            _add(pack, read_bytes(files[name], name))
    return pack


def load_loose(path: Path, pack_id: str = LOOSE) -> LoadedPack:
    """A single file that lies in no pack, as a pack of its own that builds on the revised edition."""
    info = build(
        Pack,
        {
            "id": pack_id, "name": path.name, "version": "0.0.0", "languages": ["en"], "licence": "unknown",
            "ruleset": {"id": HOME, "version": ">=1"}, "requires": {HOME: ">=1"},
        },
    )  # fmt: skip
    pack = LoadedPack(pack_id, None, info, None)
    _add(pack, read_file(path))
    return pack


def read_within(path: Path, folder: Path, shown: str) -> Document:
    """A file of a pack; a link that leads out of the pack is not followed."""
    try:
        outside = path.is_symlink() and not path.resolve().is_relative_to(folder.resolve())
    except (OSError, RuntimeError):  # a link that leads back to itself; reading it says so
        outside = False
    if outside:
        message = "this is a link to a file outside the pack, which is not read"
        return closed(shown, "Y021", message, "Copy the file into the pack.")
    return read_file(path, shown)


def with_required(packs: Iterable[LoadedPack], extra: Iterable[LoadedPack] = ()) -> Library:
    """A library of the packs to check, with the packs they require: from `extra` first, then the bundled ones."""
    library = Library()
    for pack in packs:
        library.packs.setdefault(pack.id, pack)
    library.checked = tuple(library.packs)
    at_hand = {pack.id: pack for pack in extra}
    queue = [each for pack in library.packs.values() for each in pack.requires]
    while queue:
        wanted = queue.pop(0)
        if wanted in library.packs:
            continue
        found = at_hand.get(wanted) or bundled_pack(wanted)
        if found is not None:
            library.packs[wanted] = found
            queue += found.requires
    return library


def bundled_folders() -> dict[str, Path]:
    """The packs that come with tannkit, by id. Their folders are named like them, with `_` for `-`."""
    content = bundled("content")
    folders = pack_folders(content) if content.is_dir() else []
    return {folder.name.replace("_", "-"): folder for folder in folders}


@cache
def bundled_pack(pack_id: str) -> LoadedPack | None:
    """The pack of this id that comes with tannkit, if there is one."""
    folder = bundled_folders().get(pack_id)
    return load_pack(folder) if folder else None


def shape_problems(pack: LoadedPack) -> Iterator[Problem]:
    """All problems with reading the files of a pack and with the shape of their data."""
    for document in (pack.file, *pack.documents):
        if document is not None:
            yield from document.problems


def _shown(folder: str, name: str) -> str:
    return name if folder in ("", ".") else f"{folder}/{name}"


def _pack_file(path: Path, shown: str) -> Document:
    document = read_within(path, path.parent, shown)
    _match(document, "pack")
    return document


def _match(document: Document, which: validate.Which) -> bool:
    """Match a document with its schema and note the problems; whether there are any."""
    wrong = list(validate.problems(document, which))
    places = {problem.span for problem in wrong}
    # What to write in place of an ambiguous word is told once, by the problem that knows what is wanted there.
    kept = [each for each in document.problems if each.code != "Y019" or each.span not in places]
    document.problems = [*kept, *wrong]
    return bool(wrong)


def _info(document: Document) -> Pack | None:
    if document.data is None or any(problem.severity == "error" for problem in document.problems):
        return None
    return build(Pack, {key: value for key, value in document.data.items() if key != "$schema"})


def _basis(document: Document) -> tuple[str, ...]:
    """What a pack whose file is broken builds on, as far as can be told: else every reference would be a problem."""
    wanted = document.data.get("requires") if isinstance(document.data, dict) else None
    return tuple(map(str, wanted)) if isinstance(wanted, dict) else (HOME,)


def _add(pack: LoadedPack, document: Document) -> None:
    """Match a document with the schema and index its entries; those with errors of shape are marked as broken."""
    pack.documents.append(document)
    wrong = _match(document, "content")
    if not isinstance(document.data, dict):
        return
    for kind, entries in document.data.items():
        if kind not in KINDS or not isinstance(entries, dict):
            continue
        for entry_id, data in entries.items():
            entry = Entry(pack.id, kind, entry_id, data if isinstance(data, dict) else {}, document)
            entry.broken = wrong and not validate.entry_fits(kind, entry_id, data)
            pack.entries[kind].setdefault(entry_id, entry)
            if pack.entries[kind][entry_id] is not entry:
                pack.twice.append(entry)
