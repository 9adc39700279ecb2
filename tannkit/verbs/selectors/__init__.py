"""Selectors: characters, tokens and circles picked by filters."""

from __future__ import annotations

from collections.abc import Mapping

from tannkit.verbs.base import described
from tannkit.verbs.selectors.characters import CharacterFilter
from tannkit.verbs.selectors.circles import CircleFilter
from tannkit.verbs.selectors.tokens import TokenFilter

SELECTORS: Mapping[str, type] = described(
    {
        "characters": CharacterFilter,
        "tokens": TokenFilter,
        "circles": CircleFilter,
    }
)
