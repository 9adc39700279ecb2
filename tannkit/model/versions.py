"""Versions: three numbers, and ranges of them such as `>=1.0,<2`."""

from __future__ import annotations

import re
from collections.abc import Callable

PART = re.compile(r"(>=|<=|==|>|<)?(\d+(?:\.\d+){0,2})")
TESTS: dict[str, Callable[[tuple[int, ...], tuple[int, ...]], bool]] = {
    ">=": lambda version, bound: version >= bound,
    "<=": lambda version, bound: version[: len(bound)] <= bound,
    ">": lambda version, bound: version[: len(bound)] > bound,
    "<": lambda version, bound: version < bound,
    "==": lambda version, bound: version[: len(bound)] == bound,
}


def fits(version: str, versions: str) -> bool:
    """Whether a version lies in a range.

    Args:
        version: such as `1.2.0`; what follows the numbers (`1.2.0.dev1`) counts for nothing.
        versions: bounds joined by commas, all of which must hold; a bare `1.2` means 1.2 and all its patches.
    """
    numbers = tuple(int(each) for each in re.findall(r"\d+", version)[:3])
    for part in versions.split(","):
        match = PART.fullmatch(part.strip())
        if match:
            bound = tuple(int(each) for each in match[2].split("."))
            if not TESTS[match[1] or "=="](numbers, bound):
                return False
    return True
