"""Opening a game: from ids of content to a game that waits for its first decision, and from its record back."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tannkit.dice.source import Dice
from tannkit.engine.game import Game, Listener
from tannkit.engine.record import FORMAT, Head
from tannkit.errors import UsageError
from tannkit.model.build import build
from tannkit.model.games import Team
from tannkit.model.library import Entry, Library
from tannkit.model.lookup import bare
from tannkit.rulesets.tannhauser.agreements import (
    agreed_boxes,
    agreed_doors,
    agreed_mode,
    check_map,
    find,
)
from tannkit.rulesets.tannhauser.draft.rules import add_draft, available, fixed_factions
from tannkit.rulesets.tannhauser.make import Options, make
from tannkit.rulesets.tannhauser.play import draft_state, new_state
from tannkit.rulesets.tannhauser.teams import Fielded, fielded
from tannkit.state.tables import Tables

RULESET = "tannhauser-revised"
RUSH_AND_GO = "rush-and-go"
# What a game is made of; a change to any of it makes another game.
KINDS = ("characters", "equipment", "crates", "rulings", "skills", "traits", "affiliations", "factions")


@dataclass(frozen=True, slots=True)
class Setting:
    """What is played.

    Attributes:
        library: the content.
        pack: the pack whose game is played.
        mode: the mode or scenario.
        map: the map.
        teams: the teams of both sides as plain data; none if they are drafted.
        rulings: the readings that were chosen.
        rush_and_go: whether each side has two entry points.
        doors: how many secret doors there are.
        boxes: the boxes on the table; all if none is named.
    """

    library: Library
    pack: str
    mode: Entry
    map: Entry
    teams: tuple[Mapping[str, Any], ...]
    rulings: Mapping[str, str]
    rush_and_go: bool = False
    doors: int = 0
    boxes: tuple[str, ...] = ()

    @property
    def draft(self) -> bool:
        """Whether both sides choose their teams in the game."""
        return not self.teams


def setting(
    library: Library,
    mode: str,
    game_map: str,
    teams: Sequence[str],
    rulings: Mapping[str, str],
    *,
    rush_and_go: bool,
    scenario: str = "",
    doors: Sequence[int] = (),
    boxes: Sequence[str] = (),
    draft: bool = False,
) -> Setting:
    """What is played, from ids.

    Args:
        library: the content.
        mode: the id of a mode.
        game_map: the id of a map.
        teams: the ids of two teams.
        rulings: readings of rulings by id.
        rush_and_go: whether each side has two entry points.
        scenario: the id of a scenario, in story mode.
        doors: how many secret doors each player wants, or one number for both.
        boxes: the boxes on the table; all if none is named.
        draft: whether both sides choose their teams in the game; then there are no `teams`.

    Raises:
        UsageError: something is not there, cannot be played, or does not fit together.
    """
    mode_entry, map_entry = agreed_mode(library, mode, scenario), find(library, "maps", game_map)
    on_table = agreed_boxes(library, boxes)
    rush_and_go = rush_and_go or RUSH_AND_GO in mode_entry.data.get("variants", ())
    check_map(map_entry, mode_entry, on_table, rush_and_go=rush_and_go)
    if not mode_entry.data.get("elimination_wins"):
        raise UsageError(f"the mode {mode} cannot be played yet", "So far deathmatch can; other modes are to follow.")
    if draft and teams:
        raise UsageError("teams are either given or drafted", "Leave --team or --draft out.")
    there = () if draft else _teams(library, teams, on_table)
    return Setting(
        library,
        there[0].pack if there else _pack(library, map_entry),
        mode_entry,
        map_entry,
        tuple(each.data for each in there),
        rulings,
        rush_and_go=rush_and_go,
        doors=agreed_doors(library, doors, on_table),
        boxes=on_table,
    )


def _pack(library: Library, game_map: Entry) -> str:
    """The pack whose characters are drafted: that of the map, or one that is being checked and builds on it."""
    if game_map.pack in library.checked:
        return game_map.pack
    return next((each for each in library.checked if game_map.pack in library.reachable(each)), game_map.pack)


def _teams(library: Library, teams: Sequence[str], boxes: Sequence[str]) -> tuple[Entry, Entry]:
    """Two teams that can meet (RE-SETUP-005, RE-SETUP-006, RE-SETUP-016, RE-SETUP-020)."""
    if len(teams) != 2:
        raise UsageError(f"two teams play against each other, not {len(teams)}", "Give --team twice.")
    first, second = (find(library, "teams", team) for team in teams)
    if bare(first.data["faction"]) == bare(second.data["faction"]):
        raise UsageError("both teams are of the same faction", "The two sides play different factions.")
    both = {member["character"] for member in first.data["members"]} & {
        member["character"] for member in second.data["members"]
    }
    if both:
        raise UsageError(f"{min(both)} is in both teams", "Each character is in the game once.")
    for team, other in ((first, second), (second, first)):
        for member in team.data["members"]:
            who = library.resolve("characters", member["character"], team.pack)
            if who is not None and not available(who, boxes):
                raise UsageError(f"{who.id} is in the box {who.data['product']}", "Add the box, or take another team.")
            if who is not None and bare(who.data.get("loyal_to", "")) == bare(other.data["faction"]):
                raise UsageError(
                    f"{who.id} is loyal to the other side", "He is on no side that fights against his faction."
                )
    return first, second


@dataclass(frozen=True, slots=True)
class ReadyGame:
    """A setting with its tables made, from which any number of games can be opened.

    `sides` are the figures of both teams; none if they are drafted.
    """

    what: Setting
    tables: Tables
    sides: tuple[tuple[Fielded, ...], ...]

    def open(self, dice: Dice, listener: Listener | None = None) -> Game:
        """A game that waits for its first decision.

        Args:
            dice: where the faces of rolls come from.
            listener: is told each move and roll.
        """
        doors = self.what.doors
        state = new_state(self.tables, self.sides, doors) if self.sides else draft_state(self.tables, doors)
        return Game(self.tables, state, dice, listener)


def make_ready(what: Setting) -> ReadyGame:
    """Make the tables of a setting.

    Raises:
        UsageError: a ruling does not exist, or a team cannot be fielded.
    """
    t, names = make(what.library, what.pack, what.map, what.mode, Options(what.rulings, rush_and_go=what.rush_and_go))
    if what.draft:
        add_draft(t, names, what.boxes, fixed_factions(what.mode))
    teams = [build(Team, data) for data in what.teams]
    return ReadyGame(what, t, tuple(tuple(fielded(t, names, team)) for team in teams))


def open_game(what: Setting, dice: Dice, listener: Listener | None = None) -> Game:
    """A game of a setting that waits for its first decision.

    Args:
        what: what is played.
        dice: where the faces of rolls come from.
        listener: is told each move and roll.

    Raises:
        UsageError: a ruling does not exist, or a team cannot be fielded.
    """
    return make_ready(what).open(dice, listener)


def head(what: Setting, t: Tables, seed: int | None) -> Head:
    """The head of the record of a game."""
    return Head(
        format=FORMAT,
        ruleset=RULESET,
        pack=what.pack,
        version=str(what.library.packs[what.pack].entry.data["version"]),
        content=fingerprint(what),
        mode=what.mode.id,
        map=what.map.id,
        teams=tuple(json.loads(json.dumps(team)) for team in what.teams),
        rulings=dict(sorted(t.rulings.items())),
        variants=(RUSH_AND_GO,) if what.rush_and_go else (),
        seed=seed,
        draft=what.draft,
        doors=what.doors,
        boxes=what.boxes,
    )


def from_head(library: Library, found: Head, name: str) -> Setting:
    """What a record was played with.

    Args:
        library: the content at hand.
        found: the head of the record.
        name: the name of its file, for messages.

    Raises:
        UsageError: the content is not there, or is not the same.
    """
    if found.ruleset != RULESET:
        raise UsageError(f"{name} is a game of {found.ruleset}", f"Games of {RULESET} can be replayed.")
    if len(found.teams) != (0 if found.draft else 2) or not all(isinstance(team, dict) for team in found.teams):
        raise UsageError(f"{name} does not say who plays", "Its first line has the teams of two sides.")
    map_entry, mode_entry = find(library, "maps", found.map), find(library, "modes", found.mode)
    pack = found.pack if found.pack in library.packs else map_entry.pack
    rush = RUSH_AND_GO in found.variants
    what = Setting(
        library,
        pack,
        mode_entry,
        map_entry,
        found.teams,
        found.rulings,
        rush_and_go=rush,
        doors=agreed_doors(library, (found.doors,), found.boxes),
        boxes=agreed_boxes(library, found.boxes),
    )
    if fingerprint(what) != found.content:
        raise UsageError(
            f"{name} was recorded with other content than is at hand",
            "A replay needs the very content that was played with: the same versions of all packs.",
        )
    return what


def fingerprint(what: Setting) -> str:
    """A number that is the same for the same content, and only for that."""
    parts: list[Any] = [what.map.data, what.mode.data]
    parts += [[[entry.full_id, entry.data] for entry in what.library.visible(kind, what.pack)] for kind in KINDS]
    text = json.dumps(parts, sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode("utf-8")).hexdigest()
