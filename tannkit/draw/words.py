"""Words on drawings: the few of our own that stand in legends and tooltips, by language."""

from __future__ import annotations

ENGLISH = {
    "circle": "Circle",
    "path": "path",
    "on_paths": "paths",
    "no_path": "no path",
    "entry": "entry point",
    "primary": "primary objective",
    "secondary": "secondary objective",
    "objective": "objective",
    "skill": "skill",
    "action": "action circle",
    "worked_from": "worked from",
    "line": "adjacent, with a common path",
    "line_without_path": "adjacent, no common path",
    "line_to_goal": "to an objective or action circle",
}
GERMAN = {
    "circle": "Kreis",
    "path": "Pfad",
    "on_paths": "Pfade",
    "no_path": "ohne Pfad",
    "entry": "Einstiegspunkt",
    "primary": "Primärziel",
    "secondary": "Sekundärziel",
    "objective": "Ziel",
    "skill": "Fertigkeit",
    "action": "Aktionskreis",
    "worked_from": "bedient von",
    "line": "benachbart, mit gemeinsamem Pfad",
    "line_without_path": "benachbart, ohne gemeinsamen Pfad",
    "line_to_goal": "zu Ziel oder Aktionskreis",
}


def words(language: str) -> dict[str, str]:
    """Our own words in a language; English where there is no translation."""
    return GERMAN if language.split("-")[0] == "de" else ENGLISH
