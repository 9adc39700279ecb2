"""A throw: the circle is named, a Grenade explodes there, a Smoke Grenade fills its paths with smoke."""

from __future__ import annotations

from tannkit.rulesets.tannhauser.actions.throw import targets
from tannkit.rulesets.tannhauser.hit import hit
from tannkit.rulesets.tannhauser.rubble import lay_rubble
from tannkit.state.codes import CIRCLE, NONE
from tannkit.state.decision import Decision
from tannkit.state.frame import OWN, PC, Frame
from tannkit.state.state import ALIVE, THROWN, Move, State
from tannkit.state.tables import Tables

NAME = "throw"
WHO, THING, AT, LEFT, NEXT = range(OWN, OWN + 5)
GRENADE = 1  # its place in CAUSES
SUCCESSES = 4  # RE-GREN-008
SMOKE_TOKENS = 2  # RE-SMOKE-007


def ask(t: Tables, s: State, f: Frame) -> Decision | None:
    """Which circle?"""
    moves: list[Move] = [("at", circle) for circle in targets(t, s, f[WHO], f[THING])]
    return Decision("throw", s.side[f[WHO]], lambda: moves, figure=f[WHO])


def land(t: Tables, s: State, f: Frame) -> None:
    """The token leaves the inventory (RE-GREN-001)."""
    f[AT] = int(s.answer[1])
    token = f[THING]
    s.tell("token.thrown", f[WHO], token, f[AT])
    if t.kinds[s.kinds[token]].smoke:
        s.holder[token] = CIRCLE + f[AT]
        s.marks[token] |= THROWN
        s.count[token] = SMOKE_TOKENS
        f[PC] = len(STEPS)
        return
    s.holder[token] = NONE
    f[LEFT] = sum(1 << each for each in struck(t, s, f[AT]))


def ask_order(t: Tables, s: State, f: Frame) -> Decision | None:
    """The thrower's side says in which order those who are struck roll, by RE-Q-36 from the target circle outwards."""
    left = [each for each in range(len(s.side)) if f[LEFT] >> each & 1]
    if t.plays("RE-Q-36", "one-by-one"):
        left = [each for each in left if s.pos[each] == f[AT]] or left
    if not left:
        s.answer = ()
        return None
    moves: list[Move] = [("next", each) for each in left]
    if len(moves) == 1:
        s.answer = moves[0]
        return None
    return Decision("order", s.side[f[WHO]], lambda: moves, figure=f[WHO])


def strike_next(t: Tables, s: State, f: Frame) -> None:
    """Friends and the thrower are hit like anybody else (RE-GREN-010)."""
    if not s.answer:
        return
    who = int(s.answer[1])
    f[LEFT] &= ~(1 << who)
    profile = t.kinds[s.kinds[f[THING]]].grenade
    hit(t, s, who, profile.auto if profile else SUCCESSES, GRENADE)
    f[PC] = STEPS.index(ask_order)


def leave_rubble(t: Tables, s: State, f: Frame) -> None:
    """Rubble on the target circle once the damage is settled (RE-GREN-013)."""
    profile = t.kinds[s.kinds[f[THING]]].grenade
    lay_rubble(t, s, f[AT], 2 if profile and profile.rubble == "double" else 1)


def struck(t: Tables, s: State, circle: int) -> list[int]:
    """Everybody on a circle or on one adjacent to it, path or not (RE-GREN-008, RE-GREN-009)."""
    area = t.distances.near[circle] | 1 << circle
    return [
        each
        for team in s.team
        for each in team
        if s.life[each] == ALIVE
        and s.pos[each] >= 0
        and area >> s.pos[each] & 1
        and (t.figures[each].is_character or not t.plays("RE-Q-79", "characters-only"))
    ]


STEPS = (ask, land, ask_order, strike_next, leave_rubble)
