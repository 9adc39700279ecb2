"""What an attack with a weapon can do beyond its traits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Count, Range, Ref
from tannkit.verbs.parts import Characters, Circles, Reach, Selector
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.nouns import listed
from tannkit.verbs.say.numbers import counted


@dataclass(frozen=True, slots=True)
class Blast:
    """An attack aimed at a circle."""

    circle: Annotated[Circles, "Which circle it can be aimed at."]
    includes: Annotated[
        Literal["circle", "adjacent"],
        "Whether it strikes that circle only, or the adjacent ones too.",
    ] = "circle"

    def say(self, s: Say) -> str:
        """As a sentence."""
        circle = self.circle.say(s, "a").acc
        reach = s.pick("in that circle", "auf diesem Ring")
        if self.includes == "adjacent":
            reach = s.pick("in that circle or adjacent to it", "auf diesem Ring oder daneben")
        return s.pick(
            f"The attack is aimed at {circle}: make a separate attack roll against each character {reach}, "
            "friends and yourself included.",
            f"Der Angriff gilt {self.circle.say(s, 'a').dat}: Mache je einen eigenen Kampfwurf gegen jeden Charakter "
            f"{reach}, auch gegen Verbündete und dich selbst.",
        )


@dataclass(frozen=True, slots=True)
class WeaponProfile:
    """What an attack with the token can do beyond what its traits say."""

    base_dice: Annotated[int | None, Range(1, 20), "How many dice it rolls, where its traits do not say."] = None
    reach: Annotated[Reach, "How far it reaches."] = None
    linked_targets: Annotated[
        int | None,
        Range(2, 9),
        "Up to so many targets adjacent to each other, each legal by itself: one attack roll, a shock roll for each.",
    ] = None
    spares: Annotated[Selector, "Whom no attack with it touches; they are no legal targets."] = None
    at_circle: Annotated[Circles, "The attack names such a circle and no character; `target` is the circle."] = None
    blast: Annotated[
        Blast | None,
        "It is aimed at a circle: an attack roll for everybody there, friends and the attacker included.",
    ] = None
    all_: Annotated[Characters, "It strikes all such characters."] = None
    needs_skill: Annotated[str | None, Ref("skills"), "The skill that its user must have."] = None
    not_with: Annotated[
        tuple[Annotated[str, Ref("equipment")], ...],
        Count(1),
        "Tokens that give no attack with it.",
    ] = ()

    def say(self, s: Say) -> list[str]:
        """As sentences."""
        texts = []
        if self.base_dice is not None:
            dice = counted(s, self.base_dice, "die")
            texts.append(s.pick(f"An attack with it rolls {dice}.", f"Ein Angriff damit würfelt {dice}."))
        if self.reach is not None:
            texts.append(self.reach.say(s))
        if self.linked_targets is not None:
            texts.append(self._linked(s))
        if self.blast is not None:
            texts.append(self.blast.say(s))
        if self.at_circle is not None:
            one = self.at_circle.say(s, "a").acc
            texts.append(
                s.pick(f"The attack names {one} and no character.", f"Der Angriff nennt {one} und keinen Charakter.")
            )
        if self.all_ is not None:
            struck = self.all_.say(s, "each").acc
            texts.append(s.pick(f"The attack strikes {struck}.", f"Der Angriff trifft {struck}."))
        return [text for text in (*texts, *self._limits(s)) if text]

    def _linked(self, s: Say) -> str:
        count = self.linked_targets
        return s.pick(
            f"You may attack up to {count} targets that are adjacent to each other and each legal by itself: "
            "one attack roll counts against all of them, and each makes a shock roll of its own.",
            f"Du darfst bis zu {count} einander benachbarte, jeweils für sich erlaubte Ziele angreifen: "
            "Ein Kampfwurf gilt gegen alle, und jedes macht seinen eigenen Schockwurf.",
        )

    def _limits(self, s: Say) -> list[str]:
        texts = []
        if self.needs_skill:
            skill = s.name("skills", self.needs_skill)
            texts.append(
                s.pick(
                    f"Only a character with the skill {skill} can use this weapon.",
                    f"Nur ein Charakter mit der Fähigkeit {skill} kann diese Waffe benutzen.",
                )
            )
        if self.not_with:
            tokens = listed([s.name("equipment", each) for each in self.not_with], s.pick("and", "und"))
            gives = s.pick("give" if len(self.not_with) > 1 else "gives", "geben" if len(self.not_with) > 1 else "gibt")
            texts.append(
                s.pick(
                    f"{tokens} {gives} no attack with this weapon.",
                    f"{tokens} {gives} keinen Angriff mit dieser Waffe.",
                )
            )
        if self.spares is not None:
            texts.append(
                s.pick(
                    f"No attack with it touches {self.spares.say(s, 'a').acc}.",
                    f"Kein Angriff damit trifft {self.spares.say(s, 'a').acc}.",
                )
            )
        return texts
