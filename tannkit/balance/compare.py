"""Comparing two reports: whether a change of content changed the balance, with intervals."""

from __future__ import annotations

from typing import Any

from tannkit.balance.intervals import difference

# What of two reports is compared by name, where both have the name.
PARTS = ("factions", "order", "entries")


def compare(before: dict[str, Any], after: dict[str, Any]) -> list[dict[str, Any]]:
    """The differences of the shares of two reports, each with its 95 % interval; `changed` if that leaves out zero.

    Args:
        before: a report, as `report_of` gives it.
        after: another one.
    """
    found = [
        _compared(f"{part}.{name}", before[part][name], after[part][name])
        for part in PARTS
        for name in sorted(set(before[part]) & set(after[part]))
    ]
    sides = zip(before["sides"], after["sides"], strict=True)
    found += [_compared(f"sides.{number}", one, two) for number, (one, two) in enumerate(sides, 1)]
    return found + [_compared(each, before[each], after[each]) for each in ("draws", "undecided")]


def _compared(name: str, one: dict[str, Any], two: dict[str, Any]) -> dict[str, Any]:
    gap, low, high = difference(two["hits"], two["games"], one["hits"], one["games"])
    return {
        "what": name,
        "before": one["share"],
        "after": two["share"],
        "difference": round(gap, 6),
        "interval": [round(low, 6), round(high, 6)],
        "changed": low > 0 or high < 0,
    }
