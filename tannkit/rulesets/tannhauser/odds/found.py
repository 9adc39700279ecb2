"""What odds say: the wounds of each target, the chance that it dies, and how many targets live."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True, slots=True)
class TargetOdds:
    """What becomes of one target. `wounds` has the chance of 0, 1, 2 … wounds; `kill` that it dies."""

    wounds: tuple[Fraction, ...]
    kill: Fraction

    @property
    def mean(self) -> Fraction:
        """The wounds to be expected; those beyond the killing one do not count."""
        return mean(self.wounds)


@dataclass(frozen=True, slots=True)
class AttackOdds:
    """The chances of an attack or a throw.

    Attributes:
        targets: what becomes of each target, in the order in which they were named.
        survivors: the chance that 0, 1, 2 … of the targets live.
        answer: the chance that the attacker is wounded, by a token that answers the attack or by his own blast.
    """

    targets: tuple[TargetOdds, ...]
    survivors: tuple[Fraction, ...]
    answer: Fraction

    @property
    def wounds(self) -> tuple[Fraction, ...]:
        """The chances of 0, 1, 2 … wounds of the first target."""
        return self.targets[0].wounds

    @property
    def kill(self) -> Fraction:
        """The chance that the first target dies."""
        return self.targets[0].kill

    @property
    def mean(self) -> Fraction:
        """The wounds of the first target to be expected."""
        return self.targets[0].mean


def mean(chances: tuple[Fraction, ...]) -> Fraction:
    """The number to be expected, from the chances of 0, 1, 2 …"""
    return sum((number * chance for number, chance in enumerate(chances)), Fraction(0))
