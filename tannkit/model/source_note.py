"""Source notes: where a fact comes from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Literal

Basis = Literal["printed", "example", "inferred", "second-hand", "estimated", "own"]


@dataclass(frozen=True, slots=True)
class Source:
    """Where a fact comes from: a document, a page in it, and how far one can trust it."""

    basis: Annotated[
        Basis,
        "How the fact is known: `printed` in the document, shown by an `example`, `inferred` from other facts, "
        "`second-hand` by others' accounts, `estimated` by us for want of a source, or our `own` invention.",
    ]
    document: Annotated[str | None, "The document, such as `revised-rulebook`."] = None
    page: Annotated[str | None, "The page or pages, as printed, such as `28` or `8-9`."] = None
    note: Annotated[str | None, "Why this basis, in a sentence."] = None


Sources = Annotated[
    Mapping[str, Source],
    "Sources of single fields where they differ from `source`; the key is the field's name, with dots for "
    "what lies inside it, such as `values` or `values.stamina`.",
]
SourceOfAll = Annotated[Source | None, "Where the facts of this entry come from."]
