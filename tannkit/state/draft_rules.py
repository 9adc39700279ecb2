"""Draft rules: what can be chosen before a game, made ready from the content."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class BonusToken:
    """A bonus token and what its restriction asks for.

    Attributes:
        kind: the number of its kind.
        bearers: the figures that may have it, as a set.
        company: figures that must be on the same side, as sets of which one must be there each.
        special_only: whether it can take the place of the special object only.
    """

    kind: int
    bearers: int
    company: tuple[int, ...] = ()
    special_only: bool = False


@dataclass(frozen=True, slots=True)
class DraftRules:
    """All of it.

    Attributes:
        figures: the figures that are available, as a set.
        factions: the factions that can be played, in order.
        fixed: those that have to be, by a scenario.
        bonus: the bonus tokens by the number of their kind.
        improvements: how many tokens a figure picks in place of a pack, and among which, by figure.
        specials: the kind of the special object in each pack of a figure, by figure; left out where there is none.
    """

    figures: int = 0
    factions: tuple[int, ...] = ()
    fixed: tuple[int, ...] = ()
    bonus: Mapping[int, BonusToken] = field(default_factory=dict)
    improvements: Mapping[int, tuple[int, tuple[int, ...]]] = field(default_factory=dict)
    specials: Mapping[int, int] = field(default_factory=dict)


NO_DRAFT = DraftRules()
