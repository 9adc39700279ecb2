"""Weapons that an effect allows for its attack, at play."""

from __future__ import annotations

from tannkit.state.codes import TOKEN
from tannkit.state.effects import Number
from tannkit.state.frame import Frame
from tannkit.state.state import State
from tannkit.verbs.compiling import Compiler
from tannkit.verbs.selectors.tokens import TokenFilter


def weapons_meant(c: Compiler, filters: TokenFilter) -> Number:
    """The tokens that pass the filters, as a set of bits; bit 0 says that there is such a set at all.

    Token n is bit n + 1.
    """
    every = c.selection(filters).every

    def mask(s: State, v: Frame) -> int:
        return 1 | sum(2 << code - TOKEN for code in every(s, v))

    return mask
