"""The description of a picture for those who hear it: what the map is, what it holds, and its rooms."""

from __future__ import annotations

from tannkit.draw.view import MapView

MOST_TOLD = 2_000  # letters of the map's own text


def description(view: MapView) -> str:
    """What a map shows, in a sentence or two; not escaped."""
    board, game_map = view.board, view.game_map
    counts = [
        (board.movement.bit_count(), "movement_circles"),
        (len(board.paths), "on_paths"),
        (board.entries.bit_count(), "entries"),
        (board.objectives.bit_count(), "objectives"),
        (board.actions.bit_count(), "actions"),
    ]
    figures = ", ".join(f"{view.word(word)}: {count}" for count, word in counts if count)
    rooms = ", ".join(filter(None, (view.text(room.name) for room in game_map.rooms.values())))
    parts = [view.text(game_map.text, MOST_TOLD), f"{figures}.", f"{view.word('rooms')}: {rooms}." if rooms else ""]
    return " ".join(part for part in parts if part)
