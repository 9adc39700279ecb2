"""Equipment tokens and crates."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from tannkit.model.marks import Count, Default, Lang, Range, Ref, Text
from tannkit.model.source_note import SourceOfAll, Sources


@dataclass(frozen=True, slots=True)
class Restriction:
    """Who may be given a bonus token. All parts that are given must hold."""

    named: Annotated[tuple[Annotated[str, Ref("characters")], ...], "Only these characters."] = ()
    kind: Annotated[Literal["hero", "trooper"] | None, "Only Heroes, or only Troopers."] = None
    faction: Annotated[str | None, Ref("factions"), "Only characters of this faction."] = None
    affiliation: Annotated[str | None, Ref("affiliations"), "Only bearers of this unit symbol."] = None
    together_with: Annotated[
        tuple[Annotated[str, Ref("characters")], ...], "Only while these are on the same side."
    ] = ()
    replaces: Annotated[
        Literal["special_object", "any"], Default("any"), "Which token of the pack it may take the place of."
    ] = "any"
    text: Annotated[Text | None, "The restriction in words, where the parts above do not say it all."] = None


@dataclass(frozen=True, slots=True)
class Equipment:
    """An equipment token: its traits, and its effects in the effect language."""

    name: Annotated[Text, "The name on the token."]
    kind: Annotated[
        Literal["pack", "special-object", "bonus", "voivode-standard", "voivode-improvement", "marker"],
        "Where it comes from: a pack, a special object, a bonus token, a Voïvode's token, or a marker that a "
        "rule lays on the board.",
    ]
    traits: Annotated[tuple[Annotated[str, Ref("traits")], ...], "The traits on the token."] = ()
    disposable: Annotated[bool, "Whether it can be dropped, passed and left behind at death."] = False
    weapon: Annotated[Any, Lang("weapon"), "What an attack with it can do beyond what its traits say."] = None
    grenade: Annotated[Any, Lang("grenade"), "What a throw of it does beyond what its traits say."] = None
    effects: Annotated[
        tuple[Annotated[Any, Lang("effect")], ...], Count(1), "What it does, in the effect language."
    ] = ()
    words: Annotated[tuple[Text, ...], Count(1), "Rules that the language cannot say yet, in words."] = ()
    restriction: Annotated[Restriction | None, "Who may be given it, for a bonus token."] = None
    unknown_rules: Annotated[bool, "Whether the token is known by name only and no source gives its rules."] = False
    text: Annotated[Text | None, "A rule text that takes the place of the one made from the effects."] = None
    rulings: Annotated[tuple[Annotated[str, Ref("rulings")], ...], Count(1), "Rulings that touch it."] = ()
    clauses: Annotated[tuple[Annotated[str, Ref("rules")], ...], Count(1), "The clauses that it carries out."] = ()
    notes: Annotated[tuple[Text, ...], Count(1), "Remarks for readers."] = ()
    source: SourceOfAll = None
    sources: Sources | None = None


@dataclass(frozen=True, slots=True)
class Crate:
    """A crate token: what is in it, and how many of the kind there are. It holds equipment or Command Points."""

    equipment: Annotated[str | None, Ref("equipment"), "The token found in it."] = None
    command_points: Annotated[int | None, Range(0, 9), "The Command Points found in it."] = None
    copies: Annotated[int, Range(1, 99), Default(1), "How many such crates there are."] = 1
    product: Annotated[str | None, "The box or pack it comes in."] = None
    source: SourceOfAll = None
    sources: Sources | None = None
