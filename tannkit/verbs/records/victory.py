"""Ways to win."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from tannkit.model.marks import SNAKE, Count, Lang, Ref
from tannkit.state.game_rules import Way
from tannkit.verbs.compiling import Compiler
from tannkit.verbs.conditions.turn import Turn
from tannkit.verbs.parts import Condition
from tannkit.verbs.progress import toward
from tannkit.verbs.say.clause import finished, fronted
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.winners import winner_name
from tannkit.verbs.winners import decided_by


@dataclass(frozen=True, slots=True)
class WinnerOf:
    """The side that has the most of something, a fixed faction, or the opponent of one."""

    most: Annotated[str | None, SNAKE, "The counter that is compared, or `living_characters`."] = None
    faction: Annotated[str | None, Ref("factions"), "The faction that wins."] = None
    against: Annotated[str | None, Ref("factions"), "The faction whose opponent wins."] = None


@dataclass(frozen=True, slots=True)
class VictoryWay:
    """A way to win: when, who, and how ties are broken."""

    when: Annotated[Condition, "The condition."]
    winner: Annotated[Any, Lang("winner"), "Who wins then."]
    tie: Annotated[
        tuple[Annotated[Any, Lang("winner")], ...],
        Count(1),
        "What decides when the first comparison ends level, in order; if nothing does, the game is drawn.",
    ] = ()
    check: Annotated[Literal["immediately", "end_of_turn"], "When it is checked."] = "immediately"

    def compile(self, c: Compiler, number: int) -> Way:
        """Made ready for a game."""
        return Way(
            number=number,
            when=c.condition(self.when),
            winner=decided_by(c, (self.winner, *self.tie)),
            at_end=self.check == "end_of_turn",
            toward=toward(c, self.when, self.winner),
        )

    def say(self, s: Say) -> list[str]:
        """As sentences."""
        moment = {
            "immediately": ("at once", "sofort"),
            "end_of_turn": ("at the end of the turn", "am Ende der Runde"),
        }
        at = s.pick(*moment[self.check])
        front = s.front(f"if {self.when.say(s)}", f"wenn {self.when.say(s)}")
        last = self.when.ended if isinstance(self.when, Turn) and self.check == "end_of_turn" else None
        if last is not None:
            front, at = s.front(f"at the end of turn {last}", f"am Ende von Runde {last}", heavy=False), ""
        wins = s.clause(winner_name(s, self.winner), "win", at, at)
        texts = [finished(fronted(s.lang, front, wins))]
        for each in self.tie:
            decided = s.clause(winner_name(s, each), "win")
            texts.append(finished(fronted(s.lang, s.front("on a tie", "bei Gleichstand", heavy=False), decided)))
        return texts
