"""Saving: a state as plain data and back, also in the middle of a roll."""

from __future__ import annotations

from typing import Any

from tannkit.state.state import State
from tannkit.state.tables import Tables

LISTS = ("g", "side", "life", "pos", "row", "flags", "holder", "marks", "owner", "count", "rubble", "crate")


def dump(s: State) -> dict[str, Any]:
    """The state as plain data that JSON can hold. It must wait at a decision."""
    data: dict[str, Any] = {name: list(getattr(s, name)) for name in LISTS}
    data["team"] = [list(team) for team in s.team]
    data["kinds"] = list(s.kinds)
    data["uses"] = [[key, s.uses[key]] for key in sorted(s.uses)]
    data["lasting"] = [list(record) for record in s.lasting]
    data["kits"] = [[figure, *s.kits[figure]] for figure in sorted(s.kits)]
    data["counters"] = [[code, s.counters[code]] for code in sorted(s.counters)]
    data["orders"] = [list(order) for order in s.orders]
    data["returning"] = [list(record) for record in s.returning]
    data["secret"] = [[list(record) for record in chosen] for chosen in s.secret]
    data["frames"] = [list(frame) for frame in s.frames]
    return data


def load(t: Tables, data: dict[str, Any]) -> State:
    """The state again.

    Args:
        t: the tables of the game that it was saved from.
        data: as `dump` gave it.

    Raises:
        ValueError: the data is no state of such a game.
    """
    s = State(len(t.figures), len(t.board.circles))
    try:
        for name in LISTS:
            whole = [int(number) for number in data[name]]
            if name in ("holder", "marks", "owner", "count"):
                getattr(s, name).extend(whole)
            else:
                getattr(s, name)[:] = whole
        first, second = data["team"]
        s.team = (tuple(first), tuple(second))
        s.kinds = tuple(data["kinds"])
        s.uses = {int(key): int(number) for key, number in data["uses"]}
        s.lasting = [tuple(record) for record in data["lasting"]]
        s.kits = {kit[0]: tuple(kit[1:]) for kit in data["kits"]}
        s.counters = {int(code): int(number) for code, number in data["counters"]}
        s.orders = [tuple(order) for order in data["orders"]]
        s.returning = [tuple(record) for record in data["returning"]]
        own, other = (tuple(tuple(record) for record in chosen) for chosen in data["secret"])
        s.secret = (own, other)
        s.frames = [list(frame) for frame in data["frames"]]
    except (KeyError, TypeError, ValueError) as fault:
        raise ValueError(f"this is no saved game: {fault}") from fault
    sizes = {len(s.holder), len(s.marks), len(s.owner), len(s.count), len(s.kinds)}
    figures = {len(s.side), len(s.life), len(s.pos), len(s.row), len(s.flags)}
    if len(sizes) > 1 or figures != {len(t.figures)} or len(s.rubble) != len(t.board.circles):
        raise ValueError("this is no saved game of this content: its lists have other lengths")
    if any(not 0 <= kind < len(t.kinds) for kind in s.kinds):
        raise ValueError("this is no saved game of this content: it has unknown tokens")
    s.index = t.index_of(s.kinds)
    return s
