"""A token stands where its kind does not belong.

## What it does
Compares the kind of every token that a character has, or that lies in a crate, with the place it is listed in: packs
hold tokens of kind `pack`, improvements those of kind `voivode-improvement` or `pack`, and so on. A special object of
kind `pack` is one that lies in a pack as well; where no pack has it, its kind is reported. Bonus tokens have a rule of
their own.

## Why is this bad?
The kind says where a token comes from, and pages and rules sort tokens by it. A special object in the pack of
somebody else would be in the game twice.

## What it cannot see
Whether the place or the kind is wrong.

## How to fix it
Correct the kind of the token, or list another one. A token that is the special object of one character and in a pack
of another has the kind `pack`.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.facts_characters import PACK_KINDS, token_places
from tannkit.lint.facts_packs import disturbed
from tannkit.lint.rule import Found, rule
from tannkit.model.equipment import Equipment
from tannkit.model.library import Entry, Library
from tannkit.model.lookup import known
from tannkit.source.document import Step


def check(library: Library) -> Iterator[Found]:
    """Tokens of characters and crates whose kind does not belong there."""
    in_packs = _in_packs(library)
    sound = {pack for pack in library.checked if not disturbed(library, pack)}
    for entry in library.entries("characters"):
        for path, ref, kinds in token_places(entry):
            yield from _found(library, entry, path, ref, kinds)
        if entry.pack in sound:
            yield from _in_no_pack(library, entry, in_packs)
    for crate in library.entries("crates"):
        if crate.data.get("equipment"):
            yield from _found(library, crate, ("equipment",), crate.data["equipment"], PACK_KINDS)


def _in_packs(library: Library) -> set[Entry]:
    """The tokens that lie in a pack, in improvements or in a crate, of any loaded pack of content."""
    found: set[Entry] = set()
    for entry in library.entries("characters", whole=True):
        for path, ref, kinds in token_places(entry):
            if path != ("special_object",) and "pack" in kinds and (token := known(library, "equipment", ref, entry)):
                found.add(token)
    for crate in library.entries("crates", whole=True):
        if token := known(library, "equipment", str(crate.data.get("equipment")), crate):
            found.add(token)
    return found


def _in_no_pack(library: Library, entry: Entry, in_packs: set[Entry]) -> Iterator[Found]:
    """A special object that calls itself a token of packs, though none has it."""
    token = known(library, "equipment", str(entry.data.get("special_object")), entry)
    if token and token.model(Equipment).kind == "pack" and token not in in_packs:
        message = f"`{entry.data['special_object']}` is of kind `pack`, but no pack has it"
        yield Found(entry, ("special_object",), message, "Give the token the kind `special-object`.")


def _found(library: Library, entry: Entry, path: tuple[Step, ...], ref: str, kinds: tuple[str, ...]) -> Iterator[Found]:
    token = known(library, "equipment", ref, entry)
    kind = token.model(Equipment).kind if token else kinds[0]
    if kind in kinds or (kind == "bonus" and entry.kind == "characters"):
        return
    wanted = " or ".join(f"`{each}`" for each in kinds)
    yield Found(entry, path, f"`{ref}` is of kind `{kind}`, but here belongs {wanted}", "Correct the one or the other.")


RULE = rule(__doc__, "C013", "misplaced-token", check)
