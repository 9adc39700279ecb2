"""The ground on which odds are played: open circles on one path, with just the figures that are asked about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tannkit.errors import UsageError
from tannkit.model.build import build
from tannkit.model.library import Library
from tannkit.model.maps import GameMap
from tannkit.rulesets.tannhauser import muster
from tannkit.rulesets.tannhauser.command_points import can_raise
from tannkit.rulesets.tannhauser.make import Options, make_on
from tannkit.rulesets.tannhauser.names import Names
from tannkit.state.registers import ACTIVE, POINTS, TURN
from tannkit.state.state import State
from tannkit.state.tables import STATS, Tables

# Three lines of circles, each adjacent to all around it. The attacker stands at the end of the middle line, and the
# first target further along; no attack asks for more room. The other targets stand around the first.
LENGTH, LINES, MIDDLE = 10, 3, 1
AROUND = ((1, 0), (0, -1), (0, 1), (1, -1), (1, 1), (-1, -1), (-1, 1))
MOST_TARGETS, FARTHEST = len(AROUND) + 1, LENGTH - 2


@dataclass(frozen=True, slots=True)
class Fighter:
    """A figure that odds are asked about: its row from 1, its tokens, whether a point raises its characteristic."""

    character: str
    row: int = 1
    tokens: tuple[str, ...] = ()
    raised: bool = False


def tables_for(library: Library, pack: str) -> tuple[Tables, Names]:
    """The tables of open ground.

    Args:
        library: the content.
        pack: the pack whose characters and tokens there are, beside those of the packs that it requires.
    """
    circles: dict[str, Any] = {}
    for along in range(LENGTH):
        for line in range(LINES):
            onward = [(along + 1, line + side) for side in (-1, 0, 1)] + [(along, line + 1)]
            to = [f"c{x}-{y}" for x, y in onward if x < LENGTH and 0 <= y < LINES]
            circles[f"c{along}-{line}"] = {"at": [along, line], "paths": ["path"], "to": to}
    data = {"name": "-", "origin": "-", "circles": circles, "paths": {"path": {"name": "-", "colour": "#000000"}}}
    return make_on(library, pack, build(GameMap, data), None, Options({}))


def situation(
    t: Tables, names: Names, attacker: Fighter, weapon: str, targets: Sequence[Fighter], distance: int = 1
) -> tuple[State, int, list[int]]:
    """The state in which it begins, the attacker, and the targets; no program runs yet.

    Args:
        t: the tables.
        names: the names in them.
        attacker: who attacks, or rolls.
        weapon: a token that he holds beside his others, or empty.
        targets: who is attacked, or rolls against him.
        distance: how many circles the first target is away.

    Raises:
        UsageError: somebody or something is not there.
    """
    fighters = (attacker, *targets)
    figures = [figure_of(names, each) for each in fighters]
    if len(set(figures)) < len(figures):
        raise UsageError("nobody is there twice", "Nobody attacks himself; name different characters.")
    if not 1 <= distance <= FARTHEST:
        raise UsageError(f"a distance of {distance} is not possible", f"It is from 1 to {FARTHEST} circles.")
    if len(targets) > MOST_TARGETS:
        raise UsageError(f"{len(targets)} targets are too many", f"There is room for {MOST_TARGETS}.")
    s = State(len(t.figures), len(t.board.circles))
    muster.join(t, s, 0, figures[:1])
    muster.join(t, s, 1, figures[1:])
    for figure, fighter, extra in zip(figures, fighters, (weapon, *[""] * len(targets)), strict=True):
        held = (*fighter.tokens, extra) if extra and extra not in fighter.tokens else fighter.tokens
        muster.equip(t, s, figure, [kind_of(names, token) for token in held])
        rows = len(t.figures[figure].rows)
        if not 1 <= fighter.row <= rows:
            raise UsageError(f"{fighter.character} has no row {fighter.row}", f"Rows: 1 to {rows}.")
        s.row[figure] = fighter.row - 1
    for figure, (along, line) in zip(figures[1:], ((0, 0), *AROUND), strict=False):
        s.pos[figure] = LINES * (distance + along) + MIDDLE + line
    s.pos[figures[0]] = MIDDLE
    s.g[ACTIVE], s.g[TURN] = figures[0], 2
    s.g[POINTS], s.g[POINTS + 1] = int(attacker.raised), sum(each.raised for each in targets)
    # An attack never stands at the bottom of the stack; below it is what has nothing more to do.
    s.frames.append([t.program("walk"), len(t.programs[t.program("walk")]), 0])
    return s, figures[0], figures[1:]


def check_raise(t: Tables, s: State, fighter: Fighter, figure: int, stat: int) -> None:
    """See that the characteristic of a fighter can be raised, if a point is to raise it.

    Raises:
        UsageError: it cannot.
    """
    if fighter.raised and not can_raise(t, s, figure, stat):
        raise UsageError(f"{fighter.character} cannot have {STATS[stat]} raised", "Leave the Command Point out.")


def figure_of(names: Names, fighter: Fighter) -> int:
    """The figure of a fighter. Raises UsageError if there is none."""
    found = names.figures(fighter.character)
    if not found:
        raise UsageError(f"there is no character {fighter.character!r}", "`tannkit site` shows all characters.")
    return found[0]


def kind_of(names: Names, token: str) -> int:
    """The number of a kind of token. Raises UsageError if there is none."""
    kind = names.token_kind(token)
    if kind < 0:
        raise UsageError(f"there is no equipment token {token!r}", "`tannkit site` shows all tokens.")
    return kind
