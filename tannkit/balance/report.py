"""Reports: what a tally says, with intervals, as plain data for JSON, text and pages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tannkit.balance.intervals import wilson
from tannkit.balance.plan import Plan
from tannkit.balance.tally import Tally, below

Data = dict[str, Any]


def report_of(plan: Plan, tally: Tally, asked: int) -> Data:
    """Everything that is reported, as plain data in a fixed order.

    Args:
        plan: what was simulated.
        tally: what was counted.
        asked: how many games were asked for.
    """
    games = tally["games",]
    return {
        "format": 1,
        "plan": {
            "mode": plan.mode,
            "scenario": plan.scenario,
            "map": plan.map,
            "teams": list(plan.teams),
            "players": list(plan.players),
            "seed": plan.seed,
            "rulings": dict(sorted(plan.rulings)),
            "rush_and_go": plan.rush_and_go,
            "doors": plan.doors,
            "turns": plan.turns,
        },
        "games": games,
        "asked": asked,
        "sides": [_share(tally, "side", side) for side in (0, 1)],
        "factions": _shares(tally, "faction"),
        "order": _shares(tally, "order"),
        "entries": _shares(tally, "entry"),
        "draws": _of(tally["draws",], games),
        "undecided": _of(tally["undecided",], games),
        "ends": {str(key[0]): number for key, number in below(tally, "end").items()},
        "turns": _turns(tally),
        "characters": _things(tally, "character"),
        "tokens": _things(tally, "token"),
        "actions": {str(key[0]): number for key, number in below(tally, "action").items()},
        "points": [tally["points", side] for side in (0, 1)],
        "offers": _things(tally, "offer"),
        "never_used": sorted(
            name for name, each in _things(tally, "token").items() if each.get("usable") and not each.get("used")
        ),
        "never_visited": sorted(str(key[0]) for key, number in below(tally, "visited").items() if not number),
        "heat": {
            what: {str(key[0]): number for key, number in below(tally, "heat", what).items()}
            for what in ("stand", "shoot", "die")
        },
    }


def _of(hits: int, games: int) -> Data:
    low, high = wilson(hits, games)
    share = hits / games if games else 0.0
    return {"games": games, "hits": hits, "share": _rounded(share), "interval": [_rounded(low), _rounded(high)]}


def _share(tally: Tally, *key: str | int) -> Data:
    return _of(tally[(*key, "wins")], tally[(*key, "games")])


def _shares(tally: Tally, what: str) -> dict[str, Data]:
    names = sorted({str(key[0]) for key in below(tally, what)})
    return {name: _share(tally, what, name) for name in names}


def _things(tally: Tally, what: str) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for (name, word), number in below(tally, what).items():
        found.setdefault(str(name), {})[str(word)] = number
    return found


def _turns(tally: Tally) -> Data:
    counts: Mapping[int, int] = {int(key[0]): number for key, number in below(tally, "turns").items()}
    games = sum(counts.values())
    if not games:
        return {"counts": {}, "mean": 0.0, "median": 0}
    mean = sum(turn * number for turn, number in counts.items()) / games
    ordered = sorted(turn for turn, number in counts.items() for _ in range(number))
    return {
        "counts": {str(turn): counts[turn] for turn in sorted(counts)},
        "mean": _rounded(mean),
        "median": ordered[games // 2],
    }


def _rounded(number: float) -> float:
    # Six digits are far more than the games can bear, and the same on every machine.
    return round(number, 6)
