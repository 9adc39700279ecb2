"""Facts about phrases of the effect language that several rules need."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Any

from tannkit.lint.facts import phrases, steps
from tannkit.model.library import Entry, Library
from tannkit.model.lookup import known
from tannkit.verbs.walk import Leaf, Path, Phrase

# Grammars whose phrases stand by themselves: what is chosen in one is not known in another.
ROOTS = ("effect", "game_action", "setup_step", "victory", "weapon", "grenade", "goal")
GAMES = ("modes", "scenarios")
LAYING = ("place", "attach")


@dataclass(frozen=True, slots=True)
class Part:
    """A part of an entry that stands by itself, such as one effect, with everything written in it."""

    entry: Entry
    root: Phrase
    steps: tuple[Phrase | Leaf, ...]

    @property
    def fields(self) -> Mapping[str, Any]:
        """What is written in it, by field; empty where it is a list."""
        return self.root.value if isinstance(self.root.value, Mapping) else {}

    @property
    def events(self) -> tuple[str, ...]:
        """The events of a trigger; empty for everything else."""
        event = self.fields.get("event", ()) if self.root.verb == "trigger" else ()
        return (event,) if isinstance(event, str) else tuple(event)

    def phrases(self, grammar: str, *verbs: str) -> Iterator[Phrase]:
        """The phrases of a grammar in it; of these verbs only, if any are named."""
        for step in self.steps:
            if isinstance(step, Phrase) and step.grammar == grammar and (not verbs or step.verb in verbs):
                yield step

    def roles(self) -> Iterator[Leaf]:
        """The roles (`you`, `target`, …) that are written in it."""
        for step in self.steps:
            if isinstance(step, Leaf) and {"attacker", "chosen"} <= {*step.shape.values}:
                yield step

    def inner(self, path: Path) -> Path:
        """A path within it, without the way to it."""
        return path[len(self.root.path) :]


@lru_cache(maxsize=20_000)
def parts(entry: Entry) -> tuple[Part, ...]:
    """The parts of an entry that stand by themselves, in the order in which they are written."""
    found: list[tuple[Phrase, list[Phrase | Leaf]]] = []
    for step in steps(entry):
        inside = bool(found) and step.path[: len(found[-1][0].path)] == found[-1][0].path
        if inside:
            found[-1][1].append(step)
        elif isinstance(step, Phrase) and step.grammar in ROOTS:
            found.append((step, []))
    return tuple(Part(entry, root, tuple(inner)) for root, inner in found)


def all_parts(library: Library, *kinds: str) -> Iterator[Part]:
    """The parts of all entries of these kinds in the checked packs."""
    for kind in kinds:
        for entry in library.entries(kind):
            yield from parts(entry)


def effects(library: Library) -> Iterator[Part]:
    """The effects of all tokens, modes and scenarios in the checked packs."""
    for part in all_parts(library, "equipment", *GAMES):
        if part.root.grammar == "effect":
            yield part


def together(condition: Any, path: Path) -> Iterator[Phrase]:
    """The conditions that must hold together: the condition itself, or the members of `all`, however deep.

    Args:
        condition: the data of a condition; nothing is found in anything else.
        path: where it stands.
    """
    if not isinstance(condition, Mapping):
        return
    for verb, value in condition.items():
        if verb == "all" and isinstance(value, list):
            for place, each in enumerate(value):
                yield from together(each, (*path, verb, place))
        else:
            yield Phrase("condition", verb, value, (*path, verb))


def under(path: Path, *ways: tuple[str, str]) -> bool:
    """Whether a path leads through one of the fields: pairs of a verb and its field, such as `each`, `do`."""
    return any(pair in ways for pair in pairwise(path))


@lru_cache(maxsize=2)
def laid_by_others(library: Library) -> frozenset[tuple[str, Entry | None]]:
    """What any effect lays by name, with the verb that does it; None stands for whatever was chosen."""
    found: set[tuple[str, Entry | None]] = set()
    for kind in ("equipment", *GAMES):
        for entry in library.entries(kind, whole=True):
            for phrase in phrases(entry):
                if phrase.grammar != "operation" or phrase.verb not in LAYING:
                    continue
                marker = phrase.value.get("marker")
                if isinstance(marker, str):
                    found.add((phrase.verb, known(library, "equipment", marker, entry)))
                elif kind == "equipment" and phrase.value.get("token") in ("chosen", "each") and _chooses_tokens(entry):
                    found.add((phrase.verb, None))
    return frozenset(found)


def _chooses_tokens(entry: Entry) -> bool:
    return any(phrase.grammar == "selector" and phrase.verb == "tokens" for phrase in phrases(entry))
