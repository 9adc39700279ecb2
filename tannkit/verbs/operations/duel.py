"""Duels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.verbs.parts import Limit, Program
from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.program import program
from tannkit.verbs.words import Role, Stat


@dataclass(frozen=True, slots=True)
class Duel:
    """An opposed roll. You start it unless `by` names another; who starts it wins with a success left over."""

    stat: Annotated[Stat, "The characteristic it is about."]
    with_: Annotated[Role, "The opponent."]
    by: Annotated[Role, "Who starts it."] = "you"
    win: Annotated[Program, "What follows when it is won."] = ()
    lose: Annotated[Program, "What follows when it is lost."] = ()
    limit: Annotated[Limit, "How often it can be fought; after that no dice are rolled and `lose` follows."] = None

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        by, other = s.role(self.by), s.role(self.with_)
        duel = s.np(f"{self.stat}_duel", "a").acc
        again = ""
        if self.limit:
            limit = self.limit.say(s)
            again = s.pick(
                f" ({limit} only; any further time counts as lost)",
                f" (nur {limit}; jedes weitere Mal gilt als verloren)",
            )
        start = s.clause(
            by,
            "start",
            f"{duel} against {other.acc}",
            f"{duel} gegen {other.acc}",
            tail=again,
            modal="" if self.by == "you" else "must",
        )
        parts: list[Part] = [start]
        starter = by if self.by in ("you", "chosen") else s.it()
        if self.win:
            parts.append(s.block(s.when(s.clause(starter, "win")), program(s, self.win)))
        if self.lose:
            parts.append(s.block(s.when(s.clause(starter, "lose")), program(s, self.lose)))
        return parts
