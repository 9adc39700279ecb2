"""Pages of game modes and scenarios: what they need, how they are set up, what can be done, how they are won."""

from __future__ import annotations

from tannkit.model.games import CommandPoints, MapNeeds, Mode, Scenario, Sides
from tannkit.model.library import Entry
from tannkit.sitegen.escape import plain
from tannkit.sitegen.page import Page
from tannkit.sitegen.parts import (
    both_languages,
    clauses_section,
    entry_head,
    facts_table,
    rulings_section,
    section,
    sources_section,
    table,
    used_by_section,
    yaml_section,
)
from tannkit.sitegen.rule_text import game_text, in_tabs
from tannkit.sitegen.view import View


def mode_page(view: View, entry: Entry) -> Page:
    """The page of one game mode."""
    mode = entry.model(Mode)
    facts = _common_facts(mode)
    return _page(view, entry, mode, facts)


def scenario_page(view: View, entry: Entry) -> Page:
    """The page of one scenario."""
    scenario = entry.model(Scenario)
    facts = [
        ("Map", view.ref("maps", scenario.map)),
        ("Sides", _sides(view, scenario.sides)),
        ("Takes over", view.refs("modes", scenario.inherits)),
        ("Optional rules in force", ", ".join(plain(each.replace("-", " ")) for each in scenario.variants)),
        *_common_facts(scenario),
    ]
    return _page(view, entry, scenario, facts)


def modes_table(view: View, entries: list[Entry]) -> str:
    """All game modes."""
    rows = [(view.link(entry), view.within(entry.pack).prose(entry.model(Mode).summary)) for entry in entries]
    return table(("Game mode", "About"), rows)


def scenarios_table(view: View, entries: list[Entry]) -> str:
    """All scenarios with their maps."""
    rows = []
    for entry in entries:
        scenario, of = entry.model(Scenario), view.within(entry.pack)
        rows.append([view.link(entry), of.ref("maps", scenario.map), of.prose(scenario.summary)])
    return table(("Scenario", "Map", "About"), rows)


def _page(view: View, entry: Entry, game: Mode | Scenario, facts: list[tuple[str, str]]) -> Page:
    missing = view.prose(game.victory_missing) if isinstance(game, Scenario) else ""
    body = [
        entry_head(view, entry, boost=3),
        both_languages(game.summary),
        facts_table(facts),
        section("Rules", in_tabs(lambda lang: game_text(view, entry, game, lang))),
        section("Why there is no way to win", missing),
        clauses_section(view, game.clauses, "The rules behind it"),
        rulings_section(view, entry, game.rulings),
        used_by_section(view, entry),
        sources_section(entry, game.source),
        yaml_section(view, entry),
    ]
    return Page(view.here, "\n".join(body))


def _common_facts(game: Mode | Scenario) -> list[tuple[str, str]]:
    return [
        ("The map must offer", _needs(game.map_needs)),
        ("Command Points", _points(game.command_points)),
        ("A side without anybody left", "has lost" if game.elimination_wins else "has not lost by that"),
    ]


def _needs(needs: MapNeeds | None) -> str:
    if needs is None:
        return ""
    counts = {
        "Objective circle": needs.objectives,
        "primary Objective circle": needs.primary,
        "secondary Objective circle": needs.secondary,
        "Action circle": needs.actions,
        "entry point": needs.entries,
    }
    parts = [_count(count, what) for what, count in counts.items() if count]
    parts += [f"a region {plain(region)} of {_count(count, 'circle')}" for region, count in needs.regions.items()]
    return ", ".join(parts)


def _count(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"


def _points(points: CommandPoints | None) -> str:
    return f"{points.start} in turn one, {points.refresh} after each refresh" if points else ""


def _sides(view: View, sides: Sides) -> str:
    parts = [view.ref("factions", faction) for faction in sides.fixed]
    if sides.any_other:
        parts.append("any other faction")
    with_them = f"; with {view.refs('characters', sides.requires)}" if sides.requires else ""
    return " against ".join(parts) + with_them
