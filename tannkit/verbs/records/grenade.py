"""What a throw does beyond its traits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Range
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.numbers import counted


@dataclass(frozen=True, slots=True)
class GrenadeProfile:
    """What a thrown Grenade does differently: an ordinary one deals 4 and leaves rubble with a single icon."""

    auto: Annotated[int, Range(1, 20), "How many automatic attack successes it deals."] = 4
    rubble: Annotated[Literal["single", "double"], "The rubble it leaves."] = "single"

    def say(self, s: Say, throw: int | None) -> list[str]:
        """As sentences.

        Args:
            s: the helper.
            throw: how many circles it is thrown at most.
        """
        hits = counted(s, self.auto, "automatic_hit")
        far = counted(s, throw, "circle") if throw is not None else ""
        thrown = s.pick(
            f"Spend your action and throw it at a circle up to {far} away.",
            f"Gib deine Aktion aus und wirf sie auf einen Ring, der höchstens {far} entfernt ist.",
        )
        struck = s.pick(
            f"Everybody in that circle or adjacent to it takes {hits}, with a shock roll against them.",
            f"Jeder auf diesem Ring oder daneben erhält {hits}, gegen die ein Schockwurf erlaubt ist.",
        )
        icons = s.pick("one icon", "einfacher") if self.rubble == "single" else s.pick("two icons", "doppelter")
        rubble = s.pick(
            f"A rubble token with {icons} is laid in that circle.",
            f"Auf diesen Ring kommt ein {icons} Trümmermarker.",
        )
        return [*([thrown] if far else []), struck, rubble]
