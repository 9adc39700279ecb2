"""Characters and their challenges."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from tannkit.model.marks import KEBAB, Count, Default, Key, Lang, Range, Ref, Text
from tannkit.model.source_note import SourceOfAll, Sources

TokenRef = Annotated[str, Ref("equipment")]
Row = Annotated[int | None, Range(0, 30)]


@dataclass(frozen=True, slots=True)
class Intrinsic:
    """A weapon that a figure has by nature, without any token."""

    traits: Annotated[tuple[Annotated[str, Ref("traits")], ...], Count(1), "The traits it counts as having."]
    dice: Annotated[int, Range(1, 20), "How many dice an attack with it rolls."]


@dataclass(frozen=True, slots=True)
class Improvements:
    """Tokens that a figure picks freely in place of a pack."""

    choose: Annotated[int, Range(1, 10), "How many it picks."]
    among: Annotated[tuple[TokenRef, ...], Count(1), "The tokens it picks from."]


@dataclass(frozen=True, slots=True)
class Character:
    """A character: its values row by row, its skills, its packs and its special object."""

    name: Annotated[Text, "The name as readers see it."]
    kind: Annotated[
        Literal["hero", "trooper", "robot"],
        "Heroes have four rows of values, Troopers three; a robot is built by rules of its own.",
    ]
    values: Annotated[
        Mapping[str, tuple[Row, ...]],
        Key(Ref("characteristics")),
        "Values by characteristic, from the top row down; `null` where the character has no such value.",
    ]
    faction: Annotated[str | None, Ref("factions"), "The faction it fights for; left out for mercenaries."] = None
    mercenary: Annotated[bool, "Whether sides of any faction can take it."] = False
    loyal_to: Annotated[
        str | None, Ref("factions"), "A mercenary is never on a side that fights against this faction."
    ] = None
    affiliations: Annotated[tuple[Annotated[str, Ref("affiliations")], ...], "The unit symbols it bears."] = ()
    skills: Annotated[tuple[Annotated[str, Ref("skills")], ...], "The skills it has."] = ()
    slots: Annotated[int, Range(0, 12), Default(4), "How many equipment tokens it can hold."] = 4
    special_object: Annotated[str | None, Ref("equipment"), "The token that belongs to each of its packs."] = None
    packs: Annotated[
        Mapping[str, Annotated[tuple[TokenRef, ...], Count(1)]],
        Key(KEBAB),
        "The packs one can choose for it, by name (`combat`, `stamina`, `command`), without the special object.",
    ] = field(default_factory=dict)
    weapon: Annotated[Intrinsic | None, "A weapon it has by nature."] = None
    standard: Annotated[tuple[TokenRef, ...], "Tokens it always has beside what it picks."] = ()
    improvements: Annotated[Improvements | None, "What it picks in place of a pack."] = None
    figures: Annotated[tuple[str, ...], "Its figures, where there are several."] = ()
    pairs: Annotated[
        tuple[Annotated[tuple[str, ...], Count(2, 2)], ...], "Figures that are taken and activated in pairs."
    ] = ()
    brings: Annotated[tuple[Annotated[str, Ref("characters")], ...], "Figures that come along with it."] = ()
    needs: Annotated[tuple[Annotated[str, Ref("characters")], ...], "Characters that must be on the same side."] = ()
    challenges: Annotated[tuple[Annotated[str, Ref("challenges")], ...], "Its personal challenges."] = ()
    clauses: Annotated[tuple[Annotated[str, Ref("rules")], ...], "Rule clauses of its own."] = ()
    product: Annotated[str | None, "The box or pack it comes in."] = None
    text: Annotated[Text | None, "Who it is, in a sentence or two."] = None
    notes: Annotated[tuple[Text, ...], "Remarks for readers."] = ()
    source: SourceOfAll = None
    sources: Sources | None = None


@dataclass(frozen=True, slots=True)
class Challenge:
    """A challenge: a personal goal, drawn at setup, that pays Command Points once."""

    character: Annotated[str, Ref("characters"), "Whose challenge it is."]
    type: Annotated[Literal["combat", "physical", "mental", "special"], "One of the four types."]
    statement: Annotated[Text, "What the character must do."]
    goal: Annotated[Any, Lang("goal"), "The same as a condition over the events of the game."]
    name: Annotated[Text | None, "The name on the token, where it differs from the type."] = None
    needs: Annotated[tuple[Text, ...], "Markers, actions or traces that the game must offer while it is open."] = ()
    notes: Annotated[tuple[Text, ...], "Remarks for readers."] = ()
    clauses: Annotated[tuple[Annotated[str, Ref("rules")], ...], "Rule clauses about it."] = ()
    source: SourceOfAll = None
