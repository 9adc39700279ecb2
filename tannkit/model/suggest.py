"""Suggestions: the name that was probably meant."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterable
from functools import lru_cache

# Comparing is slow on long lists; a file of many thousand wrong names must not take minutes.
MOST_COMPARED = 4_000
MOST_LENGTH = 80


def suggest(word: str, names: Iterable[str]) -> str | None:
    """The name nearest to `word`, or None if none is near. Case, accents and `_` for `-` count for nothing."""
    return _nearest(word[:MOST_LENGTH], tuple(sorted(names)[:MOST_COMPARED]))


@lru_cache(maxsize=500)
def _nearest(word: str, names: tuple[str, ...]) -> str | None:
    wanted = plain(word)
    by_plain = _by_plain(names)
    if wanted in by_plain:
        return by_plain[wanted]
    ends = [name for name in names if len(wanted) > 3 and (wanted in plain(name).split("-") or plain(name) in wanted)]
    near = difflib.get_close_matches(wanted, by_plain, n=1, cutoff=_cutoff(wanted))
    if near:
        return by_plain[near[0]]
    return ends[0] if len(ends) == 1 else None


def _cutoff(word: str) -> float:
    """How alike a name must be. One slip is a large part of a short word; long words are alike by chance."""
    return 0.72 if len(word) <= 8 else 0.78


@lru_cache(maxsize=100)
def _by_plain(names: tuple[str, ...]) -> dict[str, str]:
    return {plain(name): name for name in reversed(names)}


def plain(word: str) -> str:
    """A name without case, accents, underscores and spaces, for comparing."""
    bare = "".join(char for char in unicodedata.normalize("NFKD", word.lower()) if not unicodedata.combining(char))
    return bare.replace("_", "-").replace(" ", "-")


def did_you_mean(word: str, names: Iterable[str]) -> str:
    """A hint that ends with the nearest name, or an empty string."""
    near = suggest(word, names)
    return f"Did you mean `{near}`?" if near else ""
