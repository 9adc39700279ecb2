"""Maps of a library as pictures, with the names and icons that its content gives."""

from __future__ import annotations

from typing import Literal

from tannkit.draw.map_picture import draw_map, draw_map_png
from tannkit.draw.view import IconOf, Names
from tannkit.errors import UsageError
from tannkit.model.library import Entry, Library
from tannkit.model.maps import GameMap
from tannkit.model.suggest import did_you_mean
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


def picture(library: Library, entry: Entry, form: Literal["svg", "png"], lang: str) -> bytes:
    """A map drawn as the bytes of an SVG or PNG file."""
    game_map = entry.model(GameMap)
    names, icons = names_in(library, entry.pack, lang), icons_in(library, entry.pack)
    if form == "png":
        return draw_map_png(game_map, lang=lang, names=names, icon_of=icons)
    return draw_map(game_map, lang=lang, names=names, icon_of=icons).encode()


def find_map(library: Library, map_id: str) -> Entry:
    """The map that is meant.

    Raises:
        UsageError: there is none, or its data has errors.
    """
    entry = library.find("maps", map_id)
    if entry is None:
        known = sorted({each.id for each in library.entries("maps", whole=True)})
        hint = did_you_mean(map_id, known) or f"There are: {', '.join(known)}."
        raise UsageError(f"there is no map `{map_id}`", hint)
    if entry.broken:
        raise UsageError(f"the map `{map_id}` has errors", f"Run `tannkit check {entry.document.file}`.")
    return entry
