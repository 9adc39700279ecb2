"""The words that characters and tokens are described with: factions, affiliations, skills, traits, characteristics."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Range, Ref, Text
from tannkit.model.source_note import SourceOfAll, Sources

Clauses = Annotated[tuple[Annotated[str, Ref("rules")], ...], "Rule clauses about it."]


@dataclass(frozen=True, slots=True)
class Faction:
    """A faction: the power whose characters make up a side."""

    name: Annotated[Text, "Its name."]
    text: Annotated[Text | None, "Who they are, in a sentence or two of our own."] = None
    clauses: Clauses = ()
    source: SourceOfAll = None


@dataclass(frozen=True, slots=True)
class Affiliation:
    """An affiliation: the unit whose symbol a character bears; some tokens ask for it."""

    name: Annotated[Text, "Its name."]
    faction: Annotated[str | None, Ref("factions"), "The faction it belongs to, if to one only."] = None
    text: Annotated[Text | None, "What is known of it."] = None
    clauses: Clauses = ()
    source: SourceOfAll = None
    sources: Sources | None = None


@dataclass(frozen=True, slots=True)
class Skill:
    """A skill: what a character is trained in; objectives and some tokens ask for one."""

    name: Annotated[Text, "Its name."]
    meaning: Annotated[Text, "What someone with the skill can do."]
    icon: Annotated[str | None, "The name of the drawing that stands for it on maps and sheets."] = None
    clauses: Clauses = ()
    source: SourceOfAll = None
    sources: Sources | None = None


@dataclass(frozen=True, slots=True)
class Trait:
    """A trait: a word on a token that rules refer to, such as Weapon or Pistol."""

    name: Annotated[Text, "Its name."]
    meaning: Annotated[Text, "What it does, or that it is a label only."]
    dice: Annotated[int | None, Range(0, 20), "How many dice an attack with such a Weapon rolls."] = None
    attack: Annotated[Literal["melee", "ranged"] | None, "The kind of attack it makes of one."] = None
    throw: Annotated[int | None, Range(0, 30), "How many circles such a token is thrown at most."] = None
    overwatch: Annotated[bool, "Whether a Weapon with it can be used for an overwatch attack."] = True
    clauses: Clauses = ()
    source: SourceOfAll = None


@dataclass(frozen=True, slots=True)
class Characteristic:
    """A characteristic: one of the values of a character, row by row."""

    name: Annotated[Text, "Its name."]
    meaning: Annotated[Text, "What it measures and when it is rolled."]
    raisable: Annotated[bool, "Whether a Command Point can raise it."] = True
    may_be_null: Annotated[bool, "Whether a character can lack it (a null value)."] = False
    clauses: Clauses = ()
    source: SourceOfAll = None
