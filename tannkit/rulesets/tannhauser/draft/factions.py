"""Factions: each side names the one it wants; if it is the same, a contest roll says who picks first.

RE-SETUP-006 to RE-SETUP-008. A scenario may say who has to play; where only one faction is fixed and nobody wants it,
the loser of a roll plays it.
"""

from __future__ import annotations

from tannkit.rulesets.tannhauser.draft import contest, secret
from tannkit.state.decision import Decision, Refusal
from tannkit.state.frame import OWN, PC, Frame
from tannkit.state.registers import FACTION
from tannkit.state.state import Move, State
from tannkit.state.tables import Tables

NAME = "draft-factions"
SIDE = OWN  # who is asked; in the second round first the winner of the roll, then the other
SIZE = 1
TAKEN = Refusal("faction-taken", "RE-SETUP-006", "the other side plays this faction")
FIXED = Refusal("faction-not-in-scenario", "RE-SETUP-008", "the scenario is for other factions")


def ask_wish(t: Tables, s: State, f: Frame) -> Decision | None:
    """Both say what they want at the same moment."""
    return secret.ask("faction", f[SIDE], _all(t), lambda move: refuse(t, s, f[SIDE], int(move[1])))


def note_wish(t: Tables, s: State, f: Frame) -> None:
    """The wish of a side; the other is still to be asked."""
    secret.note(s, f[SIDE], (int(s.answer[1]),))
    f[SIDE] += 1
    if f[SIDE] < 2:
        f[PC] = STEPS.index(ask_wish)


def compare(t: Tables, s: State, f: Frame) -> None:
    """Two different factions are given to who wants them; for the same one the sides roll (RE-SETUP-007)."""
    (one,), (other,) = s.secret[0][0], s.secret[1][0]
    s.secret = secret.NOTHING
    if one != other and set(t.draft.fixed) <= {one, other}:
        for side, faction in enumerate((one, other)):
            _give(s, side, faction)
        f[PC] = len(STEPS)
        return
    if one == other:
        s.tell("faction.wanted", one)
    contest.hold(t, s)


def won(t: Tables, s: State, f: Frame) -> None:
    """Who rolled higher picks first."""
    f[SIDE] = s.result


def ask(t: Tables, s: State, f: Frame) -> Decision | None:
    """Any faction but the other's."""
    side = f[SIDE]
    left = [move for move in _all(t) if refuse(t, s, side, int(move[1])) is None]
    if len(left) == 1:
        s.answer = left[0]
        return None
    return secret.ask("faction-left", side, _all(t), lambda move: refuse(t, s, side, int(move[1])))


def pick(t: Tables, s: State, f: Frame) -> None:
    """It is the side's; then the other picks."""
    _give(s, f[SIDE], int(s.answer[1]))
    f[SIDE] = 1 - f[SIDE]
    if s.g[FACTION + f[SIDE]] < 0:
        f[PC] = STEPS.index(ask)


def refuse(t: Tables, s: State, side: int, faction: int) -> Refusal | None:
    """Why a side cannot play a faction."""
    other, fixed = s.g[FACTION + 1 - side], t.draft.fixed
    if faction == other:
        return TAKEN
    # As many places as are not fixed are free: none, or the other side's if that has not taken it already.
    free = len(fixed) < 2 and (other < 0 or other in fixed or not fixed)
    return None if free or faction in fixed else FIXED


def _all(t: Tables) -> list[Move]:
    return [("faction", faction) for faction in t.draft.factions]


def _give(s: State, side: int, faction: int) -> None:
    s.g[FACTION + side] = faction
    s.tell("faction.taken", side, faction)


STEPS = (ask_wish, note_wish, compare, won, ask, pick)
