"""Links: which page an entry has, and the way there from another page.

Entries of the home pack lie at `<kind>/<id>/`, those of other packs at `packs/<pack>/<kind>/<id>/`. Clauses share
the page of their chapter, and small things (glossary terms, crates, challenges) the page of their kind.
"""

from __future__ import annotations

import hashlib
import posixpath

from tannkit.model.library import Entry
from tannkit.model.rules import Rule
from tannkit.sitegen.page import Place

# Kinds whose entries are sections of one page.
TOGETHER = ("glossary", "crates", "challenges")
LONGEST = 80


def place_of(entry: Entry, home: str) -> Place:
    """Where an entry is shown.

    Args:
        entry: the entry.
        home: the id of the pack whose entries have the short addresses.
    """
    folder = f"{pack_folder(entry.pack, home)}{entry.kind}"
    if entry.kind == "rules":
        return Place(f"{folder}/{name_of(entry.model(Rule).chapter)}/index.md", name_of(entry.id))
    if entry.kind in TOGETHER:
        return Place(f"{folder}/index.md", name_of(entry.id))
    return Place(f"{folder}/{name_of(entry.id)}/index.md")


def index_of(kind: str, pack: str, home: str) -> Place:
    """Where the entries of a kind are listed."""
    return Place(f"{pack_folder(pack, home)}{kind}/index.md")


def pack_folder(pack: str, home: str) -> str:
    """The folder of a pack's pages, with a slash at its end; empty for the home pack."""
    return "" if pack == home else f"packs/{name_of(pack)}/"


def name_of(entry_id: str) -> str:
    """An id as part of an address: small letters, and no longer than file systems allow."""
    name = entry_id.lower()
    if len(name) <= LONGEST:
        return name
    return f"{name[: LONGEST - 20]}-{hashlib.sha256(name.encode()).hexdigest()[:16]}"


def relative(here: str, there: Place) -> str:
    """The address of a place as written on the page `here`."""
    if there.path == here and there.anchor:
        return f"#{there.anchor}"
    way = posixpath.relpath(there.path, posixpath.dirname(here) or ".")
    return f"{way}#{there.anchor}" if there.anchor else way
