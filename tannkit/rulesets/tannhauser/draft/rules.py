"""What can be chosen in a draft, read off the content."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from tannkit.errors import UsageError
from tannkit.model.characters import Character, Improvements
from tannkit.model.equipment import Equipment
from tannkit.model.games import Scenario
from tannkit.model.library import Entry, Library
from tannkit.rulesets.tannhauser.draft.legality import playable
from tannkit.rulesets.tannhauser.draft.restrictions import company, refusal
from tannkit.rulesets.tannhauser.names import Names, visible
from tannkit.state.draft_rules import BonusToken, DraftRules
from tannkit.state.tables import Tables


def add_draft(t: Tables, names: Names, boxes: Collection[str], fixed: Collection[str] = ()) -> None:
    """Give the tables of a game what its draft needs.

    Args:
        t: the tables; they get `draft`.
        names: names to numbers.
        boxes: the boxes on the table; all if there are none (RE-SETUP-005, RE-SETUP-044).
        fixed: the factions that a scenario says have to play (RE-SETUP-008).

    Raises:
        UsageError: there are no two factions that can field a team, or one that has to play cannot.
    """
    library, pack = names.library, names.pack
    characters = [each for each in visible(library, "characters", pack) if available(each, boxes)]
    tokens = visible(library, "equipment", pack)
    figures = {entry: sum(1 << number for number in names.figures(entry.full_id)) for entry in characters}
    t.draft = DraftRules(
        figures=sum(figures.values()),
        bonus={bonus.kind: bonus for bonus in (_bonus(library, names, each, figures) for each in tokens) if bonus},
        improvements={
            number: _improvements(names, improvements)
            for entry in characters
            if (improvements := entry.model(Character).improvements)
            for number in names.figures(entry.full_id)
        },
        specials={
            number: names.token_kind(special)
            for entry in characters
            if (special := entry.model(Character).special_object)
            for number in names.figures(entry.full_id)
        },
    )
    factions = tuple(number for number in range(len(t.factions)) if playable(t, number))
    wanted = tuple(names.place("factions", each) for each in fixed)
    if len(factions) < 2 or not set(wanted) <= set(factions):
        raise UsageError(
            "there are not enough characters for two factions", "A side has three Heroes and two Troopers."
        )
    t.draft = replace(t.draft, factions=factions, fixed=wanted)


def fixed_factions(mode: Entry) -> tuple[str, ...]:
    """The factions that have to play; none outside scenarios."""
    return mode.model(Scenario).sides.fixed if mode.kind == "scenarios" else ()


def available(entry: Entry, boxes: Collection[str]) -> bool:
    """Whether what an entry stands for is on the table: its box is, or no box is said."""
    box = entry.data.get("product")
    return not boxes or box is None or box in boxes


def _improvements(names: Names, improvements: Improvements) -> tuple[int, tuple[int, ...]]:
    """How many tokens are picked, and among which; no more than there are."""
    kinds = dict.fromkeys(names.token_kind(each) for each in improvements.among)
    known = tuple(kind for kind in kinds if kind >= 0)
    return min(improvements.choose, len(known)), known


def _bonus(library: Library, names: Names, token: Entry, figures: dict[Entry, int]) -> BonusToken | None:
    """A bonus token whose rules are known."""
    data = token.model(Equipment)
    if data.kind != "bonus" or data.unknown_rules:
        return None
    bearers, restriction = sum(figures.values()), data.restriction
    needed: tuple[int, ...] = ()
    if restriction is not None:
        bearers = sum(bit for who, bit in figures.items() if not refusal(library, token, restriction, who))
        needed = tuple(figures.get(each, 0) for each in company(library, token, restriction))
    special_only = restriction is not None and restriction.replaces == "special_object"
    return BonusToken(names.token_kind(token.full_id), bearers, needed, special_only)
