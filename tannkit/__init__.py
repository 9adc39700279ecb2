"""tannkit: write, check, draw and read content for the tactical board game Tannhäuser.

The functions of this module are the public API; everything else may change without notice.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from tannkit.dice.source import Dice
    from tannkit.engine.game import Game
    from tannkit.lint.report import Report
    from tannkit.model.library import Library

__all__ = ["check", "draw_map", "load", "play"]

# What a function needs is imported when it is called: `tannkit --help` must not wait for it.


def load(*paths: str | Path, packs: Sequence[str | Path] = ()) -> Library:
    """The packs that paths lie in or hold, with the packs they require. Faults of shape mark entries as broken.

    Args:
        paths: files and folders; the packs around or below the current folder, or the bundled ones, if none.
        packs: folders of packs that others may require; one replaces a bundled pack of the same id.

    Raises:
        tannkit.errors.UsageError: a path does not exist, or holds no pack.
    """
    from tannkit.lint import run

    return run.load(_targets(paths), [Path(each) for each in packs])


def check(*paths: str | Path, packs: Sequence[str | Path] = ()) -> Report:
    """Check packs, folders or files. The report has the problems, sorted by place, and the library.

    Args:
        paths: files and folders; the packs around or below the current folder, or the bundled ones, if none.
        packs: folders of packs that others may require; one replaces a bundled pack of the same id.

    Raises:
        tannkit.errors.UsageError: a path does not exist, or holds no pack.
    """
    from tannkit.lint import run

    return run.check(_targets(paths), packs=[Path(each) for each in packs])


def draw_map(library: Library, map_id: str, *, form: Literal["svg", "png"] = "svg", lang: str = "en") -> bytes:
    """A map of a library as a picture: the bytes of an SVG or PNG file.

    Args:
        library: as `load` gives it.
        map_id: the map's id, or `pack/id`.
        form: the kind of picture.
        lang: the language of names and legend, such as `en` or `de`.

    Raises:
        tannkit.errors.UsageError: there is no such map, its data has errors, or no Graphviz can be found.
    """
    from tannkit.draw.from_library import find_map, picture

    return picture(library, find_map(library, map_id), form, lang)


def play(
    library: Library,
    *,
    teams: Sequence[str] = (),
    game_map: str = "castle",
    mode: str = "deathmatch",
    scenario: str = "",
    rulings: Mapping[str, str] | None = None,
    rush_and_go: bool = False,
    doors: int = 0,
    boxes: Sequence[str] = (),
    dice: int | Dice = 0,
) -> Game:
    """A game of two teams of a library, or of a draft, waiting for its first decision.

    `game.decision` has the side that decides and `moves`, the moves that can be made; `game.step(move)` makes one and
    rolls all dice that fall before the next; `game.undo()` takes one back as long as no die has fallen since.
    `game.state` is the state, and what a side may see of it is told by
    `tannkit.engine.observe.observe(game.tables, game.state, side)`.

    Args:
        library: as `load` gives it.
        teams: the ids of two teams of different factions; without teams both sides draft theirs in the game.
        game_map: the id of a map.
        mode: the id of a mode; so far deathmatch can be played.
        scenario: the id of a scenario, in story mode.
        rulings: readings of unclear rules by the id of the ruling; the defaults count for the rest.
        rush_and_go: whether each side has two entry points (RE-SETUP-034).
        doors: how many secret doors there are: none, 2 or 4 (RE-DOOR-003).
        boxes: the boxes on the table, such as `core`; all if none is named (RE-SETUP-005).
        dice: a seed, or a source of dice.

    Raises:
        tannkit.errors.UsageError: something is not there, has errors, or does not fit together.
        tannkit.engine.refused.Refused: by `step`, if the move cannot be made; it has a code and a clause.
    """
    from tannkit.dice.source import Seeded
    from tannkit.rulesets.tannhauser.opening import open_game, setting

    what = setting(
        library,
        mode,
        game_map,
        teams,
        rulings or {},
        rush_and_go=rush_and_go,
        scenario=scenario,
        doors=(doors,),
        boxes=boxes,
        draft=not teams,
    )
    return open_game(what, Seeded(dice) if isinstance(dice, int) else dice)


def _targets(paths: Sequence[str | Path]) -> list[Path]:
    from tannkit.lint.run import default_paths

    return [Path(each) for each in paths] or default_paths(Path())
