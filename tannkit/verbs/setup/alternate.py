"""Taking turns during setup."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Range
from tannkit.verbs.parts import Program
from tannkit.verbs.say.clause import Clause, block_text, capital, spoken
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.nouns import listed
from tannkit.verbs.say.program import program


@dataclass(frozen=True, slots=True)
class Alternate:
    """The two sides alternate in doing something."""

    first: Annotated[Literal["setup_roll_winner", "setup_roll_loser"], "Who begins."]
    do: Annotated[Program, "What is done each time."]
    times: Annotated[
        int | None,
        Range(1, 99),
        "How often each side does it; until nothing is left to do, if left out.",
    ] = None

    def say(self, s: Say) -> list[str]:
        """As sentences."""
        first = {
            "setup_roll_winner": ("the winner of the Setup Roll", "der Sieger des Aufbauwurfs"),
            "setup_roll_loser": ("the loser of the Setup Roll", "der Verlierer des Aufbauwurfs"),
        }
        begins = s.pick(*first[self.first])
        often = s.pick("until nothing is left to do", "bis nichts mehr zu tun ist")
        if self.times is not None:
            often = (
                s.pick(f"{self.times} times each", f"je {self.times}-mal")
                if self.times > 1
                else s.pick("once each", "je einmal")
            )
        parts = spoken(program(s, self.do))
        if not parts:
            return []
        steps = [part.imperative() if isinstance(part, Clause) else block_text(part) for part in parts]
        what = listed(steps, s.pick("and", "und"))
        return [
            s.pick(
                f"The sides take turns, {often}, and {begins} goes first: {what}.",
                f"Die Seiten wechseln sich ab, {often}, und {begins} beginnt: {capital(what)}.",
            )
        ]
