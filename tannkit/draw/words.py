"""Words on drawings: the few of our own that stand in legends, tooltips and descriptions, by language."""

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
    "paths": "Paths",
    "circles": "Circles",
    "lines": "Lines",
    "icons": "Icons",
    "movement_circles": "Movement circles",
    "entries": "entry points",
    "objectives": "objective circles",
    "actions": "action circles",
    "rooms": "Rooms",
}
GERMAN = {
    "circle": "Ring",
    "path": "Pfad",
    "on_paths": "Pfade",
    "no_path": "ohne Pfad",
    "entry": "Zugangspunkt",
    "primary": "Primärziel",
    "secondary": "Sekundärziel",
    "objective": "Ziel-Ring",
    "skill": "Fähigkeit",
    "action": "Aktions-Ring",
    "worked_from": "bedient von",
    "line": "benachbart, mit gemeinsamem Pfad",
    "line_without_path": "benachbart, ohne gemeinsamen Pfad",
    "line_to_goal": "zu Ziel- oder Aktions-Ring",
    "paths": "Pfade",
    "circles": "Ringe",
    "lines": "Linien",
    "icons": "Zeichen",
    "movement_circles": "Bewegungsringe",
    "entries": "Zugangspunkte",
    "objectives": "Ziel-Ringe",
    "actions": "Aktions-Ringe",
    "rooms": "Räume",
}


def words(language: str) -> dict[str, str]:
    """Our own words in a language; English where there is no translation."""
    return GERMAN if language.split("-")[0] == "de" else ENGLISH
