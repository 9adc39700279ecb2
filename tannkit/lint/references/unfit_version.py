"""A pack requires another pack, a ruleset or a tannkit in versions that are not at hand.

## What it does
The version ranges in `pack.yaml` are compared with the versions of the packs that were found, of the ruleset's pack,
and of tannkit itself.

## Why is this bad?
The pack was written for another state of what it builds on; references or rules may have changed since.

## How to fix it
Try the pack with the version at hand and widen the range, or get the version that it asks for.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import version

from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library, LoadedPack
from tannkit.model.versions import fits


def check(library: Library) -> Iterator[Found]:
    """Version ranges in pack files that what is at hand does not fit."""
    for pack in library.checked:
        loaded = library.packs[pack]
        if loaded.file and loaded.info:
            yield from _packs(library, loaded)
            yield from _tannkit(loaded)


def _packs(library: Library, loaded: LoadedPack) -> Iterator[Found]:
    assert loaded.info is not None
    wanted = {**loaded.info.requires}
    places: dict[str, tuple[str, ...]] = {each: ("requires", each) for each in wanted}
    ruleset = loaded.info.ruleset
    if ruleset.id not in wanted:
        wanted[ruleset.id] = ruleset.version
        places[ruleset.id] = ("ruleset", "version")
    for each, versions in wanted.items():
        found = library.packs.get(each)
        if found and found.info and not fits(found.info.version, versions):
            message = f"`{each}` is here in version {found.info.version}, which `{versions}` does not allow"
            yield Found(loaded.entry, places[each], message, "Widen the range once you have tried it.")


def _tannkit(loaded: LoadedPack) -> Iterator[Found]:
    assert loaded.info is not None
    now = version("tannkit")
    if loaded.info.tannkit and not fits(now, loaded.info.tannkit):
        message = f"this is tannkit {now}, which `{loaded.info.tannkit}` does not allow"
        yield Found(loaded.entry, ("tannkit",), message, "Widen the range, or use a tannkit that fits.")


RULE = rule(__doc__, "R008", "unfit-version", check)
