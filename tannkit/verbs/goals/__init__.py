"""Goals: what a challenge asks for, over the events of the game."""

from __future__ import annotations

from collections.abc import Mapping

from tannkit.verbs.base import described
from tannkit.verbs.goals.all_of import AllOf
from tannkit.verbs.goals.any_of import AnyGoal
from tannkit.verbs.goals.count import CountEvents
from tannkit.verbs.goals.count_distinct import CountDistinct
from tannkit.verbs.goals.for_all import ForAll
from tannkit.verbs.goals.matching import Matching
from tannkit.verbs.goals.sequence import Sequence

GOALS: Mapping[str, type] = described(
    {
        "count": CountEvents,
        "count_distinct": CountDistinct,
        "matching": Matching,
        "for_all": ForAll,
        "sequence": Sequence,
        "all_of": AllOf,
        "any_of": AnyGoal,
    }
)
