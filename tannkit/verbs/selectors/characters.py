"""Characters, picked by filters."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Literal

from tannkit.model.marks import Count, Local, Ref
from tannkit.state.effects import Selection
from tannkit.verbs.compiling import Compiler
from tannkit.verbs.parts import Characters, Number
from tannkit.verbs.say.alternatives import alternatives
from tannkit.verbs.say.context import Say, Thing
from tannkit.verbs.say.noun_table import NounWord
from tannkit.verbs.say.nouns import Det, NounPhrase, joined, listed
from tannkit.verbs.say.numbers import distance
from tannkit.verbs.words import CharacterKind, CharacterState, Role, Side

STATES = {
    "dead": ("dead", "tot"),
    "destroyed": ("destroyed", "zerstört"),
    "off_board": ("off the board", "nicht auf dem Spielplan"),
}


@dataclass(frozen=True, slots=True)
class CharacterFilter:
    """All characters that pass every filter given; living ones unless `state` says otherwise."""

    is_: Annotated[Role | None, "This one."] = None
    not_: Annotated[tuple[Role, ...], Count(1), "None of these."] = ()
    side: Annotated[Side | None, "Of which side."] = None
    kind: Annotated[CharacterKind | None, "Of this kind."] = None
    not_kind: Annotated[CharacterKind | None, "Not of this kind."] = None
    not_named: Annotated[str | None, Ref("characters"), "Not this character."] = None
    named: Annotated[str | None, Ref("characters"), "This character by name."] = None
    affiliation: Annotated[str | None, Ref("affiliations"), "Bears this affiliation symbol."] = None
    not_affiliation: Annotated[str | None, Ref("affiliations"), "Does not bear this affiliation symbol."] = None
    faction: Annotated[str | None, Ref("factions"), "Of this faction."] = None
    within: Annotated[Number, "At most so many circles from `of`."] = None
    of: Annotated[Role | None, "Where the distance is counted from."] = None
    adjacent_to: Annotated[Role | None, "In a circle adjacent to this."] = None
    on_path_of: Annotated[Role | None, "On a path with this."] = None
    sight: Annotated[Literal["required", "ignored"] | None, "Whether a common path is needed."] = None
    nearest_to: Annotated[Role | None, "Nearest to this one."] = None
    carries: Annotated[str | None, Ref("equipment"), "Has this token."] = None
    carries_marker: Annotated[str | None, Local("markers"), "Carries this marker of the mode or scenario."] = None
    top_of: Annotated[str | None, Local("orders"), "Its token lies on top of this order."] = None
    in_region: Annotated[str | None, Local("regions"), "Stands in this region of the map."] = None
    unhurt: Annotated[bool | None, "Whether the dial is on its top row."] = None
    state: Annotated[CharacterState, "In which state."] = "alive"
    any_: Annotated[tuple[Characters, ...], Count(2), "Passes at least one of these groups of filters."] = ()

    def compile(self, c: Compiler) -> Selection:
        """As a test and a list; codes of figures."""
        from tannkit.verbs.selectors.characters_at_play import characters_at_play

        return characters_at_play(c, self)

    @property
    def thing(self) -> Thing:
        """What sort of thing is picked."""
        return "character"

    def noun(self, s: Say) -> str | NounWord:
        """The noun for one of them."""
        if self.named and not self._proper(s):
            name = s.name("characters", self.named)
            figures = f"{name} figures"
            one, more = f"{name}-Figur", f"{name}-Figuren"
            return NounWord(f"{name} figure", figures, "f", one, one, more, more)
        return self.kind or "character"

    def say(self, s: Say, det: Det = "a", *, plural: bool = False) -> NounPhrase:
        """As a noun phrase."""
        if self.any_:
            word = s.pick("and", "und") if det in ("each", "all") else s.pick("or", "oder")
            return joined([each.say(s, det, plural=plural) for each in alternatives(self)], word)
        if self.is_ is not None:
            return s.role(self.is_)
        post = " ".join(self._posts(s))
        if self._proper(s):
            name = s.name("characters", self.named or "")
            text = f"{name} {post}".strip()
            return s.plain(text, text)
        adjectives: tuple[str, ...] = (self.state,) if self.state in ("dead", "destroyed") else ()
        adjectives += ("enemy",) if self.side == "enemy" else ()
        return s.np(self.noun(s), "the" if self.nearest_to and det == "a" else det, adjectives, post, plural=plural)

    def exists(self, s: Say, *, negated: bool = False) -> str:
        """As the clause that there is such a character, or that the one named is such a one."""
        if self.is_ is not None:
            return self._is_such(s, negated)
        if self.any_:
            return self._one_of_them(s, negated)
        if self.named and self.named not in s.several and self.state != "alive" and not self.side:
            no = s.pick("not ", "nicht ") if negated else ""
            name = s.name("characters", self.named)
            return s.clause(s.plain(name, name), "be", *(no + word for word in STATES[self.state])).subordinate()
        if self._proper(s):
            name = s.name("characters", self.named or "")
            where = " ".join(self._posts(s)) or s.pick("alive", "am Leben")
            no = s.pick("not ", "nicht ") if negated else ""
            return s.clause(s.plain(name, name), "be", f"{no}{where}", f"{no}{where}").subordinate()
        one = self.say(s, "no" if negated else "a")
        return s.clause(s.there(), "there", one.nom, one.acc).subordinate()

    def _one_of_them(self, s: Say, negated: bool) -> str:
        texts = [each.exists(s, negated=negated) for each in alternatives(self)]
        if negated:
            return s.pick(" and ", " und ").join(texts)
        return f"({s.pick(' or ', ' oder ').join(texts)})"

    def _is_such(self, s: Say, negated: bool) -> str:
        who = s.role(self.is_ or "you")
        rest = replace(self, is_=None)
        if self.unhurt is not None and rest == CharacterFilter(unhurt=self.unhurt):
            no = s.pick("not ", "nicht ") if negated == self.unhurt else ""
            return s.clause(who, "be", f"{no}on its top row", f"{no}in der obersten Reihe").subordinate()
        if self.carries and rest == CharacterFilter(carries=self.carries):
            token = s.name("equipment", self.carries)
            no = s.pick("not ", " nicht") if negated else ""
            return s.clause(who, "have", f"{no}{token}", f"{token}{no}").subordinate()
        if self.carries_marker and rest == CharacterFilter(carries_marker=self.carries_marker):
            marker = s.np(s.marker(self.carries_marker), "no" if negated else "a").acc
            return s.clause(who, "carry", marker, marker).subordinate()
        if self.top_of and rest == CharacterFilter(top_of=self.top_of):
            label = s.label(self.top_of)
            no = s.pick("not ", "nicht ") if negated else ""
            return s.clause(
                who, "stand", f"{no}on top of the {label}", f"{no}oben auf dem Stapel „{label}“"
            ).subordinate()
        one = rest.say(s, "no" if negated and s.lang == "de" else "a")
        no = "not " if negated else ""
        nicht = "nicht " if negated and rest._proper(s) else ""
        return s.clause(who, "be", f"{no}{one.nom}", f"{nicht}{one.nom}").subordinate()

    def _proper(self, s: Say) -> bool:
        """Whether it picks one person, who is called by name without any article."""
        plain = not (self.side or self.kind or self.nearest_to or self.not_ or self.affiliation or self.carries)
        return self.named is not None and self.named not in s.several and plain and self.state == "alive"

    def _posts(self, s: Say) -> list[str]:
        # With a faction the side stands behind it: `a Hero of the Reich on your side`.
        posts = [s.pick("of your side", "deiner Seite")] if self.side == "own" and not self.faction else []
        if self.affiliation:
            symbol = s.name("affiliations", self.affiliation)
            posts.append(s.pick(f"with the symbol {symbol}", f"mit dem Symbol {symbol}"))
        if self.not_affiliation:
            symbol = s.name("affiliations", self.not_affiliation)
            posts.append(s.pick(f"without the symbol {symbol}", f"ohne das Symbol {symbol}"))
        if self.faction:
            faction = s.faction(self.faction)
            posts.append(s.pick(f"of {faction}", f"der Fraktion {faction}"))
            posts += [s.pick("on your side", "auf deiner Seite")] if self.side == "own" else []
        if self.carries:
            posts.append(s.pick("with ", "mit ") + s.name("equipment", self.carries))
        if self.carries_marker:
            posts.append(s.pick("with ", "mit ") + s.np(s.marker(self.carries_marker), "a").dat)
        if self.top_of:
            label = s.label(self.top_of)
            posts.append(s.pick(f"on top of the {label}", f"oben auf dem Stapel „{label}“"))
        if self.unhurt is not None:
            no = "" if self.unhurt else s.pick("not ", "nicht ")
            posts.append(s.pick(f"with the dial {no}on its top row", f"mit dem Anzeiger {no}in der obersten Reihe"))
        return [*posts, *self._places(s), *self._exceptions(s)]

    def _places(self, s: Say) -> list[str]:
        posts = []
        if self.within == 0 and self.of:
            posts.append(s.pick("in ", "auf ") + s.circle_of(self.of).dat)
        elif self.within is not None:
            posts.append(distance(s, self.within, s.role(self.of or "you")))
        near = [s.pick("adjacent to ", "neben ") + s.role(self.adjacent_to).dat] if self.adjacent_to else []
        if self.on_path_of:
            near.append(s.pick("on a path with ", "auf einem Pfad mit ") + s.role(self.on_path_of).dat)
        if near:
            posts.append(s.pick(" and ", " und ").join(near))
        if self.in_region:
            posts.append(s.pick("in the region ", "in der Region ") + s.name("regions", self.in_region))
        if self.nearest_to:
            posts.append(s.pick("nearest to ", "mit dem kleinsten Abstand zu ") + s.role(self.nearest_to).dat)
        if self.state == "off_board":
            posts.append(s.pick("off the board", "außerhalb des Spielplans"))
        if self.sight == "ignored" and (self.within is not None or self.adjacent_to):
            posts.append(s.pick("(no common path needed)", "(auch ohne gemeinsamen Pfad)"))
        return posts

    def _exceptions(self, s: Say) -> list[str]:
        roles = [role for role in self.not_ if role not in (self.nearest_to, self.adjacent_to)]
        excepted = [s.role(role).dat for role in roles]
        if self.not_named:
            name = s.name("characters", self.not_named)
            figures = s.pick(f"{name} figures", f"{name}-Figuren")
            excepted.append(figures if self.not_named in s.several else name)
        if self.not_kind:
            excepted.append(s.np(self.not_kind, "", plural=True).dat)
        if not excepted:
            return []
        return [s.pick("other than ", "außer ") + listed(excepted, s.pick("and", "und"))]
