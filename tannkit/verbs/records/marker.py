"""Tokens that a mode or scenario brings along."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from tannkit.model.marks import Count, Lang, Range, Ref, Text
from tannkit.verbs.say.clause import finished
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.nouns import NounPhrase
from tannkit.verbs.say.numbers import counted
from tannkit.verbs.words import Side


@dataclass(frozen=True, slots=True)
class Carried:
    """How a marker is carried: like a disposable token, but for what is said here."""

    slots: Annotated[int, Range(0, 9), "How many slots it takes."] = 0
    limit: Annotated[int | None, Range(1, 9), "How many one character can carry."] = None
    drops_on_death: Annotated[bool, "Whether it stays in the circle of a carrier who dies."] = True
    passable: Annotated[bool, "Whether it can be passed on."] = True
    by: Annotated[Side, "Who can carry it, seen from its owner."] = "any"


@dataclass(frozen=True, slots=True)
class Face:
    """A face of a marker: what it shows, and how many there are of it."""

    value: Annotated[int, Range(0, 99), "A number."] = 0
    skills: Annotated[tuple[Annotated[str, Ref("skills")], ...], Count(1, 2), "Skill icons, the larger one first."] = ()
    tier: Annotated[Literal["primary", "secondary"] | None, "The objective circles that it belongs on."] = None
    faction: Annotated[str | None, Ref("factions"), "The faction whose it is."] = None
    copies: Annotated[int, Range(1, 99), "How many there are."] = 1


@dataclass(frozen=True, slots=True)
class MarkerProfile:
    """A token that a mode or scenario brings along."""

    name: Annotated[Text, "Its name, as a noun in the middle of a sentence."]
    plural: Annotated[Text, "The plural of its name."]
    gender: Annotated[Literal["m", "f", "n"], "The gender of its German name."] = "m"
    owner: Annotated[Literal["side", "none"], "Whether it belongs to a side."] = "none"
    values: Annotated[tuple[int, ...], Count(1), "The numbers on its faces."] = ()
    faces: Annotated[tuple[Face, ...], Count(1), "In place of numbers: its faces, which may show skills."] = ()
    carried: Annotated[Carried | None, "How it is carried, if it can be."] = None
    effects: Annotated[tuple[Annotated[Any, Lang("effect")], ...], Count(1), "What it does."] = ()

    def say(self, s: Say, id: str) -> list[str]:
        """As sentences."""
        one = s.np(s.marker(id), "a")
        texts = [self._effect(s, each, one) for each in self.effects]
        return [*self._carrying(s, one), *(text for text in texts if text)]

    def _effect(self, s: Say, effect: Any, one: NounPhrase) -> str:
        text = " ".join(effect.say(s))
        if getattr(effect, "while_", "") != "inventory" or not text:
            return text
        carrying = s.clause(s.you(), "carry", one.acc, one.acc).subordinate()
        rest = text if s.lang == "de" else text[:1].lower() + text[1:]
        return finished(f"{s.pick('while', 'solange')} {carrying}: {rest}")

    def _carrying(self, s: Say, one: NounPhrase) -> list[str]:
        if self.carried is None:
            return []
        carried = self.carried
        by = {
            "enemy": (
                "only characters of the other side can carry {}",
                "nur Charaktere der anderen Seite können {} tragen",
            ),
            "own": (
                "only characters of its own side can carry {}",
                "nur Charaktere der eigenen Seite können {} tragen",
            ),
            "any": ("any character can carry {}", "jeder Charakter kann {} tragen"),
        }
        parts = [s.pick(*by[carried.by]).format(one.acc)]
        parts.append(
            s.pick("it takes no slot", "belegt ist dabei kein Fach")
            if carried.slots == 0
            else s.pick(
                f"it takes {counted(s, carried.slots, 'slot')}",
                f"belegt {'ist' if carried.slots == 1 else 'sind'} dabei {counted(s, carried.slots, 'slot')}",
            )
        )
        if carried.limit is not None:
            parts.append(s.pick(f"nobody carries more than {carried.limit}", f"niemand trägt mehr als {carried.limit}"))
        if not carried.passable:
            parts.append(s.pick("it cannot be passed on", "weitergegeben werden kann nichts davon"))
        if carried.drops_on_death:
            parts.append(
                s.pick(
                    "it stays in the circle of a carrier who dies",
                    "stirbt der Träger, bleibt alles davon auf seinem Ring",
                )
            )
        return [finished("; ".join(parts))]
