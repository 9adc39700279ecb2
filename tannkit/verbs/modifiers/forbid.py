"""What is forbidden."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.verbs.say.clause import Clause
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.nouns import NounPhrase
from tannkit.verbs.say.scope import Scope
from tannkit.verbs.words import Forbidden


@dataclass(frozen=True, slots=True)
class Forbid:
    """Takes an option away."""

    value: Annotated[Forbidden, "What cannot be done."]

    def keys(self) -> tuple[str, ...]:
        """What asks for it at play."""
        return (f"forbid.{self.value}",)

    def say(self, s: Say, who: NounPhrase, scope: Scope) -> list[Clause]:
        """What changes for whom."""
        if self.value == "extra_ammunition":
            name = s.name("equipment", "extra-ammunition")
            words = Words("use", name, f"{name} nicht", name)
        elif self.value == "enter_circle":
            circle = s.circle_of("this").acc
            words = Words("enter", circle, f"{circle} nicht", circle)
        elif self.value == "move":
            self_ = "dich" if who.person == 2 else "sich"
            words = Words("move", "", f"{self_} nicht", self_)
        else:
            words = WORDS[self.value]
        if who.nom.startswith(("no ", "kein ", "keine ")):
            # `no character can …`: the subject says no, so the rest must not.
            return [s.clause(who, words.verb, words.en, words.allowed, end=words.end, modal="can")]
        return [s.clause(who, words.verb, words.en, words.forbidden, end=words.end, modal="cannot")]


@dataclass(frozen=True, slots=True)
class Words:
    """How what is forbidden reads: its verb, its English, and its German with and without the `not`."""

    verb: str
    en: str
    forbidden: str
    allowed: str
    end: str = ""


WORDS = {
    "attack": Words(
        "use", "the action for an attack", "die Aktion nicht für einen Angriff", "die Aktion für einen Angriff"
    ),
    "act": Words("carry_out", "an action", "keine Aktion", "eine Aktion"),
    "counterattack": Words("make", "a counterattack", "keinen Gegenangriff", "einen Gegenangriff"),
    "overwatch_attack": Words(
        "make", "an overwatch attack", "keinen Bereitschaftsangriff", "einen Bereitschaftsangriff"
    ),
    "be_target_of_duel": Words("be", "the opponent in a duel", "nicht Gegner in einem Duell", "Gegner in einem Duell"),
    "spend_command_points": Words("spend", "Command Points", "keine Kommandopunkte", "Kommandopunkte"),
    "activate": Words("become", "activated", "nicht", "", "aktiviert"),
}
