"""Views: the board as one figure has it, where things on it bar circles and cut paths, for some and not for others."""

from __future__ import annotations

from collections.abc import Sequence

from tannkit.board.board import bits
from tannkit.board.cuts import Paths, cut_paths
from tannkit.board.layers import layers
from tannkit.rulesets.tannhauser.changes import changes
from tannkit.state.frame import THIS
from tannkit.state.state import State
from tannkit.state.tables import Tables
from tannkit.verbs.roles import where


def barred(t: Tables, s: State, figure: int) -> int:
    """The circles that effects forbid a figure to enter, as a set.

    Args:
        t: the tables.
        s: the state.
        figure: who.
    """
    return _circles(t, s, "forbid.enter_circle", figure)


def sight(t: Tables, s: State, figure: int) -> Sequence[int]:
    """For each circle the set of those that share a path with it as this figure has them (RE-SIGHT-001).

    Args:
        t: the tables.
        s: the state.
        figure: who looks; -1 for the paths of the map.
    """
    cuts = _cuts(t, s, figure)
    return _paths(t, cuts).sight if cuts else t.distances.sight


def path_masks(t: Tables, s: State, figure: int) -> Sequence[int]:
    """The paths as this figure has them, as sets of circles."""
    cuts = _cuts(t, s, figure)
    return _paths(t, cuts).masks if cuts else t.board.path_masks


def throw_targets(t: Tables, s: State, figure: int, reach: int) -> int:
    """The circles that a throw reaches from where the figure stands, as a set (RE-GREN-003).

    Args:
        t: the tables.
        s: the state.
        figure: who throws, on the board.
        reach: how far, in circles.
    """
    here, cuts = s.pos[figure], _cuts(t, s, figure)
    if not cuts:
        return t.distances.throw_targets(here, reach)
    return layers(t.distances.near, here, _paths(t, cuts).sight[here])[: reach + 1][-1]


def smoke(t: Tables, s: State, figure: int, circle: int) -> int:
    """The circles that a Smoke Grenade on a circle fills for this figure, as a set (RE-SMOKE-002)."""
    cuts = _cuts(t, s, figure)
    return _paths(t, cuts).sight[circle] | 1 << circle if cuts else t.distances.smoke[circle]


def _cuts(t: Tables, s: State, figure: int) -> int:
    return _circles(t, s, "cuts_paths", figure) if figure >= 0 else 0


def _circles(t: Tables, s: State, key: str, figure: int) -> int:
    """Where the tokens lie whose effects of this sort hold for a figure."""
    if key not in s.index.passives:
        return 0
    found = 0
    for _, v in changes(t, s, key, figure):
        circle = where(s, v[THIS])
        if circle >= 0:
            found |= 1 << circle
    return found


def _paths(t: Tables, cuts: int) -> Paths:
    known = t.cut.get(cuts)
    if known is None:
        known = t.cut[cuts] = cut_paths(t.board, cuts)
    return known


def open_beside(t: Tables, s: State, figure: int, circle: int) -> int:
    """The circles beside one that a figure is not forbidden to enter, as a set."""
    return t.distances.near[circle] & ~barred(t, s, figure)


def on_path(t: Tables, s: State, figure: int, circle: int) -> int:
    """The paths of a circle as this figure has them, a bit each."""
    masks = path_masks(t, s, figure)
    return sum(1 << path for path, circles in enumerate(masks) if circles >> circle & 1)


def circles_of(t: Tables, s: State, figure: int, paths: int) -> int:
    """The circles of any of these paths."""
    masks, found = path_masks(t, s, figure), 0
    for path in bits(paths):
        found |= masks[path]
    return found
