"""Looking things up: what a reference in an entry means, where it matters more than whether it exists."""

from __future__ import annotations

from tannkit.model.library import Entry, Library


def known(library: Library, kind: str, ref: str, entry: Entry) -> Entry | None:
    """The entry that a reference in `entry` means; None if there is none or it has errors of shape.

    Args:
        library: where to look.
        kind: the kind of entry that is meant, such as `equipment`.
        ref: the reference as written.
        entry: the entry it is written in.
    """
    found = library.resolve(kind, ref, entry.pack)
    return None if found is None or found.broken else found


def bare(ref: str) -> str:
    """The id in a reference, without the pack in front."""
    return ref.rpartition("/")[2]
