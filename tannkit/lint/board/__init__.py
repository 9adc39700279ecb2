"""Lint rules on maps: circles, paths, adjacencies, and what modes and scenarios need of them."""

from __future__ import annotations

from tannkit.lint.board.adjacency_twice import RULE as adjacency_twice
from tannkit.lint.board.alike_colours import RULE as alike_colours
from tannkit.lint.board.beside_itself import RULE as beside_itself
from tannkit.lint.board.broken_path import RULE as broken_path
from tannkit.lint.board.circle_outside import RULE as circle_outside
from tannkit.lint.board.circle_without_path import RULE as circle_without_path
from tannkit.lint.board.close_entry_points import RULE as close_entry_points
from tannkit.lint.board.crossing_lines import RULE as crossing_lines
from tannkit.lint.board.cut_off_circles import RULE as cut_off_circles
from tannkit.lint.board.empty_modifier import RULE as empty_modifier
from tannkit.lint.board.far_neighbours import RULE as far_neighbours
from tannkit.lint.board.few_entry_points import RULE as few_entry_points
from tannkit.lint.board.foreign_modifier import RULE as foreign_modifier
from tannkit.lint.board.goal_beside_goal import RULE as goal_beside_goal
from tannkit.lint.board.goal_with_movement_fields import RULE as goal_with_movement_fields
from tannkit.lint.board.line_over_circle import RULE as line_over_circle
from tannkit.lint.board.lonely_circle import RULE as lonely_circle
from tannkit.lint.board.map_for_no_mode import RULE as map_for_no_mode
from tannkit.lint.board.map_lacks_needs import RULE as map_lacks_needs
from tannkit.lint.board.mixed_modifier import RULE as mixed_modifier
from tannkit.lint.board.named_twice import RULE as named_twice
from tannkit.lint.board.objective_fields_elsewhere import RULE as objective_fields_elsewhere
from tannkit.lint.board.overlapping_circles import RULE as overlapping_circles
from tannkit.lint.board.path_of_one_circle import RULE as path_of_one_circle
from tannkit.lint.board.skill_nobody_has import RULE as skill_nobody_has
from tannkit.lint.board.unfinished_objective import RULE as unfinished_objective
from tannkit.lint.board.unknown_place import RULE as unknown_place
from tannkit.lint.board.unknown_region import RULE as unknown_region
from tannkit.lint.board.unused_path import RULE as unused_path
from tannkit.lint.board.unworkable_goal import RULE as unworkable_goal
from tannkit.lint.board.wall_without_door import RULE as wall_without_door
from tannkit.lint.rule import Rule

BOARD: tuple[Rule, ...] = (
    unknown_place,
    adjacency_twice,
    beside_itself,
    goal_beside_goal,
    circle_without_path,
    lonely_circle,
    goal_with_movement_fields,
    unfinished_objective,
    objective_fields_elsewhere,
    broken_path,
    path_of_one_circle,
    unused_path,
    cut_off_circles,
    unworkable_goal,
    few_entry_points,
    close_entry_points,
    overlapping_circles,
    line_over_circle,
    crossing_lines,
    wall_without_door,
    alike_colours,
    named_twice,
    empty_modifier,
    foreign_modifier,
    mixed_modifier,
    circle_outside,
    skill_nobody_has,
    map_lacks_needs,
    map_for_no_mode,
    unknown_region,
    far_neighbours,
)
