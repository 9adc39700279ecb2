"""Faces: those that no rule of a roll tells apart, so that they can be counted together.

Without a token that looks at the dice there are two: a die succeeds or fails. A natural 1 stands alone only where
something asks for it, a natural 10 also where it is worth more than one success.
"""

from __future__ import annotations

from collections.abc import Iterator, Set
from itertools import pairwise
from typing import Any

from tannkit.engine.expect import Classes
from tannkit.model.equipment import Equipment
from tannkit.rulesets.tannhauser.names import Names
from tannkit.state.decision import Decision
from tannkit.state.frame import PROGRAM, R_BONUS, R_DIFFICULTY, R_TEN
from tannkit.state.registers import ROLL
from tannkit.state.state import State
from tannkit.state.tables import Tables
from tannkit.verbs.walk import walk

LEAST, MOST = 1, 10
EVENTS = ("roll.rolled", "roll.counted")
# Faces that something asks for, and what may be added to a die.
Asked = tuple[Set[int], Set[int]]


def classes(t: Tables, names: Names, s: State, decision: Decision) -> Classes:
    """The classes of faces for dice that are about to fall, from low to high.

    Args:
        t: the tables.
        names: the names in them.
        s: the situation; a roll is being made.
        decision: what asks for the dice.
    """
    frame = s.frames[-1]
    if frame[PROGRAM] != t.program("roll"):
        if not s.g[ROLL]:
            return every_face(decision.sides)
        frame = s.frames[s.g[ROLL]]
    listening = any(s.index.triggers.get(event) for event in EVENTS)
    asked = told_apart(t, names, s) if listening else (frozenset(), frozenset())
    if decision.sides != MOST or asked is None:
        return every_face(decision.sides)
    faces, added = asked
    needed = frame[R_DIFFICULTY] - frame[R_BONUS]
    # No natural 1 succeeds, every natural 10 does.
    edges = {LEAST, MOST + 1, *(min(max(needed - more, LEAST + 1), MOST) for more in {0, *added})}
    for face in {*faces, *({LEAST} if added else ()), *({MOST} if frame[R_TEN] != 1 or added else ())}:
        edges |= {face, face + 1}
    return tuple((low, high - low) for low, high in pairwise(sorted(edges)))


def every_face(sides: int) -> Classes:
    """Each face by itself."""
    return tuple((face, 1) for face in range(1, sides + 1))


def told_apart(t: Tables, names: Names, s: State) -> Asked | None:
    """The faces that the effects of tokens in the game ask for, and what they add to dice; None if every face counts.

    It is read off the verbs in the effects, so that a token in a new pack needs nothing here.
    """
    faces: set[int] = set()
    added: set[int] = set()
    for verb, value in _verbs(t, names, s):
        if verb == "roll_die" or (verb == "adjust_die" and not value.get("never_natural")):
            # A die of its own, or one that can be raised again and again, even to a natural 10.
            return None
        if verb == "adjust_die":
            added.add(int(value["add"]))
        elif verb == "natural":
            faces.add(int(value["face"]))
        elif verb == "convert_die":
            faces.add(int(value["from"]))
        elif verb == "reroll" and value["which"] == "natural_ones":
            faces.add(LEAST)
    return faces, added


def _verbs(t: Tables, names: Names, s: State) -> Iterator[tuple[str, Any]]:
    for kind in dict.fromkeys(s.kinds):
        entry = names.library.find("equipment", t.kinds[kind].ref)
        assert entry is not None
        for effect in entry.model(Equipment).effects:
            yield from ((phrase.verb, phrase.value) for phrase in walk("effect", effect) if phrase.verb)
