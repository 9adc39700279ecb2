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
from tannkit.rulesets.tannhauser.make import Options, make
from tannkit.rulesets.tannhauser.play import new_state
from tannkit.rulesets.tannhauser.teams import fielded
from tannkit.state.tables import Tables

RULESET = "tannhauser-revised"
# What a game is made of; a change to any of it makes another game.
KINDS = ("characters", "equipment", "crates", "rulings", "skills", "traits", "affiliations", "factions")


@dataclass(frozen=True, slots=True)
class Setting:
    """What is played. `teams` are the teams of both sides as plain data; `rulings` the readings that were chosen."""

    library: Library
    pack: str
    mode: Entry
    map: Entry
    teams: tuple[Mapping[str, Any], Mapping[str, Any]]
    rulings: Mapping[str, str]
    rush_and_go: bool = False


def setting(
    library: Library, mode: str, game_map: str, teams: Sequence[str], rulings: Mapping[str, str], *, rush_and_go: bool
) -> Setting:
    """What is played, from ids.

    Args:
        library: the content.
        mode: the id of a mode.
        game_map: the id of a map.
        teams: the ids of two teams.
        rulings: readings of rulings by id.
        rush_and_go: whether each side has two entry points.

    Raises:
        UsageError: something is not there, cannot be played, or does not fit together.
    """
    map_entry, mode_entry = _find(library, "maps", game_map), _find(library, "modes", mode)
    if not mode_entry.data.get("elimination_wins"):
        raise UsageError(f"the mode {mode} cannot be played yet", "So far deathmatch can; other modes are to follow.")
    if len(teams) != 2:
        raise UsageError(f"two teams play against each other, not {len(teams)}", "Give --team twice.")
    first, second = (_find(library, "teams", team) for team in teams)
    if first.data["faction"] == second.data["faction"]:
        raise UsageError("both teams are of the same faction", "The two sides play different factions.")
    both = {member["character"] for member in first.data["members"]} & {
        member["character"] for member in second.data["members"]
    }
    if both:
        raise UsageError(f"{min(both)} is in both teams", "Each character is in the game once.")
    return Setting(
        library, first.pack, mode_entry, map_entry, (first.data, second.data), rulings, rush_and_go=rush_and_go
    )


def open_game(what: Setting, dice: Dice, listener: Listener | None = None) -> Game:
    """A game that waits for its first decision.

    Args:
        what: what is played.
        dice: where the faces of rolls come from.
        listener: is told each move and roll.

    Raises:
        UsageError: a ruling does not exist, or a team cannot be fielded.
    """
    t, names = make(what.library, what.pack, what.map, what.mode, Options(what.rulings, rush_and_go=what.rush_and_go))
    teams = [build(Team, data) for data in what.teams]
    return Game(t, new_state(t, [fielded(t, names, team) for team in teams]), dice, listener)


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
        variants=("rush-and-go",) if what.rush_and_go else (),
        seed=seed,
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
    if len(found.teams) != 2 or not all(isinstance(team, dict) for team in found.teams):
        raise UsageError(f"{name} does not say who plays", "Its first line has the teams of two sides.")
    map_entry, mode_entry = _find(library, "maps", found.map), _find(library, "modes", found.mode)
    pack = found.pack if found.pack in library.packs else map_entry.pack
    rush = "rush-and-go" in found.variants
    first, second = found.teams
    what = Setting(library, pack, mode_entry, map_entry, (first, second), found.rulings, rush_and_go=rush)
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


def _find(library: Library, kind: str, ref: str) -> Entry:
    entry = library.find(kind, ref)
    if entry is None or entry.broken:
        known = ", ".join(sorted(each.id for each in library.entries(kind, whole=True)))
        problem = "has errors" if entry else "is not there"
        raise UsageError(f"{kind[:-1]} {ref!r} {problem}", f"There are: {known or 'none'}.")
    return entry
