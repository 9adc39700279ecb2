"""Laying out markers at play: chance draws the circles, where not all get one, and the faces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tannkit.board.board import bits
from tannkit.state import decision
from tannkit.state.codes import CIRCLE
from tannkit.state.decision import Decision
from tannkit.state.frame import PC, Frame
from tannkit.state.state import State
from tannkit.state.tables import Tables
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.markers import add_marker, marker_number
from tannkit.verbs.operations_at_play import lay
from tannkit.verbs.places import region_of

if TYPE_CHECKING:
    from tannkit.verbs.setup.lay import Lay


def lay_out(c: Compiler, step: Lay, code: Code) -> None:
    """Add the steps that lay markers on the circles of a region.

    Args:
        c: the compiler.
        step: the setup step.
        code: the program.
    """
    number, area, facedown = marker_number(c, step.what), region_of(c, step.region), step.facedown
    most = area.bit_count() if step.circles is None else min(step.circles, area.bit_count())
    # The circles that can still be drawn, how many are still to be dealt to, the circle that is, what it still gets,
    # and the faces left, as sets where they are several.
    circles, todo, here, again, faces = (code.local() for _ in range(5))

    def begin(t: Tables, s: State, f: Frame) -> None:
        f[circles], f[todo], f[again] = area, most, 0
        f[faces] = (1 << len(t.rules.markers[number].faces)) - 1

    code.add(begin)
    top = code.here

    def draw_circle(t: Tables, s: State, f: Frame) -> Decision | None:
        left = f[circles].bit_count()
        s.answer = (1,)
        return decision.dice(1, left) if not f[again] and 0 < f[todo] < left else None

    def circle_drawn(t: Tables, s: State, f: Frame) -> None:
        if f[again]:
            return
        if not f[todo] or not f[circles]:
            f[PC] = end
            return
        f[here] = list(bits(f[circles]))[int(s.answer[0]) - 1]
        f[circles] ^= 1 << f[here]
        f[todo] -= 1
        f[again] = step.each

    def draw_face(t: Tables, s: State, f: Frame) -> Decision | None:
        left = f[faces].bit_count()
        s.answer = (1,)
        return decision.dice(1, left) if left > 1 else None

    def face_drawn(t: Tables, s: State, f: Frame) -> None:
        marker = t.rules.markers[number]
        f[PC] = top
        f[again] -= 1
        if not f[faces]:
            return
        face = list(bits(f[faces]))[int(s.answer[0]) - 1]
        if len(marker.faces) > 1:
            f[faces] ^= 1 << face
        token = add_marker(t, s, marker.faces[face], CIRCLE + f[here])
        lay(t, s, token, f[here], facedown=facedown)

    for each in (draw_circle, circle_drawn, draw_face, face_drawn):
        code.add(each)
    end = code.here
