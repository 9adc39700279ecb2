"""Labels: texts of content on a map, made safe for Graphviz, and the tooltip of each circle."""

from __future__ import annotations

import html

from tannkit.draw.view import MapView


def safe(text: str) -> str:
    """A text that Graphviz shows as it is: no mark-up, no escapes, no entities of its own."""
    # Each Graphviz reads a backslash at another moment, so none can be quoted for all; a look-alike needs none.
    return html.escape(text.replace("\\", "∖"))


def tooltip(view: MapView, name: str) -> str:
    """What a reader learns who points at a circle: its number, what it is, and what it changes."""
    circle = view.game_map.circles[name]
    parts = [f"{view.word('circle')} {view.board.number(name)}", view.text(circle.label)]
    if circle.kind == "movement":
        parts += [_paths(view, name), view.word("entry") if circle.entry else ""]
        parts += [
            f"{'+' if amount > 0 else '−'}{abs(amount)} {view.name('characteristics', key)}"
            for key, amount in (circle.modifiers or {}).items()
        ]
    else:
        parts.append(view.word(circle.tier or "objective") if circle.kind == "objective" else view.word("action"))
        if circle.skill:
            parts.append(f"{view.word('skill')} {view.name('skills', circle.skill)}")
        workers = [view.board.number(worker) for worker in view.board.workers_of(name)]
        parts.append(f"{view.word('worked_from')} {', '.join(workers)}" if workers else "")
    return " · ".join(part for part in parts if part)


def _paths(view: MapView, name: str) -> str:
    paths = view.game_map.paths
    names = [view.text(paths[path].name) for path in view.game_map.circles[name].paths if path in paths]
    if not names:
        return view.word("no_path")
    return f"{view.word('path' if len(names) == 1 else 'on_paths')} {', '.join(names)}"
