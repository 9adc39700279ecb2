"""How a simulation is printed: the report and the comparison as lines of text."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

BAR = 24


def report_lines(report: Mapping[str, Any]) -> list[str]:
    """A report for a person at a terminal."""
    plan = report["plan"]
    what = plan["scenario"] or f"{plan['mode']} on {plan['map']}"
    teams = " against ".join(plan["teams"]) or "drawn teams"
    games = report["games"]
    lines = [f"{what}, {teams}, {' against '.join(plan['players'])}: {games} games, seed {plan['seed']}", ""]
    lines += _shares("Wins", {f"side {n + 1}": each for n, each in enumerate(report["sides"])})
    lines += _shares("", {"drawn": report["draws"], f"undecided after turn {plan['turns']}": report["undecided"]})
    for title, part in (("By faction", "factions"), ("By who goes first", "order"), ("By entry point", "entries")):
        lines += _shares(title, report[part])
    turns = report["turns"]
    lines += ["Length", f"  {turns['median']} turns in the middle, {turns['mean']:.1f} on average", ""]
    lines += _counts("How games end", report["ends"], games)
    lines += _offers(report["offers"], games)
    lines += _characters(report["characters"])
    lines += _counts("Actions", report["actions"], games)
    points = report["points"]
    lines += [
        "Command Points spent",
        *(f"  side {n + 1}: {each / max(games, 1):.1f} a game" for n, each in enumerate(points)),
        "",
    ]
    for title, part in (("Tokens never used", "never_used"), ("Circles where nobody ever stood", "never_visited")):
        if report[part]:
            lines += [title, *_wrapped(report[part]), ""]
    return lines[:-1]


def comparison_lines(found: Sequence[Mapping[str, Any]], one: Mapping[str, Any], two: Mapping[str, Any]) -> list[str]:
    """What differs between two reports."""
    lines = [f"{one['games']} games before, {two['games']} after; differences of shares with their 95 % intervals", ""]
    width = max(len(each["what"]) for each in found)
    for each in found:
        low, high = each["interval"]
        mark = "  changed" if each["changed"] else ""
        lines.append(
            f"  {each['what']:{width}}  {each['before']:6.1%} → {each['after']:6.1%}"
            f"  {each['difference']:+6.1%} [{low:+.1%}, {high:+.1%}]{mark}"
        )
    changed = sum(1 for each in found if each["changed"])
    said = (
        "Nothing has changed that so many games could show." if not changed else f"{changed} of {len(found)} changed."
    )
    return [*lines, "", said]


def _shares(title: str, shares: Mapping[str, Mapping[str, Any]]) -> list[str]:
    if not shares:
        return []
    width = max(len(name) for name in shares)
    lines = [title] if title else []
    for name, each in shares.items():
        low, high = each["interval"]
        full = round(each["share"] * BAR)
        bar = "█" * full + "░" * (BAR - full)
        lines.append(
            f"  {name:{width}}  {each['share']:6.1%}  [{low:.1%}, {high:.1%}]  {bar}  {each['hits']} of {each['games']}"
        )
    return [*lines, ""]


def _counts(title: str, counts: Mapping[str, int], games: int) -> list[str]:
    if not counts:
        return []
    width = max(len(name) for name in counts)
    ordered = sorted(counts.items(), key=lambda each: (-each[1], each[0]))
    return [
        title,
        *(f"  {name:{width}}  {number:6}  {number / max(games, 1):.2f} a game" for name, number in ordered),
        "",
    ]


def _offers(offers: Mapping[str, Mapping[str, int]], games: int) -> list[str]:
    if not offers:
        return []
    lines = ["Actions of the mode"]
    for name, each in offers.items():
        first = each.get("first_turns", 0) / max(each.get("games", 0), 1)
        lines.append(
            f"  {name}: {each.get('taken', 0) / max(games, 1):.2f} a game, in {each.get('games', 0)} of {games} games, "
            f"first in turn {first:.1f}"
        )
    return [*lines, ""]


def _characters(characters: Mapping[str, Mapping[str, int]]) -> list[str]:
    if not characters:
        return []
    width = max(len(name) for name in characters)
    lines = ["Characters", f"  {'':{width}}   games   wins  lived  kills  dealt  taken"]
    for name, each in characters.items():
        games = max(each.get("games", 0), 1)
        lines.append(
            f"  {name:{width}}  {each.get('games', 0):6}  {each.get('wins', 0) / games:5.0%}  "
            f"{each.get('survived', 0) / games:5.0%}  {each.get('kills', 0) / games:5.2f}  "
            f"{each.get('wounds_dealt', 0) / games:5.2f}  {each.get('wounds_taken', 0) / games:5.2f}"
        )
    return [*lines, "  kills and wounds are per game", ""]


def _wrapped(names: Iterable[str]) -> list[str]:
    return textwrap.wrap(", ".join(names), 100, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False)
