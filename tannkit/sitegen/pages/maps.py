"""The page of a map: its picture, whose circles link to their facts, and the figures of its board."""

from __future__ import annotations

from tannkit.board.board import Board
from tannkit.board.facts import BoardFacts, board_facts
from tannkit.board.ways import steps_from
from tannkit.draw.from_library import icons_in, names_in
from tannkit.draw.map_picture import draw_map
from tannkit.lint.facts import board
from tannkit.model.library import Entry
from tannkit.model.maps import GameMap
from tannkit.model.text import text_in
from tannkit.sitegen.escape import plain
from tannkit.sitegen.icon import icon
from tannkit.sitegen.page import Page
from tannkit.sitegen.parts import (
    big_table,
    both_languages,
    bullets,
    entry_head,
    facts_table,
    notes_section,
    section,
    sources_section,
    table,
    used_by_section,
    yaml_section,
)
from tannkit.sitegen.view import View


def map_page(view: View, entry: Entry) -> Page:
    """The page of one map."""
    game_map, its_board = entry.model(GameMap), board(entry)
    facts = board_facts(its_board)
    body = [
        entry_head(view, entry, boost=3),
        both_languages(game_map.text),
        picture(view, game_map),
        section("Figures", _figures(facts)),
        section("Objective and action circles", _goals(view, game_map, its_board, facts)),
        section("Paths", _paths(view, game_map, its_board)),
        section("Regions", bullets(_regions(game_map, its_board))),
        section("Circles", _circles(view, game_map, its_board), searched=False),
        section("Where it comes from", view.prose(game_map.origin)),
        notes_section(view, game_map.notes),
        used_by_section(view, entry),
        sources_section(entry, game_map.source),
        yaml_section(view, entry),
    ]
    return Page(view.here, "\n".join(body))


def picture(view: View, game_map: GameMap, language: str = "en") -> str:
    """The drawing of a map as part of its page; pointing at a circle names it, a click leads to its row."""
    svg = draw_map(
        game_map,
        lang=language,
        names=names_in(view.library, view.pack, language),
        icon_of=icons_in(view.library, view.pack),
        link=lambda circle: f"#{anchor(circle)}",
    )
    lines = "\n".join(line for line in svg.splitlines() if line.strip())
    return f'\n<div class="tk-map" data-search-exclude>\n{lines}\n</div>\n'


def maps_table(view: View, entries: list[Entry]) -> str:
    """All maps with the size of their boards."""
    rows = []
    for entry in entries:
        facts = board_facts(board(entry))
        rows.append([
            view.link(entry), str(facts.movement_circles), str(facts.paths), str(len(facts.entry_circles)),
            str(len(facts.objective_circles)), str(len(facts.action_circles)), str(facts.longest_way),
        ])  # fmt: skip
    heads = ("Map", "Circles", "Paths", "Entry points", "Objective circles", "Action circles", "Longest way")
    return table(heads, rows, align="lrrrrrr")


def anchor(circle: str) -> str:
    """The anchor of a circle's row in the table of circles."""
    return f"row-{plain(circle)}"


def _figures(facts: BoardFacts) -> str:
    def spread(counts: dict[int, int]) -> str:
        return ", ".join(f"{number} × {key}" for key, number in counts.items())

    rows = [
        ("Movement circles", str(facts.movement_circles)),
        ("Adjacencies", str(facts.adjacencies)),
        ("Neighbours of a circle (circles × neighbours)", spread(facts.neighbour_counts)),
        ("Paths", str(facts.paths)),
        ("Circles on a path", f"{facts.smallest_path} to {facts.largest_path}, median {facts.median_path:g}"),
        ("Paths of a circle (circles × paths)", spread(facts.path_counts)),
        ("Pairs of circles in sight of each other", f"{facts.share_of_pairs_in_sight * 100:.1f} %"),
        ("Longest shortest way", f"{facts.longest_way} steps"),
        ("Mean shortest way", f"{facts.mean_way:.1f} steps"),
        ("Circles that cut the board", str(len(facts.cut_circles))),
    ]
    return facts_table(rows)


def _goals(view: View, game_map: GameMap, its_board: Board, facts: BoardFacts) -> str:
    entries, icon_of = facts.entry_circles, icons_in(view.library, view.pack)
    rows = []
    for goal in (*facts.objective_circles, *facts.action_circles):
        circle = game_map.circles[goal]
        skill = view.ref("skills", circle.skill) if circle.skill else ""
        drawing = icon(view, icon_of(circle.skill)) if circle.skill else ""
        ways = [_steps(facts.entry_ways[goal][entry]) for entry in entries]
        what = f"{circle.tier} objective" if circle.tier else circle.kind
        rows.append(
            [
                _link(its_board, goal),
                plain(text_in(circle.label, "en")),
                plain(what),
                f"{drawing} {skill}".strip(),
                *ways,
            ]
        )
    heads = [f"from {_link(its_board, entry)}" for entry in entries]
    return table(("Circle", "Name", "Kind", "Skill", *heads), rows, align="llll" + "r" * len(entries)) if rows else ""


def _paths(view: View, game_map: GameMap, its_board: Board) -> str:
    rows = []
    for path_id, mask in zip(its_board.paths, its_board.path_masks, strict=True):
        path = game_map.paths[path_id]
        swatch = f'<span class="tk-swatch" style="background:{plain(path.colour)}"></span>'
        circles = ", ".join(_link(its_board, circle) for circle in its_board.ids(mask))
        rows.append([f"{swatch} {plain(text_in(path.name, 'en'))}", str(mask.bit_count()), circles])
    return table(("Path", "Circles", "Which"), rows, align="lr")


def _regions(game_map: GameMap, its_board: Board) -> list[str]:
    return [
        f"**{plain(text_in(region.name, 'en'))}**: {', '.join(_link(its_board, circle) for circle in region.circles)}"
        for region in game_map.regions.values()
        if all(circle in its_board.circles for circle in region.circles)
    ]


def _circles(view: View, game_map: GameMap, its_board: Board) -> str:
    entries = its_board.ids(its_board.entries)
    ways = {entry: steps_from(its_board, entry) for entry in entries}
    rows = []
    for circle_id in its_board.circles:
        circle = game_map.circles[circle_id]
        paths = ", ".join(plain(text_in(game_map.paths[p].name, "en")) for p in circle.paths if p in game_map.paths)
        near = ", ".join(_link(its_board, other) for other in its_board.neighbours_of(circle_id))
        icons = ", ".join(
            f"{view.ref('characteristics', stat)} {number:+d}" for stat, number in (circle.modifiers or {}).items()
        )
        label = plain(text_in(circle.label, "en"))
        kind = "entry point" if circle.entry else circle.kind
        rows.append([
            f'<a id="{anchor(circle_id)}"></a>**{plain(its_board.number(circle_id))}**',
            f"{plain(circle_id)}{': ' + label if label else ''}", plain(kind), paths, near, icons,
            *(_steps(ways[entry].get(circle_id)) for entry in entries),
        ])  # fmt: skip
    heads = [f"from {_link(its_board, entry)}" for entry in entries]
    return big_table(
        ("No.", "Id", "Kind", "Paths", "Neighbours", "Icons", *heads), rows, align="rlllll" + "r" * len(entries)
    )


def _link(its_board: Board, circle: str) -> str:
    return f"[{plain(its_board.number(circle))}](#{anchor(circle)})"


def _steps(steps: int | None) -> str:
    return "–" if steps is None else str(steps)
