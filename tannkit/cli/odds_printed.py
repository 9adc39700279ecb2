"""How odds are printed: lines with a small plot, or JSON with exact fractions."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from tannkit.rulesets.tannhauser.odds import AttackOdds, RollOdds

WIDTH = 30


@dataclass(frozen=True, slots=True)
class Row:
    """What was asked, by name, and the odds of it, or why there are none; of an attack also its targets."""

    asked: dict[str, str | int]
    odds: AttackOdds | RollOdds | str
    targets: tuple[str, ...] = ()

    @property
    def title(self) -> str:
        """What was asked, in one line."""
        asked = self.asked
        if "test" in asked:
            return f"{asked['character']}, test of {asked['test']} for {asked['needed']}"
        if "duel" in asked:
            return f"{asked['attacker']} against {asked['target']}, duel of {asked['duel']}"
        return f"{asked['attacker']}, {asked['weapon']}"


def lines_of(rows: Sequence[Row], *, short: bool) -> Iterator[str]:
    """Lines for people.

    Args:
        rows: what is printed.
        short: one line for each row and target, without plots.
    """
    wide = max(len(row.title) for row in rows)
    for row in rows:
        title = row.title.ljust(wide)
        if isinstance(row.odds, str):
            yield f"{title}  {row.odds}"
        elif isinstance(row.odds, RollOdds):
            yield f"{title}  successes {float(row.odds.mean):.3f}  {_aim(row)} {_percent(row.odds.passed)}"
            yield from _plot(row.odds.successes)
        else:
            yield from _attack(row, row.odds, title, short=short)


def _attack(row: Row, odds: AttackOdds, title: str, *, short: bool) -> Iterator[str]:
    several = len(row.targets) > 1
    names = max(map(len, row.targets))
    for who, target in zip(row.targets, odds.targets, strict=True):
        on = f" on {who.ljust(names)}" if several else ""
        yield f"{title}{on}  wounds {float(target.mean):.3f}  kill {_percent(target.kill)}"
        if not short:
            yield from _plot(target.wounds)
    if several and not short:
        yield "targets that live"
        yield from _plot(odds.survivors)
    if odds.answer and not short:
        yield f"  the attacker is hurt {_percent(odds.answer)}"


def _aim(row: Row) -> str:
    return "passed" if "test" in row.asked else "won"


def _plot(chances: Sequence[Fraction]) -> Iterator[str]:
    for number, chance in enumerate(chances):
        yield f"  {number} {_percent(chance)} {'█' * round(WIDTH * chance)}".rstrip()


def _percent(chance: Fraction) -> str:
    return f"{float(chance * 100):6.2f} %"


def json_of(rows: Sequence[Row]) -> str:
    """Chances as numbers and as exact fractions."""
    return json.dumps([{**row.asked, **_facts(row)} for row in rows], indent=2)


def _facts(row: Row) -> dict[str, object]:
    odds = row.odds
    if isinstance(odds, str):
        return {"refused": odds}
    if isinstance(odds, RollOdds):
        return {
            "mean": float(odds.mean),
            _aim(row): float(odds.passed),
            "successes": _numbers(odds.successes),
            "exact": _exact(odds.successes),
        }
    return {
        "targets": [
            {
                "target": who,
                "mean": float(target.mean),
                "kill": float(target.kill),
                "wounds": _numbers(target.wounds),
                "exact": _exact(target.wounds),
            }
            for who, target in zip(row.targets, odds.targets, strict=True)
        ],
        "survivors": _numbers(odds.survivors),
        "attacker_hurt": float(odds.answer),
    }


def _numbers(chances: Sequence[Fraction]) -> list[float]:
    return [float(chance) for chance in chances]


def _exact(chances: Sequence[Fraction]) -> list[str]:
    return [str(chance) for chance in chances]
