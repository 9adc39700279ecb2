"""Paying at play: all costs of an effect together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tannkit.state.effects import Condition
from tannkit.state.frame import Frame
from tannkit.state.state import State
from tannkit.verbs.compiling import Code, Compiler


def payable(c: Compiler, costs: Sequence[Any], *others: Condition) -> Condition:
    """Whether all costs can be paid and all other conditions hold.

    Args:
        c: the compiler.
        costs: the parsed costs.
        others: further conditions.
    """
    parts = (*(each.payable(c) for each in costs), *others)

    def able(s: State, v: Frame) -> bool:
        return all(part(s, v) for part in parts)

    return able


def pay(c: Compiler, costs: Sequence[Any], code: Code) -> None:
    """Add the steps that pay.

    Args:
        c: the compiler.
        costs: the parsed costs.
        code: the program.
    """
    for each in costs:
        each.pay(c, code)
