"""Death: what becomes of a character and of its tokens (RE-WOUND-003, RE-WOUND-008, RE-WOUND-009)."""

from __future__ import annotations

from tannkit.rulesets.tannhauser.carrying import stays_behind
from tannkit.rulesets.tannhauser.game_rules import leave_orders
from tannkit.rulesets.tannhauser.listeners import announce
from tannkit.state.codes import CIRCLE, NONE
from tannkit.state.frame import OWN, Frame
from tannkit.state.registers import CALLED
from tannkit.state.state import ALIVE, ATTACHED, DEAD, DESTROYED, State
from tannkit.state.tables import ROBOT, Tables

NAME = "die"
WHO, LEAVES_MARKER, BY = range(OWN, OWN + 3)


def tell(t: Tables, s: State, f: Frame) -> None:
    """Effects of the dying one still work while its death is told."""
    if s.life[f[WHO]] == ALIVE:
        announce(t, s, "character.died", by=f[BY], at=f[WHO])


def leave(t: Tables, s: State, f: Frame) -> None:
    """Disposable tokens stay on the circle (RE-WOUND-008), all others leave the game, unless by RE-Q-31.

    A destroyed Voïvode leaves its own marker on the circle (RE-VOIV-005): its place stays known.
    """
    who = f[WHO]
    if s.life[who] != ALIVE:
        return
    circle = s.pos[who]
    figure = t.figures[who]
    marked = figure.kind == ROBOT and figure.partner >= 0 and f[LEAVES_MARKER]
    for token, holder in enumerate(s.holder):
        if holder == who:
            attached = s.marks[token] & ATTACHED
            if stays_behind(t, s, token) and circle >= 0 and not attached:
                s.holder[token] = CIRCLE + circle
            elif attached or stays_behind(t, s, token) or not t.plays("RE-Q-31", "kept-for-return"):
                s.holder[token] = NONE
            s.marks[token] &= ~ATTACHED
    s.life[who] = DESTROYED if marked and circle >= 0 else DEAD
    if s.life[who] == DEAD:
        s.pos[who] = -1
    s.flags[who] = 0
    s.g[CALLED] &= ~(1 << who)
    s.lasting = [record for record in s.lasting if record[1] != who]
    s.tell("character.died", who, f[BY], circle)
    if s.orders:
        leave_orders(t, s, who)


STEPS = (tell, leave)
