"""Circles: what is drawn for movement, objective and action circles, entry points and modifiers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tannkit.board.geometry import CIRCLE_RADIUS, Spot
from tannkit.draw import palette
from tannkit.draw.icons import icon, icon_shapes
from tannkit.draw.pen import CLEAR, disc, sign
from tannkit.draw.rings import ring, turned_to_neighbours
from tannkit.draw.view import MapView
from tannkit.model.maps import Circle

INNER = CIRCLE_RADIUS - palette.RING
MINUS = "−"
BADGE_HEIGHTS = {1: 0.27, 2: 0.165}  # by how many stand in one circle; in grid steps


@dataclass(frozen=True, slots=True)
class Badge:
    """An icon inside a circle with an amount beside it."""

    icon: str
    amount: str
    ink: str


def circle_shapes(view: MapView, name: str) -> str:
    """One circle with all that it bears, as pen commands."""
    circle = view.game_map.circles[name]
    if circle.kind == "objective":
        return _objective(view, name, circle)
    if circle.kind == "action":
        return action_disc(view.place(name), view.shown_number(name))
    return _movement(view, name, circle)


def movement_face(middle: Spot, number: str, badges: list[Badge], face: str) -> str:
    """The middle of a movement circle: its number, and under it a row for each badge."""
    disc_part = disc(middle, INNER, face, palette.INK, 0.9)
    if not badges:
        return disc_part + (sign(middle, number, 16 if len(number) < 3 else 14, palette.INK) if number else "")
    x, y = middle
    height = BADGE_HEIGHTS.get(len(badges), 0.12)
    start = y + (1 - len(badges)) * height / 2 + (0.06 if number else 0)
    top = start - height / 2 - 0.07
    rows = [_badge((x, start + k * height), badge, height) for k, badge in enumerate(badges)]
    return (
        disc_part
        + "".join(rows)
        + (sign((x, top), number, 10 if len(badges) == 1 else 9, palette.INK) if number else "")
    )


def modifier_badges(modifiers: Mapping[str, int] | None) -> list[Badge]:
    """A badge for each characteristic that a circle changes: green with a plus or red with a minus."""
    return [
        Badge(key, f"+{n}" if n > 0 else f"{MINUS}{-n}", palette.GOOD if n > 0 else palette.BAD)
        for key, n in (modifiers or {}).items()
        if n
    ]


def face_colour(modifiers: Mapping[str, int] | None) -> str:
    """The tint of a circle's middle: green where all it changes is good, red where all is bad."""
    amounts = [n for n in (modifiers or {}).values() if n]
    if not amounts:
        return palette.FACE
    if min(amounts) > 0:
        return palette.GOOD_FACE
    return palette.BAD_FACE if max(amounts) < 0 else palette.MIXED_FACE


def objective_disc(
    middle: Spot, tier: str | None, skill_icon: str, letters: str, number: str, whole: float = palette.GOAL_RADIUS
) -> str:
    """An objective: a gold medal with studs and a double rim if primary, a silver one with a plain rim if not."""
    primary = tier != "secondary"
    metal, face = (palette.GOLD, palette.GOLD_FACE) if primary else (palette.SILVER, palette.SILVER_FACE)
    shapes = disc(middle, whole, metal, palette.INK, 1.6)
    if primary:
        shapes += disc(middle, whole * 0.9, CLEAR, palette.INK, 1.1)
    shapes += disc(middle, whole * 0.8, face, palette.INK, 1.1)
    x, y = middle
    centre = (x, y - (0.055 if number else 0))
    size = 0.4 if number else 0.46
    if icon_shapes(skill_icon):
        shapes += icon(skill_icon, centre, size, palette.INK, face)
    elif letters:
        shapes += sign(centre, letters, 15, palette.INK)
    return shapes + (sign((x, y + 0.235), number, 9, palette.INK) if number else "")


def action_disc(middle: Spot, number: str, whole: float = palette.GOAL_RADIUS) -> str:
    """An action circle: a brown ring with a crate in it."""
    x, y = middle
    shapes = disc(middle, whole, palette.CRATE, palette.INK, 1.6)
    shapes += disc(middle, whole * 0.86, palette.CRATE_FACE, palette.INK, 1.1)
    shapes += icon("action", (x, y - (0.05 if number else 0)), whole * 0.86, palette.CRATE, palette.CRATE_FACE)
    return shapes + (sign((x, y + 0.245), number, 9, palette.INK) if number else "")


def entry_rim(middle: Spot) -> str:
    """The heavy rim of an entry point, to be drawn under its ring."""
    return disc(middle, CIRCLE_RADIUS + palette.RIM, palette.INK)


def entry_disc(middle: Spot, whole: float) -> str:
    """An entry point of no path and no number, as a sample."""
    shapes = disc(middle, whole, palette.INK) + ring(middle, [], radius=whole * 0.88)
    shapes += disc(middle, whole * 0.64, palette.FACE, palette.INK, 0.9)
    return shapes + icon("entry", middle, whole * 0.66, palette.INK, palette.FACE)


ENTRY_BADGE = Badge("entry", "", palette.INK)


def _movement(view: MapView, name: str, circle: Circle) -> str:
    middle = view.place(name)
    paths = [path for path in circle.paths if path in view.game_map.paths]
    near: dict[str, list[Spot]] = {path: [] for path in paths}
    for other in view.board.neighbours_of(name):
        for path in set(near) & set(view.game_map.circles[other].paths):
            near[path].append(view.place(other))
    order, start = turned_to_neighbours(middle, paths, near)
    badges = ([ENTRY_BADGE] if circle.entry else []) + modifier_badges(circle.modifiers)
    return (
        (entry_rim(middle) if circle.entry else "")
        + ring(middle, [view.game_map.paths[path] for path in order], start)
        + movement_face(middle, view.shown_number(name), badges, face_colour(circle.modifiers))
    )


def _objective(view: MapView, name: str, circle: Circle) -> str:
    skill = circle.skill or ""
    letters = "".join(word[0] for word in skill.rsplit("/", 1)[-1].split("-") if word).upper()[:3]
    icon_name = view.icon_of(skill) if skill else ""
    return objective_disc(view.place(name), circle.tier, icon_name, letters, view.shown_number(name))


def _badge(middle: Spot, badge: Badge, height: float) -> str:
    x, y = middle
    if not badge.amount:
        return icon(badge.icon, middle, height, badge.ink, palette.FACE)
    shapes = icon(badge.icon, (x - height * 0.5, y), height * 0.88, badge.ink, palette.FACE)
    return shapes + sign((x + height * 0.48, y), badge.amount, height * 45, badge.ink)
