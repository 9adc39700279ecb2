"""Game modes, scenarios and teams."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from tannkit.model.marks import KEBAB, SNAKE, Count, Key, Lang, Range, Ref, Text
from tannkit.model.source_note import SourceOfAll

ClauseRefs = Annotated[tuple[Annotated[str, Ref("rules")], ...], "The clauses that it carries out."]
RulingRefs = Annotated[tuple[Annotated[str, Ref("rulings")], ...], "Rulings that touch it."]
Setup = Annotated[tuple[Annotated[Any, Lang("setup_step")], ...], "Setup steps, in order."]
Markers = Annotated[Mapping[str, Annotated[Any, Lang("marker")]], Key(SNAKE), "Tokens that it brings along, by name."]
Actions = Annotated[Mapping[str, Annotated[Any, Lang("game_action")]], Key(SNAKE), "New actions, by name."]
Effects = Annotated[tuple[Annotated[Any, Lang("effect")], ...], "Effects that hold for the whole game."]
Victory = Annotated[tuple[Annotated[Any, Lang("victory")], ...], "Ways to win, in the order they are checked."]


@dataclass(frozen=True, slots=True)
class MapNeeds:
    """What a map must offer: at least so many circles of each kind."""

    objectives: Annotated[int, Range(0, 99), "Objective circles of either tier."] = 0
    primary: Annotated[int, Range(0, 99), "Primary (gold) objective circles."] = 0
    secondary: Annotated[int, Range(0, 99), "Secondary (silver) objective circles."] = 0
    actions: Annotated[int, Range(0, 99), "Action circles."] = 0
    entries: Annotated[int, Range(0, 99), "Entry points."] = 0
    regions: Annotated[
        Mapping[str, Annotated[int, Range(1, 999)]],
        Key(KEBAB),
        "Regions by id, and how many circles each has at least.",
    ] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class CommandPoints:
    """How many Command Points each side has."""

    start: Annotated[int, Range(0, 99), "In turn one."]
    refresh: Annotated[int, Range(0, 99), "After each refresh."]


@dataclass(frozen=True, slots=True)
class Mode:
    """A game mode: how a game is set up and won on any map that offers what it needs."""

    name: Annotated[Text, "Its name."]
    summary: Annotated[Text, "What it is about, in a sentence."]
    map_needs: Annotated[MapNeeds | None, "What a map must offer."] = None
    command_points: Annotated[CommandPoints | None, "Command Points; left out where the scenario says."] = None
    setup: Setup = ()
    markers: Markers = field(default_factory=dict)
    actions: Actions = field(default_factory=dict)
    effects: Effects = ()
    victory: Victory = ()
    elimination_wins: Annotated[bool, "Whether a side wins when the other has nobody left."] = False
    words: Annotated[tuple[Text, ...], Count(1), "Rules that the language cannot say yet, in words."] = ()
    clauses: ClauseRefs = ()
    rulings: RulingRefs = ()
    source: SourceOfAll = None


@dataclass(frozen=True, slots=True)
class Sides:
    """Which factions play."""

    fixed: Annotated[tuple[Annotated[str, Ref("factions")], ...], "Factions that must play."] = ()
    any_other: Annotated[bool, "Whether the other side is any other faction."] = False
    requires: Annotated[tuple[Annotated[str, Ref("characters")], ...], "Characters that must be there."] = ()


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario: a story-mode game on a fixed map with fixed sides and rules of its own."""

    name: Annotated[Text, "Its name."]
    summary: Annotated[Text, "What it is about, in a sentence of our own."]
    map: Annotated[str, Ref("maps"), "The map it is played on."]
    sides: Annotated[Sides, "Who plays."]
    inherits: Annotated[tuple[Annotated[str, Ref("modes")], ...], "Modes it borrows rules from, repeated here."] = ()
    variants: Annotated[tuple[Literal["rush-and-go", "secret-doors"], ...], "Optional rules that are in force."] = ()
    map_needs: Annotated[MapNeeds | None, "What the map must offer."] = None
    command_points: Annotated[CommandPoints | None, "Command Points of each side."] = None
    setup: Setup = ()
    markers: Markers = field(default_factory=dict)
    actions: Actions = field(default_factory=dict)
    effects: Effects = ()
    victory: Victory = ()
    victory_missing: Annotated[Text | None, "Why there is no way to win here, where the source prints none."] = None
    elimination_wins: Annotated[bool, "Whether a side wins when the other has nobody left."] = False
    words: Annotated[tuple[Text, ...], Count(1), "Rules that the language cannot say yet, in words."] = ()
    clauses: ClauseRefs = ()
    rulings: RulingRefs = ()
    source: SourceOfAll = None


@dataclass(frozen=True, slots=True)
class Member:
    """One character of a team, with the pack chosen for it."""

    character: Annotated[str, Ref("characters"), "Who it is."]
    pack: Annotated[str | None, "The name of the chosen pack."] = None
    picks: Annotated[tuple[Annotated[str, Ref("equipment")], ...], "Improvements it picks, where it has no packs."] = ()
    bonus: Annotated[str | None, Ref("equipment"), "A bonus token."] = None
    replaces: Annotated[str | None, Ref("equipment"), "The token of the pack that the bonus token replaces."] = None


@dataclass(frozen=True, slots=True)
class Team:
    """A team: a side made ready to play, with packs and bonus tokens chosen."""

    name: Annotated[Text, "Its name."]
    faction: Annotated[str, Ref("factions"), "The faction it plays."]
    members: Annotated[tuple[Member, ...], Count(1), "Its characters."]
    text: Annotated[Text | None, "What it is good at."] = None
