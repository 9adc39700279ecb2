"""Playing programs of the effect language in the small yard, where stand-ins take the place of a ruleset."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from small_yard import Yard, a_yard

from tannkit.engine.run import advance, make
from tannkit.state.codes import TOKEN
from tannkit.state.decision import Decision
from tannkit.state.effects import Passive, Trigger, Use
from tannkit.state.frame import AT, BY, CHOSEN, EACH, EMITTER, KEY, OWN, TARGET, THIS, YOU, Frame
from tannkit.state.registers import CHANCE
from tannkit.state.save import dump
from tannkit.state.state import Move, State
from tannkit.state.tables import Step, Tables
from tannkit.verbs.compiling import Code
from tannkit.verbs.parse import parse

PROGRAMS = ("duel", "test", "attack", "forced-attack", "hit", "wound", "die", "move-figure", "return-figure", "step")
ROLES: Mapping[str, int] = {"by": BY, "at": AT, "target": TARGET, "each": EACH, "chosen": CHOSEN, "emitter": EMITTER}
BORIS, DOG = 2, 3


class Play:
    """The yard, and what happens in it.

    `called` has the programs that were called, each with its own numbers. `results` are what they give, in turn; 0
    when there are no more. `during` is done whenever one of them runs.
    """

    def __init__(self) -> None:
        self.yard: Yard = a_yard()
        self.t, self.s, self.c = self.yard.t, self.yard.s, self.yard.c
        self.s.log = []
        self.called: list[tuple[Any, ...]] = []
        self.results: list[int] = []
        self.during: Callable[[str], None] = lambda name: None
        self.t.programs.append(())  # what lies at the bottom of the stack
        self.t.sizes.append(0)
        for name in PROGRAMS:
            self.t.program_numbers[name] = len(self.t.programs)
            self.t.programs.append((self._stand_in(name),))
            self.t.sizes.append(0)

    def _stand_in(self, name: str) -> Step:
        def step(t: Tables, s: State, f: Frame) -> None:
            self.called.append((name, *f[OWN:]))
            self.during(name)
            s.result = self.results.pop(0) if self.results else 0

        return step

    def effect(self, phrase: Any) -> Passive | Trigger | Use:
        compiled: Passive | Trigger | Use = parse("effect", phrase).compile(self.c)
        return compiled

    def operations(self, phrases: Sequence[Any]) -> int:
        """The number of a program of these operations."""
        code = Code()
        self.c.program([parse("operation", phrase) for phrase in phrases], code)
        return self.c.register(code)

    def begin(self, program: int, *, this: int = 0, you: int = 0, key: int = 1, **roles: int) -> Frame:
        """Start a program for Anna and her knife, or whoever is named; it has not run yet."""
        f = self.s.call(program, size=self.t.sizes[program] - OWN)
        f[THIS], f[YOU], f[KEY] = TOKEN + this, you, key
        for name, place in ROLES.items():
            f[place] = roles.get(name, 0 if name == "emitter" else -1)
        return f

    def go(self, *answers: Sequence[int | str]) -> Decision | None:
        """Run on with these answers, faces or moves; gives the decision that then waits.

        Raises:
            Refused: an answer does not fit its decision.
        """
        decision = self._advance()
        for answer in answers:
            assert decision is not None, f"nobody asks for {answer}"
            move: Move = tuple(answer)
            decision = make(self.t, self.s, decision, move)
            if decision is not None:
                decision = self._advance()
        return decision

    def _advance(self) -> Decision | None:
        """What is asked for; asking twice must change nothing."""
        decision = advance(self.t, self.s)
        if decision is None:
            return None
        before, again = dump(self.s), advance(self.t, self.s)
        assert again is not None and dump(self.s) == before, "asking has changed something"
        assert (again.kind, again.side, again.dice, again.moves) == (
            decision.kind,
            decision.side,
            decision.dice,
            decision.moves,
        )
        assert decision.side == CHANCE or len(decision.moves) == len(set(decision.moves)) > 0
        return decision

    def do(self, phrases: Sequence[Any], *answers: Sequence[int | str], **roles: int) -> Frame:
        """Play operations from their beginning to their end; gives the frame as it was left."""
        f = self.begin(self.operations(phrases), **roles)
        assert self.go(*answers) is None, "it is not over"
        return f

    def told(self, name: str) -> list[tuple[int | str, ...]]:
        assert self.s.log is not None
        return [event[1:] for event in self.s.log if event[0] == name]
