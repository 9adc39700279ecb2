"""The tally: everything that is counted in games, as one flat count that can be added up in any order."""

from __future__ import annotations

from collections import Counter

# The first word of a key says what is counted; the others, of whom and where. `tally_of` writes all of them.
Tally = Counter[tuple[str | int, ...]]


def total(tallies: list[Tally]) -> Tally:
    """Several tallies as one."""
    found: Tally = Counter()
    for each in tallies:
        found.update(each)
    return found


def below(tally: Tally, *front: str | int) -> dict[tuple[str | int, ...], int]:
    """The counts whose keys begin with some words, by what follows them, in order."""
    size = len(front)
    found = {key[size:]: number for key, number in tally.items() if key[:size] == front}
    return dict(sorted(found.items(), key=lambda each: tuple(map(str, each[0]))))
