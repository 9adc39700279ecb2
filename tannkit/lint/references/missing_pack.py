"""A pack requires another pack that is not there.

## What it does
The packs under `requires:` in `pack.yaml` are looked for among the packs that are checked together, those given with
`--pack`, and those that come with tannkit.

## Why is this bad?
No reference into the missing pack can be followed.

## How to fix it
Correct the id, or give the folder of the pack: `tannkit check my-pack --pack path/to/other-pack`.
"""

from __future__ import annotations

from collections.abc import Iterator

from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library
from tannkit.model.suggest import did_you_mean
from tannkit.schema.load import bundled_folders


def check(library: Library) -> Iterator[Found]:
    """Required packs that were not found."""
    for pack in library.checked:
        loaded = library.packs[pack]
        for wanted in loaded.info.requires if loaded.info and loaded.file else ():
            if wanted not in library.packs:
                hint = did_you_mean(wanted, bundled_folders()) or "Give its folder with `--pack DIR`."
                message = f"there is no pack `{wanted}`"
                yield Found(loaded.entry, ("requires", wanted), message, hint, "key")


RULE = rule(__doc__, "R007", "missing-pack", check)
