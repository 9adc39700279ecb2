"""Tokens, picked by filters."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated

from tannkit.model.marks import Count, Local, Ref
from tannkit.state.effects import Selection
from tannkit.verbs.compiling import Compiler
from tannkit.verbs.parts import Tokens
from tannkit.verbs.say.alternatives import alternatives
from tannkit.verbs.say.context import Say, Thing
from tannkit.verbs.say.noun_table import NounWord
from tannkit.verbs.say.nouns import Det, NounPhrase, joined
from tannkit.verbs.say.scope import traits
from tannkit.verbs.words import CircleKind, HoldingState, Role, Side


@dataclass(frozen=True, slots=True)
class TokenFilter:
    """All tokens that pass every filter given."""

    is_: Annotated[Role | None, "This one."] = None
    of: Annotated[Role | None, "In the hands of this character."] = None
    named: Annotated[str | None, Ref("equipment"), "This token by name."] = None
    kind: Annotated[str | None, Local("markers"), "This marker of the mode or scenario."] = None
    traits: Annotated[tuple[Annotated[str, Ref("traits")], ...], Count(1), "With all these traits."] = ()
    traits_any: Annotated[
        tuple[Annotated[str, Ref("traits")], ...],
        Count(1),
        "With at least one of these traits.",
    ] = ()
    not_traits: Annotated[tuple[Annotated[str, Ref("traits")], ...], Count(1), "With none of these traits."] = ()
    owner: Annotated[Side | None, "Whose it is."] = None
    state: Annotated[HoldingState | None, "Where or how it is."] = None
    adjacent_to: Annotated[Role | None, "In a circle adjacent to this."] = None
    at: Annotated[Role | None, "Lies in this circle, or in the circle of this one."] = None
    circle: Annotated[tuple[CircleKind, ...], Count(1), "Lies in a circle of one of these kinds."] = ()
    in_region: Annotated[str | None, Local("regions"), "Lies in this region of the map."] = None
    disposable: Annotated[bool | None, "Whether it is disposable."] = None
    dropped_by: Annotated[Side | None, "Dropped by a character of this side."] = None
    any_: Annotated[tuple[Tokens, ...], Count(2), "Passes at least one of these groups of filters."] = ()

    def compile(self, c: Compiler) -> Selection:
        """As a test and a list; codes of tokens."""
        from tannkit.verbs.selectors.tokens_at_play import tokens_at_play

        return tokens_at_play(c, self)

    @property
    def thing(self) -> Thing:
        """What sort of thing is picked."""
        return "token"

    def noun(self, s: Say) -> str | NounWord:
        """The noun for one of them."""
        return s.marker(self.kind) if self.kind else "token"

    def say(self, s: Say, det: Det = "a", *, plural: bool = False) -> NounPhrase:
        """As a noun phrase."""
        if self.any_:
            word = s.pick("and", "und") if det in ("each", "all") else s.pick("or", "oder")
            return joined([each.say(s, det, plural=plural) for each in alternatives(self)], word)
        if self.is_ is not None:
            return s.role(self.is_)
        if self.named:
            name = s.name("equipment", self.named)
            return s.plain(name, name)
        adjectives: tuple[str, ...] = ("enemy",) if self.owner == "enemy" else ()
        adjectives += (self.state,) if self.state in ("facedown", "faceup", "planted") else ()
        adjectives += ("disposable",) if self.disposable else ()
        return s.np(self.noun(s), det, adjectives, " ".join(self._posts(s)), plural=plural)

    def exists(self, s: Say, *, negated: bool = False) -> str:
        """As the clause that there is such a token, or that the one named is such a one."""
        if self.is_ is not None and self.state in ("facedown", "faceup"):
            side = {"facedown": ("facedown", "verdeckt"), "faceup": ("faceup", "offen")}[self.state]
            no = s.pick("not ", "nicht ") if negated else ""
            return s.clause(s.role(self.is_), "be", no + side[0], no + side[1]).subordinate()
        if self.is_ is not None:
            one = replace(self, is_=None).say(s, "no" if negated and s.lang == "de" else "a")
            no = "not " if negated else ""
            return s.clause(s.role(self.is_), "be", no + one.nom, one.nom).subordinate()
        if self.of == "you" and not self.named:
            held = replace(self, of=None).say(s, "no" if negated else "a")
            return s.clause(s.role("you"), "hold", held.acc, held.acc).subordinate()
        one = self.say(s, "no" if negated else "a")
        return s.clause(s.there(), "there", one.nom, one.acc).subordinate()

    def _posts(self, s: Say) -> list[str]:
        posts = [s.pick("of your side", "deiner Seite")] if self.owner == "own" else []
        if self.of == "you":
            posts.append(s.pick("that you hold", "in deinem Besitz"))
        elif self.of:
            posts.append(s.pick(f"of {s.role(self.of).acc}", s.role(self.of).gen))
        if text := traits(s, self):
            posts.append(text)
        places = {"board": ("on the board", "auf dem Spielplan"), "supply": ("in the supply", "im Vorrat")}
        if self.state in places:
            posts.append(s.pick(*places[self.state]))
        if self.at:
            posts.append(s.pick("in ", "auf ") + s.circle_of(self.at).dat)
        if self.circle:
            kinds = joined([s.np(kind, "a") for kind in self.circle], s.pick("or", "oder"))
            posts.append(s.pick("on ", "auf ") + kinds.dat)
        if self.in_region:
            posts.append(s.pick("in the region ", "in der Region ") + s.name("regions", self.in_region))
        if self.adjacent_to:
            posts.append(s.pick("adjacent to ", "neben ") + s.role(self.adjacent_to).dat)
        if self.dropped_by:
            sides = {
                "own": ("your side", "deine Seite"),
                "enemy": ("an enemy", "ein Gegner"),
                "any": ("anybody", "irgendwer"),
            }
            side = s.pick(*sides[self.dropped_by])
            posts.append(s.pick(f"that {side} has dropped", f"aus dem, was {side} abgelegt hat"))
        return posts
