"""Who can be on a team: three Heroes and two Troopers of a faction, mercenaries apart (RE-SETUP-012 to RE-SETUP-022).

A pick that leaves no way to fill the team is refused as well, so that whoever picks always ends with a legal team.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from tannkit.board.board import bits
from tannkit.rulesets.tannhauser.draft.limits import HEROES, TROOPERS
from tannkit.state.decision import Refusal
from tannkit.state.registers import FACTION
from tannkit.state.state import State
from tannkit.state.tables import HERO, ROBOT, TROOPER, Tables

NOT_HERE = Refusal("not-available", "RE-SETUP-005", "this figure is not on the table")
NO_PICK = Refusal("comes-along", "RE-HOUND-001", "this figure comes along with another and is not picked")
TWICE = Refusal("picked-already", "RE-SETUP-016", "each character is there once")
THEIRS = Refusal("on-the-other-side", "RE-SETUP-019", "the other side has this character")
FOREIGN = Refusal("other-faction", "RE-SETUP-014", "the character belongs to another faction")
LOYAL = Refusal("loyal-to-opponent", "RE-SETUP-020", "the mercenary is loyal to the opponent's faction")
HEROES_FULL = Refusal("three-heroes", "RE-SETUP-013", "a side has three Heroes")
TROOPERS_FULL = Refusal("two-troopers", "RE-SETUP-013", "a side has two Troopers; a pair of robots counts as one")
ALONE = Refusal("needs-companion", "RE-VOIV-002", "it is only on a team with somebody who is not picked yet")
DEAD_END = Refusal("no-full-team", "RE-SETUP-013", "with this pick the team could not be filled any more")


def leads(t: Tables, figure: int) -> bool:
    """Whether a figure is picked by itself or as the first of a pair."""
    who = t.figures[figure]
    return who.kind in (HERO, TROOPER) or who.partner > figure


def with_others(t: Tables, figure: int) -> tuple[int, ...]:
    """The figures that come with a pick: itself, the other one of its pair, and whom it brings along."""
    who = t.figures[figure]
    pair = (figure, who.partner) if who.kind == ROBOT else (figure,)
    return (*pair, *(each for each in who.brings if each not in pair))


def whole(t: Tables, picks: Sequence[int]) -> bool:
    """Whether picks fill all places of a team."""
    return _count(t, picks) == (HEROES, TROOPERS)


def refuse(t: Tables, s: State, side: int, picks: Sequence[int], figure: int) -> Refusal | None:
    """Why a side cannot pick a figure.

    Args:
        t: the tables.
        s: the state, in which the factions are known.
        side: 0 or 1.
        picks: who is picked already.
        figure: who is to be picked.
    """
    if not t.draft.figures >> figure & 1:
        return NOT_HERE
    if not leads(t, figure):
        return NO_PICK
    if figure in picks:
        return TWICE
    if figure in s.team[1 - side]:
        return THEIRS
    stranger = _stranger(t, figure, s.g[FACTION + side], s.g[FACTION + 1 - side])
    if stranger:
        return stranger
    heroes, troopers = _count(t, [*picks, figure])
    if heroes > HEROES:
        return HEROES_FULL
    if troopers > TROOPERS:
        return TROOPERS_FULL
    if not set(t.figures[figure].needs) <= {t.figures[each].character for each in picks}:
        return ALONE
    return None if can_fill(t, [*picks, figure], _own(t, s, side)) else DEAD_END


def can_fill(t: Tables, picks: Sequence[int], pool: Sequence[int]) -> bool:
    """Whether a team that has some picks can be filled from a pool.

    Only who is needed by somebody makes a difference, so all choices of those are tried and the rest is counted.
    """
    left = [each for each in pool if each not in picks]
    heroes, _ = _count(t, picks)
    wanted = {character for each in left for character in t.figures[each].needs}
    needed = [each for each in left if t.figures[each].character in wanted and t.figures[each].kind == HERO]
    return any(
        _fills(t, [*picks, *some], left)
        for number in range(min(HEROES - heroes, len(needed)) + 1)
        for some in combinations(needed, number)
    )


def playable(t: Tables, faction: int) -> bool:
    """Whether a faction can field a team without mercenaries, which the other side may get."""
    return can_fill(t, (), [each for each in _available(t) if t.figures[each].faction == faction])


def _fills(t: Tables, picks: Sequence[int], left: Sequence[int]) -> bool:
    there = {t.figures[each].character for each in picks}
    more = [each for each in left if each not in picks and set(t.figures[each].needs) <= there]
    heroes, troopers = _count(t, picks)
    more_heroes, more_troopers = _count(t, more)
    allowed = all(set(t.figures[each].needs) <= there for each in picks)
    return allowed and heroes <= HEROES <= heroes + more_heroes and troopers <= TROOPERS <= troopers + more_troopers


def _stranger(t: Tables, figure: int, faction: int, against: int) -> Refusal | None:
    who = t.figures[figure]
    if 0 <= who.loyal_to == against:
        return LOYAL
    return None if who.mercenary or who.faction == faction else FOREIGN


def _own(t: Tables, s: State, side: int) -> list[int]:
    """All that a side may pick at all."""
    faction, against = s.g[FACTION + side], s.g[FACTION + 1 - side]
    return [
        each for each in _available(t) if each not in s.team[1 - side] and _stranger(t, each, faction, against) is None
    ]


def _available(t: Tables) -> Iterator[int]:
    return (each for each in bits(t.draft.figures) if leads(t, each))


def _count(t: Tables, picks: Sequence[int]) -> tuple[int, int]:
    """The places of Heroes and of Troopers that picks fill (RE-SETUP-012, RE-VOIV-001)."""
    heroes = sum(t.figures[each].kind == HERO for each in picks)
    return heroes, len(picks) - heroes
