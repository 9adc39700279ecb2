"""Laying tokens and setting figures down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Local, Ref
from tannkit.verbs.compiling import Code, Compiler, RoleCode
from tannkit.verbs.each_of import One, pick_one
from tannkit.verbs.from_supply import place_from_supply
from tannkit.verbs.markers import marker_number
from tannkit.verbs.operations_at_play import place_figure, place_marker, place_new, place_rubble, place_token
from tannkit.verbs.parts import Who
from tannkit.verbs.roles import codes, role
from tannkit.verbs.say.clause import Part
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.nouns import NounPhrase
from tannkit.verbs.say.people import into
from tannkit.verbs.words import Role


@dataclass(frozen=True, slots=True)
class PickUp:
    """Who can take a laid token up."""

    skill: Annotated[str, Ref("skills"), "Whoever has this skill."]


@dataclass(frozen=True, slots=True)
class PlaceThing:
    """Something is laid or set down in a circle."""

    at: Annotated[Who, "Where."]
    what: Annotated[str | None, Local("markers"), "A marker of this mode or scenario."] = None
    marker: Annotated[str | None, Ref("equipment"), "A marker that the equipment of the pack brings along."] = None
    rubble: Annotated[Literal["single", "double"] | None, "Rubble with so many icons."] = None
    token: Annotated[Role | None, "A token or figure of the effect."] = None
    figure: Annotated[str | None, Ref("characters"), "A figure that comes into play with this."] = None
    facedown: Annotated[bool | None, "Whether it lies facedown."] = None
    by: Annotated[Literal["you", "owner", "each_side"], "Who does it."] = "you"
    from_: Annotated[Literal["supply"] | None, "Where it is taken from."] = None
    blocks: Annotated[bool, "Whether it stands in the way of figures."] = True
    pick_up: Annotated[
        Literal["nobody"] | PickUp | None,
        "Who can take it up again; by the usual rules, if left out.",
    ] = None
    lasting: Annotated[
        bool,
        "Whether nothing but its own effects, or its being thrown, takes it away while it lies there.",
    ] = False

    def compile(self, c: Compiler, code: Code) -> None:
        """Its steps."""
        at = codes(c, self.at)
        if self.rubble is not None:
            code.add(place_rubble(at, 2 if self.rubble == "double" else 1))
        elif self.marker is not None:
            code.add(place_marker(at, c.names.token_kind(self.marker)))
        elif self.token is not None:
            if isinstance(self.pick_up, PickUp):
                c.tables.pick_up_skill[c.kind] = c.mask("skills", (self.pick_up.skill,))
            pick_one(at, code, self._token(role(self.token)))
        elif self.what is not None:
            marker = marker_number(c, self.what)
            if self.from_ is not None:
                place_from_supply(at, code, marker, facedown=bool(self.facedown))
            else:
                pick_one(at, code, place_new(marker, facedown=bool(self.facedown)))
        elif self.figure is not None:
            pick_one(at, code, place_figure(c.names.figures(self.figure)))

    def _token(self, token: RoleCode) -> One:
        nobody, facedown = self.pick_up == "nobody", bool(self.facedown)
        return place_token(token, nobody=nobody, lasting=self.lasting, facedown=facedown)

    def say(self, s: Say) -> list[Part]:
        """What happens."""
        figure = self.token is not None and s.thing(self.token) == "character"
        place = into(s, self.at)
        if figure and self.token is not None:
            return [s.clause(s.role(self.token), "become", f"set down {place}", place, end="gesetzt")]
        if self.figure is not None:
            name = s.name("characters", self.figure)
            return [s.clause(s.plain(name, name), "become", f"set down {place}", place, end="gesetzt")]
        thing = self._thing(s).acc
        side = s.pick(" facedown", " verdeckt") if self.facedown else s.pick(" faceup", " offen")
        lies = "" if self.facedown is None else side
        supply = s.pick(" from the supply", " aus dem Vorrat") if self.from_ else ""
        what = f"{thing}{supply}{lies} {place}"
        who = {"you": s.you(), "owner": s.role("owner"), "each_side": s.np("side", "each")}[self.by]
        return [s.clause(who, "lay", what, what), *self._laid(s)]

    def _thing(self, s: Say) -> NounPhrase:
        if self.token is not None:
            return s.role(self.token)
        if self.rubble is not None:
            words = {"single": ("a rubble token with one icon", "einen einfachen Trümmermarker")}
            double = ("a rubble token with two icons", "einen doppelten Trümmermarker")
            return s.plain(*words.get(self.rubble, double))
        if self.marker is not None:
            name = s.name("equipment", self.marker)
            return s.plain(f"a {name} token", f"einen {name}-Marker")
        return s.np(s.marker(self.what or ""), "a")

    def _laid(self, s: Say) -> list[Part]:
        it = s.plain("it", "er")
        parts: list[Part] = []
        if not self.blocks and self.token is not None:
            parts.append(s.clause(it, "be", "no obstacle to movement", "kein Hindernis für Bewegungen"))
        if self.pick_up == "nobody":
            parts.append(s.clause(s.plain("nobody", "niemand"), "pick_up", "it up", "ihn", modal="can"))
        elif self.pick_up is not None:
            skill = s.name("skills", self.pick_up.skill)
            anyone = s.plain(f"any character with the skill {skill}", f"jeder Charakter mit der Fähigkeit {skill}")
            parts.append(s.clause(anyone, "pick_up", "it up", "ihn", modal="may"))
        if self.lasting:
            parts.append(
                s.clause(
                    s.plain("nothing but its own effects", "nichts außer seinen eigenen Effekten"),
                    "switch_off",
                    "it or switch it off",
                    "ihn entfernen oder",
                    modal="can",
                )
            )
        return parts
