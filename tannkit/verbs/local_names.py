"""Local names: what a mode or scenario and its map call their markers, counters, orders and regions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tannkit.state.game_rules import CounterKind


@dataclass(frozen=True, slots=True)
class LocalNames:
    """The numbers of markers and orders, the counters, and the regions as sets of circles, each by name."""

    markers: Mapping[str, int] = field(default_factory=dict)
    counters: Mapping[str, CounterKind] = field(default_factory=dict)
    orders: Mapping[str, int] = field(default_factory=dict)
    regions: Mapping[str, int] = field(default_factory=dict)


NOTHING = LocalNames()
