"""What the pictures call things and which icons they use, as the content of a library says."""

from __future__ import annotations

from tannkit.draw.view import IconOf, Names
from tannkit.model.library import Library
from tannkit.model.text import text_in


def names_in(library: Library, pack: str, lang: str) -> Names:
    """A function from kind and id to the name in a language; the id itself where nothing has it."""

    def name(kind: str, ref: str) -> str:
        entry = library.resolve(kind, ref, pack)
        return text_in(entry.data.get("name"), lang) if entry else ref

    return name


def icons_in(library: Library, pack: str) -> IconOf:
    """A function from a skill's id to the name of its drawing."""

    def icon(ref: str) -> str:
        entry = library.resolve("skills", ref, pack)
        return str(entry.data.get("icon") or ref) if entry else ref

    return icon
