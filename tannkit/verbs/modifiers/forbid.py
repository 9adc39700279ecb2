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

    def say(self, s: Say, who: NounPhrase, scope: Scope) -> list[Clause]:
        """What changes for whom."""
        simple = {
            "attack": ("use", "the action for an attack", "die Aktion nicht für einen Angriff", ""),
            "act": ("carry_out", "an action", "keine Aktion", ""),
            "counterattack": ("make", "a counterattack", "keinen Gegenangriff", ""),
            "overwatch_attack": ("make", "an overwatch attack", "keinen Bereitschaftsangriff", ""),
            "be_target_of_duel": ("be", "the opponent in a duel", "nicht Gegner in einem Duell", ""),
            "enter_circle": ("enter", s.circle_of("this").acc, f"{s.circle_of('this').acc} nicht", ""),
            "spend_command_points": ("spend", "Command Points", "keine Kommandopunkte", ""),
            "activate": ("become", "activated", "nicht", "aktiviert"),
            "move": ("move", "", "dich nicht" if who.person == 2 else "sich nicht", ""),
        }
        if self.value == "extra_ammunition":
            name = s.name("equipment", "extra-ammunition")
            return [s.clause(who, "use", name, f"{name} nicht", modal="cannot")]
        verb, en, de, end = simple[self.value]
        if who.nom.startswith(("no ", "kein ", "keine ")):
            # `no character can …`: the subject says no, so the rest must not.
            plain = de.replace("keinen ", "einen ").replace("keine ", "eine ").removesuffix("nicht").rstrip()
            plain = plain.replace("nicht ", "") if plain.startswith("nicht ") else plain
            return [s.clause(who, verb, en, plain, end=end, modal="can")]
        return [s.clause(who, verb, en, de, end=end, modal="cannot")]
