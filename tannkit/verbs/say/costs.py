"""Costs: how a price reads in front of what it buys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tannkit.verbs.say.clause import Clause, Front, Part, finished, fronted, sentences
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.nouns import listed


def cost_then(s: Say, front: Front, cost: Sequence[Any], parts: Sequence[Part], *, optional: bool) -> list[str]:
    """`When …, you may spend 1 Command Point. If you do, …`"""
    prices: list[Clause] = [each.say(s) for each in cost]
    first = fronted(s.lang, front, prices[0], may=optional)
    word = s.pick("and", "und")
    if len(prices) > 1:
        # German joins infinitives behind one modal verb: `darfst du X ausgeben und Y umdrehen`.
        first = listed([first, *[_bare(each, optional=optional) for each in prices[1:]]], word)
    done = s.front("if you do", "wenn du das tust") if optional else None
    return [finished(first), *sentences(s.lang, parts, done)]


def _bare(price: Clause, *, optional: bool) -> str:
    return price.infinite() if optional else price.predicate()
