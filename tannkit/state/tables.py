"""The tables of a game: everything that stays as it is while the game is played.

Built once from content by a ruleset. Verbs compile against it, programs read it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tannkit.board.board import Board
from tannkit.board.cuts import Paths
from tannkit.board.distances import Distances
from tannkit.state.draft_rules import NO_DRAFT, DraftRules
from tannkit.state.effects import Change, Passive, Trigger, Use
from tannkit.state.frame import Frame
from tannkit.state.game_rules import PLAIN, GameRules
from tannkit.state.index import Index, make_index
from tannkit.state.state import State

if TYPE_CHECKING:
    from tannkit.state.decision import Decision

Step = Callable[["Tables", State, Frame], "Decision | None"]
HERO, TROOPER, ROBOT = range(3)
COMBAT, STAMINA, MENTAL, MOVEMENT = range(4)
STATS = ("combat", "stamina", "mental", "movement")
# The value of a characteristic that somebody lacks. No value comes near it.
NULL = -1_000
# The numbers of weapons that are no tokens.
UNARMED, INTRINSIC = -1, -2


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure that can be in the game: a character, or one of the figures of a robot.

    `rows` has the four characteristics of each row from the top down, NULL for a null value. Sets are bit masks over
    the numbers in `Tables`.
    """

    number: int
    ref: str
    label: str
    character: int
    name: Mapping[str, str]
    kind: int
    rows: tuple[tuple[int, int, int, int], ...]
    faction: int
    mercenary: bool
    loyal_to: int
    affiliations: int
    skills: int
    slots: int
    weapon_traits: int = 0
    weapon_dice: int = 0
    partner: int = -1
    needs: tuple[int, ...] = ()
    brings: tuple[int, ...] = ()

    @property
    def is_character(self) -> bool:
        """Whether it counts as a character: all but figures that somebody brings along (RE-HOUND-018)."""
        return self.kind != ROBOT or self.partner >= 0


@dataclass(frozen=True, slots=True)
class TokenKind:
    """A kind of token: of equipment, or a face of a marker.

    `profile` and `grenade` are parsed, and compiled by the ruleset. Of a marker, `marker` is its number, `face` the
    number that it shows, `icons` the bits of the skills that it shows, the larger one first, `tier` the kind of
    objective circle that it belongs on, and `faction` whose it is, -1 for everybody's.
    """

    number: int
    ref: str
    name: Mapping[str, str]
    traits: int
    disposable: bool
    weapon: bool
    dice: int
    ranged: bool
    overwatch: bool
    throw: int
    smoke: bool
    refreshes: bool = False
    profile: Any = None
    grenade: Any = None
    marker: int = -1
    face: int = 0
    icons: tuple[int, ...] = ()
    tier: str = ""
    faction: int = -1


@dataclass(frozen=True, slots=True)
class Crate:
    """A crate token: the kind of token found in it, or -1 and so many Command Points."""

    ref: str
    kind: int
    points: int
    copies: int


@dataclass(slots=True, eq=False)
class Tables:
    """Everything fixed about one game. Numbers of names are their places in the tuples.

    `packs` has the packs of each figure by name, each the kinds of its tokens with the special object first;
    `standard` the tokens that a figure always has beside its slots. `controlled` has the figures of the characters
    that others control, by the name by which effects call them; `pick_up_skill` the skill that taking a laid token up
    asks for, by kind. `rules` are those of the mode, `draft` what can be chosen before it; `regions` the regions of the
    map as sets of circles; `objective_skills` the tier of each objective circle and the bit of the skill that it shows.
    `cut` has the paths by the circles where they end, as they are asked for.
    """

    board: Board
    distances: Distances
    figures: tuple[Figure, ...]
    circle_changes: tuple[tuple[int, int, int, int], ...]
    factions: tuple[str, ...]
    affiliations: tuple[str, ...]
    skills: tuple[str, ...]
    traits: tuple[str, ...]
    rulings: Mapping[str, str]
    ranged_traits: int = 0
    skill_bits: Mapping[str, int] = field(default_factory=dict)
    kinds: tuple[TokenKind, ...] = ()
    programs: list[Sequence[Step]] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    program_numbers: dict[str, int] = field(default_factory=dict)
    packs: Sequence[Mapping[str, tuple[int, ...]]] = ()
    standard: Sequence[tuple[int, ...]] = ()
    crates: Sequence[Crate] = ()
    pick_up_skill: dict[int, int] = field(default_factory=dict)
    controlled: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    rush_and_go: bool = False
    points_start: int = 0
    points_refresh: int = 0
    elimination_wins: bool = False
    rules: GameRules = PLAIN
    draft: DraftRules = NO_DRAFT
    regions: Mapping[str, int] = field(default_factory=dict)
    objective_skills: Mapping[int, tuple[str, int]] = field(default_factory=dict)
    effects: dict[int, list[Passive | Trigger | Use]] = field(default_factory=dict)
    effect_count: int = 0
    triggers: dict[int, Trigger] = field(default_factory=dict)
    kind_of_trigger: dict[int, int] = field(default_factory=dict)
    uses: dict[int, Use] = field(default_factory=dict)
    changes: list[Change] = field(default_factory=list)
    cut: dict[int, Paths] = field(default_factory=dict)
    _indexes: dict[tuple[int, ...], Index] = field(default_factory=dict)

    def index_of(self, kinds: tuple[int, ...]) -> Index:
        """The effects of tokens of such kinds, by what asks for them. The same tokens give the same object."""
        known = self._indexes.get(kinds)
        if known is None:
            known = self._indexes[kinds] = make_index(kinds, self.effects)
        return known

    def plays(self, ruling: str, reading: str) -> bool:
        """Whether the game is played by this reading of a ruling, which is not its default."""
        return self.rulings.get(ruling) == reading

    def program(self, name: str) -> int:
        """The number of a program. Raises KeyError if the ruleset has none of that name."""
        return self.program_numbers[name]
