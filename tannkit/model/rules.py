"""Rule clauses, rulings on unclear rules, and glossary terms."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from tannkit.model.marks import KEBAB, Id, Key, Lang, Ref, Text
from tannkit.model.source_note import SourceOfAll, Sources


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule clause: the smallest statement of the rules that a test can prove."""

    chapter: Annotated[Id, "The chapter the clause stands in, such as `movement`; one page of the site each."]
    statement: Annotated[Text, "The rule, in words of our own."]
    check: Annotated[Text | None, "How one would test it: given, when, then."] = None
    implied: Annotated[bool, "Whether the clause follows from the text without being said outright."] = False
    product: Annotated[str | None, "The box or pack whose pieces it needs."] = None
    source: SourceOfAll = None
    sources: Sources | None = None


@dataclass(frozen=True, slots=True)
class RulingOption:
    """One reading of an unclear rule."""

    reading: Annotated[Text, "What the rule means under this reading."]
    effects: Annotated[
        Mapping[str, tuple[Annotated[Any, Lang("effect")], ...]],
        Key(KEBAB),
        "The effects of tokens under this reading, by the token's id; all others stay as they are.",
    ] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Ruling:
    """A ruling: a question that the rules leave open, its possible readings, and the one we play by default."""

    question: Annotated[Text, "What the rules leave open."]
    options: Annotated[Mapping[str, RulingOption], Key(KEBAB), "The possible readings, by id."]
    default: Annotated[Id, "The id of the reading that is used unless a game chooses another."]
    reason: Annotated[Text, "Why this reading is the default."]
    weight: Annotated[Literal["high", "medium", "low"], "How much play depends on the choice."]
    official: Annotated[Text | None, "The publisher's answer, where there is one, in our words."] = None
    touches: Annotated[tuple[Annotated[str, Ref("rules")], ...], "The clauses concerned."] = ()
    equipment: Annotated[tuple[Annotated[str, Ref("equipment")], ...], "The tokens concerned."] = ()
    source: SourceOfAll = None


@dataclass(frozen=True, slots=True)
class Term:
    """A glossary term: a word of the game and what it means."""

    name: Annotated[Text, "The term as it is written in running text."]
    definition: Annotated[Text, "What it means, in a sentence or two."]
    clauses: Annotated[tuple[Annotated[str, Ref("rules")], ...], "Clauses that define or use it."] = ()
    see_also: Annotated[tuple[Annotated[str, Ref("glossary")], ...], "Related terms."] = ()
