"""Facts about the tokens that characters start with, which several rules need."""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.model.characters import Character
from tannkit.model.library import Entry
from tannkit.source.document import Step

# The path to a token of a character, the reference, and the kinds of tokens that belong there.
TokenPlace = tuple[tuple[Step, ...], str, tuple[str, ...]]
PACK_KINDS = ("pack",)
SPECIAL_KINDS = ("special-object", "pack")
STANDARD_KINDS = ("voivode-standard", "special-object", "pack")
PICKED_KINDS = ("voivode-improvement", "pack")


def token_places(entry: Entry) -> Iterator[TokenPlace]:
    """Every token of a character: its path, the reference, and the kinds that belong there."""
    character = entry.model(Character)
    if character.special_object:
        yield ("special_object",), character.special_object, SPECIAL_KINDS
    for name, tokens in character.packs.items():
        for number, ref in enumerate(tokens):
            yield ("packs", name, number), ref, PACK_KINDS
    for number, ref in enumerate(character.standard):
        yield ("standard", number), ref, STANDARD_KINDS
    for number, ref in enumerate(character.improvements.among if character.improvements else ()):
        yield ("improvements", "among", number), ref, PICKED_KINDS


def loads(character: Character) -> Iterator[tuple[tuple[str, ...], int]]:
    """The place of each pack of a character (or of its picks), and how many tokens fill slots with it."""
    special = 1 if character.special_object else 0
    for name, tokens in character.packs.items():
        yield ("packs", name), len(tokens) + special
    if character.improvements:
        yield ("improvements", "choose"), character.improvements.choose + special
