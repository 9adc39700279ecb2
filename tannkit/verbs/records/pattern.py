"""Events that a goal asks for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import SNAKE, Count, Range, Ref
from tannkit.verbs.parts import Person, Selector
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.happenings import happening
from tannkit.verbs.words import Stat


@dataclass(frozen=True, slots=True)
class Crossing:
    """A path that somebody's way has touched."""

    of: Annotated[Person, "Whose path."]
    ways: Annotated[
        tuple[Literal["ended_on", "crossed"], ...],
        Count(1),
        "Whether the move ended on it, or came on and left it by different ways.",
    ]


@dataclass(frozen=True, slots=True)
class EventPattern:
    """Events of a goal: the event, and what must be true of it."""

    event: Annotated[
        Literal[
            "wound_suffered",
            "died",
            "die_rolled",
            "duel_won",
            "initiative_won",
            "attack_made",
            "stepped",
            "activation_ended",
            "token_gained",
            "token_passed",
            "token_delivered",
            "token_destroyed",
        ],
        "What happens.",
    ]
    by: Annotated[Person, "Who does it."] = None
    victim: Annotated[Person, "Who suffers it."] = None
    attack: Annotated[Literal["melee", "ranged"] | None, "The kind of attack."] = None
    weapon: Annotated[str | None, Ref("equipment"), "The weapon it is done with."] = None
    natural: Annotated[int | None, Range(1, 10), "The face that the die shows."] = None
    stat: Annotated[Stat | None, "The characteristic of the duel."] = None
    against: Annotated[Person, "The loser of the duel."] = None
    purpose: Annotated[str | None, SNAKE, "The action that the duel belongs to."] = None
    side: Annotated[Literal["own", "enemy"] | None, "Whose side wins the initiative."] = None
    beside: Annotated[Selector, "What the figure stands next to after the step."] = None
    steered_by: Annotated[Person, "Who controls the figure that steps."] = None
    finds: Annotated[Selector, "The token that lies in the circle."] = None
    token: Annotated[str | None, SNAKE, "The marker, as named under `needs`."] = None
    owner: Annotated[Person, "Whose token or corpse it is."] = None
    at: Annotated[Selector, "Where it is delivered."] = None
    to: Annotated[Person, "Who receives it."] = None
    traits: Annotated[tuple[Annotated[str, Ref("traits")], ...], Count(1), "The traits of the token."] = ()
    paths: Annotated[Crossing | None, "The paths that the activation touches."] = None
    self_alive: Annotated[bool, "Whether the character itself must be alive then."] = False
    remember: Annotated[
        Literal["by", "victim", "owner", "against"] | None,
        "The one to be called `remembered` afterwards.",
    ] = None

    def say(self, s: Say) -> str:
        """As a clause without a full stop."""
        return happening(s, self)
