"""Colours: how far apart two colours look, to most eyes and to eyes that see fewer colours."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from coloraide import Color

Eyes = Literal["all", "protan", "deutan", "tritan"]
EYES: tuple[Eyes, ...] = ("all", "protan", "deutan", "tritan")


@cache
def colour_distance(one: str, other: str, eyes: Eyes = "all") -> float:
    """How far apart two colours look (CIEDE2000: below 2 hardly told apart, above 20 plainly different).

    Args:
        one: a colour such as `#0072b2`.
        other: another.
        eyes: `all` for eyes that see all colours, else the kind of colour blindness.
    """
    if one > other:
        return colour_distance(other, one, eyes)
    return float(_seen(one, eyes).delta_e(_seen(other, eyes), method="2000"))


def least_distance(one: str, other: str) -> tuple[float, Eyes]:
    """The smallest distance of two colours over all kinds of eyes, and the eyes for which it is that small."""
    return min(((colour_distance(one, other, eyes), eyes) for eyes in EYES), key=lambda pair: pair[0])


@cache
def _seen(colour: str, eyes: Eyes) -> Color:
    """A colour as such eyes see it."""
    from coloraide import Color  # slow to import, and only checks of colours need it

    plain = Color(colour)
    return (plain if eyes == "all" else plain.filter(eyes)).convert("lab-d65")
