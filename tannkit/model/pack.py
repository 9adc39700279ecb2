"""The pack file: what `pack.yaml` says about a folder of content."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated

from tannkit.model.marks import KEBAB, Count, Id, Key, Pattern, Text

SEMVER = Pattern(r"^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$", "three numbers with dots, such as 1.0.0")
VERSIONS = Pattern(
    r"^(>=|<=|==|>|<)?\d+(\.\d+){0,2}(,(>=|<=|==|>|<)\d+(\.\d+){0,2})*$", "a version range such as >=1.0,<2"
)
LANGUAGE = Pattern(r"^[a-z]{2}(-[A-Z]{2})?$", "a language code such as en or de")


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The rule system that a pack is written for."""

    id: Annotated[Id, "The ruleset, such as `tannhauser-revised`."]
    version: Annotated[str, VERSIONS, "Which versions of it fit."]


@dataclass(frozen=True, slots=True)
class Pack:
    """A pack: a folder of content that is checked, shared and versioned as a whole."""

    id: Annotated[Id, "The pack's id; others refer to its entries as `pack-id/entry-id`."]
    name: Annotated[Text, "Its name as readers see it."]
    version: Annotated[str, SEMVER, "Its version: major.minor.patch."]
    ruleset: Annotated[Ruleset, "The rule system it is written for."]
    languages: Annotated[
        tuple[Annotated[str, LANGUAGE], ...], Count(1), "The languages its texts come in; the first is the main one."
    ]
    licence: Annotated[str, "The licence of its content, such as `MIT` or `CC-BY-4.0`."]
    authors: Annotated[tuple[str, ...], "Who wrote it."] = ()
    requires: Annotated[
        Mapping[str, Annotated[str, VERSIONS]], Key(KEBAB), "Packs it builds on, by id, with the versions that fit."
    ] = field(default_factory=dict)
    tannkit: Annotated[str | None, VERSIONS, "Which versions of tannkit it works with."] = None
    text: Annotated[Text | None, "What is in it."] = None
