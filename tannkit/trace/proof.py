"""What is known about the proof of a rule clause: its tests, its modules, and faults in naming it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Fault:
    """Something that makes the table of proofs untrue, where it stands (`line` counts from 1), and how to mend it."""

    file: str
    line: int
    message: str
    hint: str = ""


@dataclass(frozen=True, slots=True)
class Mention:
    """A place that names a clause: `by` is the test or case that does so, or the reason why there is no test."""

    clause: str
    by: str
    file: str
    line: int


@dataclass(frozen=True, slots=True)
class Proof:
    """A clause of a pack with the tests that prove it and the modules that name it, or the reason why no test does."""

    pack: str
    clause: str
    tests: tuple[str, ...] = ()
    modules: tuple[str, ...] = ()
    reason: str = ""

    @property
    def area(self) -> str:
        """The part of the rules that the clause belongs to: `COMBAT` of `RE-COMBAT-012`."""
        parts = self.clause.split("-")
        return parts[1] if len(parts) > 2 else parts[0]

    @property
    def proved(self) -> bool:
        """Whether a test names the clause."""
        return bool(self.tests)


@dataclass(frozen=True, slots=True)
class Share:
    """How many of some clauses are proved."""

    name: str
    proved: int
    clauses: int

    @property
    def percent(self) -> int:
        """The part that is proved, in whole percent, rounded down: 100 means all."""
        return 100 * self.proved // self.clauses if self.clauses else 0


def share(name: str, proofs: tuple[Proof, ...]) -> Share:
    """How many of some clauses are proved."""
    return Share(name, sum(each.proved for each in proofs), len(proofs))


def shares(proofs: tuple[Proof, ...]) -> tuple[Share, ...]:
    """The share of each area, in the order in which the areas begin."""
    areas: dict[str, list[Proof]] = {}
    for each in proofs:
        areas.setdefault(each.area, []).append(each)
    return tuple(share(area, tuple(found)) for area, found in areas.items())
