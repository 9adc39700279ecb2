"""Characters: each side picks its team in secret, both are shown at once, and no mercenary serves two sides.

RE-SETUP-012 to RE-SETUP-022, RE-VOIV-001, RE-VOIV-002. A mercenary whom both sides show is rolled for; who rolled
lower picks somebody else, again in secret if both have to (RE-SETUP-019).
"""

from __future__ import annotations

from tannkit.rulesets.tannhauser.draft import contest, legality, secret
from tannkit.rulesets.tannhauser.muster import join
from tannkit.state.decision import Decision
from tannkit.state.frame import OWN, PC, Frame
from tannkit.state.state import Move, State
from tannkit.state.tables import Tables

NAME = "draft-characters"
SIDE, WANTED = OWN, OWN + 1
SIZE = 2


def ask(t: Tables, s: State, f: Frame) -> Decision | None:
    """The next pick of a side, unless its team is full or nobody can fill it."""
    side = f[SIDE]
    if not can_pick(t, s, side):
        s.answer = ()
        return None
    picks = picked(t, s, side)
    everybody: list[Move] = [("pick", figure) for figure in range(len(t.figures))]
    return secret.ask("character", side, everybody, lambda move: legality.refuse(t, s, side, picks, int(move[1])))


def note(t: Tables, s: State, f: Frame) -> None:
    """It is noted; a side with a full team has locked it, and the other picks."""
    if s.answer:
        secret.note(s, f[SIDE], (int(s.answer[1]),))
    else:
        f[SIDE] += 1
    if f[SIDE] < 2:
        f[PC] = STEPS.index(ask)


def show(t: Tables, s: State, f: Frame) -> None:
    """Both teams are shown at the same moment (RE-SETUP-015)."""
    one, other = (s.team[side] + _figures(t, s, side) for side in (0, 1))
    for side in (0, 1):
        for (figure,) in s.secret[side]:
            s.tell("character.shown", side, figure)
    s.team, s.secret = (one, other), secret.NOTHING


def dispute(t: Tables, s: State, f: Frame) -> None:
    """A character who is on both teams is rolled for."""
    both = [each for each in s.team[0] if each in s.team[1] and legality.leads(t, each)]
    if not both:
        f[PC] = STEPS.index(join_sides)
        return
    f[WANTED] = both[0]
    s.tell("character.wanted", both[0])
    contest.hold(t, s)


def settle(t: Tables, s: State, f: Frame) -> None:
    """The higher one has to keep him, the lower one loses him."""
    gone = legality.with_others(t, f[WANTED])
    winner = s.result
    left = tuple(each for each in s.team[1 - winner] if each not in gone)
    s.team = (s.team[0], left) if winner == 0 else (left, s.team[1])
    f[PC] = STEPS.index(dispute)


def join_sides(t: Tables, s: State, f: Frame) -> None:
    """Once no place is empty all join their sides; before, who has lost somebody picks again."""
    if can_pick(t, s, 0) or can_pick(t, s, 1):
        f[SIDE] = 0
        f[PC] = STEPS.index(ask)
        return
    for side in (0, 1):
        join(t, s, side, s.team[side])


def can_pick(t: Tables, s: State, side: int) -> bool:
    """Whether a side has an empty place, and somebody for it."""
    picks = picked(t, s, side)
    return not legality.whole(t, picks) and any(
        legality.refuse(t, s, side, picks, figure) is None for figure in range(len(t.figures))
    )


def picked(t: Tables, s: State, side: int) -> list[int]:
    """Whom a side has picked, shown or not."""
    shown = [each for each in s.team[side] if legality.leads(t, each)]
    return shown + [figure for (figure,) in s.secret[side]]


def _figures(t: Tables, s: State, side: int) -> tuple[int, ...]:
    return tuple(each for (figure,) in s.secret[side] for each in legality.with_others(t, figure))


STEPS = (ask, note, show, dispute, settle, join_sides)
