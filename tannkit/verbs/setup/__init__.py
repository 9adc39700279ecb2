"""Setup steps of modes and scenarios."""

from __future__ import annotations

from collections.abc import Mapping

from tannkit.verbs.base import described
from tannkit.verbs.setup.alternate import Alternate
from tannkit.verbs.setup.counter import DeclareCounter
from tannkit.verbs.setup.crates import Crates
from tannkit.verbs.setup.entries import FixedEntries
from tannkit.verbs.setup.initiative import FixedInitiative
from tannkit.verbs.setup.lay import Lay
from tannkit.verbs.setup.order import Order
from tannkit.verbs.setup.place import PlaceCharacter
from tannkit.verbs.setup.shuffle import Shuffle
from tannkit.verbs.setup.supply import Supply
from tannkit.verbs.setup.wounded import StartWounded

# What is settled before the Setup Roll; all else follows the choice of entry points.
BEFORE_THE_ROLL = (FixedEntries, FixedInitiative, DeclareCounter, Supply, Order, Shuffle)

SETUP_STEPS: Mapping[str, type] = described(
    {
        "entries": FixedEntries,
        "crates": Crates,
        "lay": Lay,
        "supply": Supply,
        "alternate": Alternate,
        "shuffle": Shuffle,
        "order": Order,
        "place": PlaceCharacter,
        "wounded": StartWounded,
        "initiative": FixedInitiative,
        "counter": DeclareCounter,
    }
)
