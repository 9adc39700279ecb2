"""Circles, picked by filters."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Literal

from tannkit.model.marks import Count, Local
from tannkit.state.effects import Selection
from tannkit.verbs.compiling import Compiler
from tannkit.verbs.parts import Circles, Number
from tannkit.verbs.say.alternatives import alternatives
from tannkit.verbs.say.context import Say, Thing
from tannkit.verbs.say.nouns import Det, NounPhrase, joined
from tannkit.verbs.say.numbers import distance
from tannkit.verbs.words import CircleKind, Role


@dataclass(frozen=True, slots=True)
class CircleFilter:
    """All circles that pass every filter given."""

    is_: Annotated[Role | None, "This one."] = None
    kind: Annotated[tuple[CircleKind, ...], Count(1), "Of one of these kinds."] = ()
    own: Annotated[bool | None, "Whether it is an entry point of your side."] = None
    owner: Annotated[
        Literal["own", "enemy", "none"] | None,
        "Whose entry point it is; `none`: of neither side.",
    ] = None
    adjacent_to: Annotated[Role | None, "Adjacent to this."] = None
    on_path_of: Annotated[Role | None, "On a path with this."] = None
    empty: Annotated[bool | None, "Whether nobody stands there."] = None
    without: Annotated[str | None, Local("markers"), "Without this marker."] = None
    with_: Annotated[str | None, Local("markers"), "With this marker."] = None
    region: Annotated[str | None, Local("regions"), "In this region of the map."] = None
    matches: Annotated[
        Role | None, "Of the tier of this token, and with the skill of its larger icon; objective circles only."
    ] = None
    within: Annotated[Number, "At most so many circles from `of`."] = None
    of: Annotated[Role | None, "Where the distance is counted from."] = None
    any_: Annotated[tuple[Circles, ...], Count(2), "Passes at least one of these groups of filters."] = ()

    def compile(self, c: Compiler) -> Selection:
        """As a test and a list; codes of circles."""
        from tannkit.verbs.selectors.circles_at_play import circles_at_play

        return circles_at_play(c, self)

    @property
    def thing(self) -> Thing:
        """What sort of thing is picked."""
        return "circle"

    def noun(self, s: Say) -> str:
        """The noun for one of them."""
        return self.kind[0] if len(self.kind) == 1 else "circle"

    def say(self, s: Say, det: Det = "a", *, plural: bool = False) -> NounPhrase:
        """As a noun phrase."""
        if self.any_:
            word = s.pick("and", "und") if det in ("each", "all") else s.pick("or", "oder")
            return joined([each.say(s, det, plural=plural) for each in alternatives(self)], word)
        if self.is_ is not None:
            return s.role(self.is_)
        if self.within == 0 and self.of:
            return s.circle_of(self.of)
        if self.within == 1 and self.of and det in ("each", "all"):
            return joined([s.circle_of(self.of), s.np("circle", "each", ("adjacent",))], s.pick("and", "und"))
        post = " ".join(self._posts(s))
        adjectives = ("empty",) if self.empty else ()
        kinds = self.kind or ("circle",)
        word = s.pick("and", "und") if det in ("each", "all") else s.pick("or", "oder")
        last = len(kinds) - 1
        nouns = [
            s.np(kind, det, adjectives, post if place == last else "", plural=plural)
            for place, kind in enumerate(kinds)
        ]
        return joined(nouns, word)

    def exists(self, s: Say, *, negated: bool = False) -> str:
        """As the clause that there is such a circle, or that the one named is such a one."""
        if self.is_ is None:
            one = self.say(s, "no" if negated else "a")
            return s.clause(s.there(), "there", one.nom, one.acc).subordinate()
        where = s.circle_of(self.is_)
        rest = replace(self, is_=None)
        no = s.pick("not ", "nicht ") if negated else ""
        if not self.kind:
            place = " ".join(rest._posts(s))
            if negated and s.lang == "en":
                return f"{where.nom} does not lie {place}"
            return s.clause(where, "lie", place, f"{no}{place}").subordinate()
        one = rest.say(s, "no" if negated and s.lang == "de" else "a")
        return s.clause(where, "be", f"{no}{one.nom}", one.nom).subordinate()

    def _posts(self, s: Say) -> list[str]:
        posts = [s.pick("of your side", "deiner Seite")] if self.own or self.owner == "own" else []
        if self.owner == "enemy":
            posts.append(s.pick("of the enemy side", "der gegnerischen Seite"))
        if self.owner == "none":
            posts.append(s.pick("of neither side", "keiner der beiden Seiten"))
        near = [s.pick("adjacent to ", "neben ") + s.role(self.adjacent_to).dat] if self.adjacent_to else []
        if self.on_path_of == "you":
            near.append(s.pick("on one of your paths", "auf einem deiner Pfade"))
        elif self.on_path_of:
            owner = s.role(self.on_path_of)
            near.append(s.pick(f"on a path of {owner.acc}", f"auf einem Pfad {owner.gen}"))
        if near:
            posts.append(s.pick(" and ", " und ").join(near))
        if self.without:
            posts.append(s.pick("without ", "ohne ") + s.np(s.marker(self.without), "a").acc)
        if self.with_:
            posts.append(s.pick("with ", "mit ") + s.np(s.marker(self.with_), "a").dat)
        if self.region:
            posts.append(s.pick("in the region ", "in der Region ") + s.name("regions", self.region))
        if self.matches:
            token = s.role(self.matches)
            posts.append(
                s.pick(
                    f"fitting {token.acc} (tier and larger icon)",
                    f"passend zu {token.dat} (Stufe und größeres Symbol)",
                )
            )
        if self.within is not None:
            posts.append(distance(s, self.within, s.role(self.of or "you")))
        return posts
