"""Wiping out successes or wounds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.state.frame import A_HITS, D_WOUNDS, EMITTER, PROGRAM, Frame
from tannkit.state.registers import ATTACK
from tannkit.state.state import State
from tannkit.state.tables import Tables
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say


@dataclass(frozen=True, slots=True)
class Cancel:
    """Cancels what the attack has brought so far."""

    value: Annotated[Literal["attack_successes", "wounds"], "What is cancelled."]

    def compile(self, c: Compiler, code: Code) -> None:
        """Its steps."""
        code.add(_cancel_wounds if self.value == "wounds" else _cancel_hits)

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        if self.value == "wounds":
            what = s.plain("all these wounds", "alle diese Verletzungen", plural=True)
        else:
            what = s.plain("all successes of the attack", "alle Treffer des Angriffs", plural=True)
        return [s.clause(what, "become", "cancelled", end="aufgehoben")]


def _cancel_wounds(t: Tables, s: State, f: Frame) -> None:
    # Only wounds that are being dealt can be cancelled; the frame of any other event is laid out otherwise.
    dealt = s.frames[f[EMITTER]]
    if dealt[PROGRAM] == t.program("wound"):
        dealt[D_WOUNDS] = 0
        s.tell("wounds.cancelled")


def _cancel_hits(t: Tables, s: State, f: Frame) -> None:
    if s.g[ATTACK]:
        s.frames[s.g[ATTACK]][A_HITS] = 0
        s.tell("hits.cancelled")
