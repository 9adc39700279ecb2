"""The index of effects: which tokens in the game bring which effects, by what asks for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tannkit.state.effects import Change, Passive, Trigger, Use


@dataclass(frozen=True, slots=True)
class Index:
    """The effects of the tokens in a game. The first number of each entry is the token's."""

    passives: Mapping[str, tuple[tuple[int, Passive, Change], ...]] = field(default_factory=dict)
    triggers: Mapping[str, tuple[tuple[int, Trigger], ...]] = field(default_factory=dict)
    uses: tuple[tuple[int, Use], ...] = ()


EMPTY = Index()


def make_index(kinds: tuple[int, ...], effects: Mapping[int, Sequence[Passive | Trigger | Use]]) -> Index:
    """The effects of tokens of such kinds.

    Args:
        kinds: the kind of each token.
        effects: the effects of each kind.
    """
    passives: dict[str, list[tuple[int, Passive, Change]]] = {}
    triggers: dict[str, list[tuple[int, Trigger]]] = {}
    uses: list[tuple[int, Use]] = []
    for token, kind in enumerate(kinds):
        for effect in effects.get(kind, ()):
            if isinstance(effect, Passive):
                for change in effect.give:
                    for key in change.keys:
                        passives.setdefault(key, []).append((token, effect, change))
            elif isinstance(effect, Trigger):
                for event in effect.events:
                    triggers.setdefault(event, []).append((token, effect))
            else:
                uses.append((token, effect))
    return Index(
        {key: tuple(found) for key, found in passives.items()},
        {key: tuple(found) for key, found in triggers.items()},
        tuple(uses),
    )
