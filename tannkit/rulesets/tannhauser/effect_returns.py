"""Returns by effects: a dead character comes back as a reinforcement, a destroyed Voïvode where its marker lies."""

from __future__ import annotations

from tannkit.rulesets.tannhauser.reinforcement import arrive
from tannkit.rulesets.tannhauser.stepping import standing
from tannkit.state.frame import OWN, Frame
from tannkit.state.registers import RETURNING
from tannkit.state.state import ALIVE, DEAD, DESTROYED, State
from tannkit.state.tables import Tables

NAME = "return-figure"
WHO, HOW, KINDS = range(OWN, OWN + 3)
NOW, NEXT_TURN, IN_PLACE = range(3)


def bring_back(t: Tables, s: State, f: Frame) -> None:
    """Bring it back in the way that the effect says; figures in pairs only as a whole pair (RE-VOIV-017)."""
    who, how, kinds = f[WHO], f[HOW], tuple(f[KINDS:])
    if how == IN_PLACE:
        _in_place(t, s, who)
    elif how == NEXT_TURN:
        s.g[RETURNING] |= 1 << who
        s.returning.append((who, *(kinds or _first_pack(t, who))))
    else:
        _now(t, s, who, kinds)


def _now(t: Tables, s: State, who: int, kinds: tuple[int, ...]) -> None:
    other = t.figures[who].partner
    back = [each for each in (who, other) if each >= 0]
    if all(s.life[each] in (DEAD, DESTROYED) for each in back):
        for each in back:
            arrive(t, s, each, kinds or s.kits.get(each) or _first_pack(t, each))


def _in_place(t: Tables, s: State, who: int) -> None:
    """In exchange for its marker, with the tokens that lay there with it still on the board."""
    if s.life[who] == DESTROYED and not standing(s, s.pos[who]):
        s.life[who] = ALIVE
        s.row[who] = 0
        s.tell("figure.returned", who, s.pos[who])


def _first_pack(t: Tables, who: int) -> tuple[int, ...]:
    return next(iter(t.packs[who].values()))


STEPS = (bring_back,)
