"""Coming back into the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Count, Ref
from tannkit.state.frame import Frame
from tannkit.state.state import State
from tannkit.state.tables import Tables
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.each_of import for_each
from tannkit.verbs.parts import Who
from tannkit.verbs.roles import codes
from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.nouns import NounPhrase, listed
from tannkit.verbs.say.people import people


@dataclass(frozen=True, slots=True)
class Return:
    """A dead character or a destroyed Voïvode comes back."""

    who: Annotated[Who, "Who comes back."]
    as_: Annotated[
        Literal["reinforcement", "in_place"],
        "As a reinforcement that costs nothing (figures in pairs only as a whole pair), or where the marker "
        "lies; it can then be activated this turn unless it or its partner already was.",
    ] = "reinforcement"
    with_: Annotated[tuple[Annotated[str, Ref("equipment")], ...], Count(1), "The only tokens it then has."] = ()
    when: Annotated[Literal["now", "next_turn"], "When."] = "now"

    def compile(self, c: Compiler, code: Code) -> None:
        """Its steps."""
        # How somebody comes back: as a reinforcement now or in the next turn, or where its marker lies.
        how = 2 if self.as_ == "in_place" else int(self.when == "next_turn")
        kinds = tuple(c.names.token_kind(each) for each in self.with_)

        def one(t: Tables, s: State, f: Frame, who: int) -> None:
            s.call(t.program("return-figure"), who, how, *kinds)

        for_each(codes(c, self.who), code, one)

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        who = people(s, self.who)
        if self.as_ == "in_place":
            return self._in_place(s, who)
        when = s.pick("in the next turn ", "in der nächsten Runde ") if self.when == "next_turn" else ""
        tail = ""
        if self.with_:
            tokens = listed([s.name("equipment", each) for each in self.with_], s.pick("and", "und"))
            tail = s.pick(f", with nothing but {tokens}", f", aber nur mit {tokens}")
        elif self.who != "you":
            tail = s.pick(
                " (figures in pairs: as a whole pair or not at all)", " (paarweise Figuren nur als ganzes Paar)"
            )
        text = "as a reinforcement without paying Command Points"
        return [s.clause(who, "return", f"{when}{text}", f"{when}kostenlos als Verstärkung", tail=tail)]

    def _in_place(self, s: Say, who: NounPhrase) -> list[Part]:
        marker = s.pick("in exchange for the destroyed marker", "im Tausch gegen den Zerstört-Marker")
        it = s.plain("it", "sie")
        return [
            s.clause(who, "return", f"into the game {marker}", f"{marker} ins Spiel"),
            s.clause(
                it,
                "become",
                "activated this turn unless it or its partner already was",
                "noch in dieser Runde",
                end="aktiviert",
                tail="" if s.lang == "en" else ", sofern weder sie noch ihr Partner es schon war",
                modal="can",
            ),
        ]
