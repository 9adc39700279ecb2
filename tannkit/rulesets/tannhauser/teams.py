"""Teams: a team of content as figures and tokens of a game."""

from __future__ import annotations

from dataclasses import dataclass

from tannkit.errors import UsageError
from tannkit.model.games import Member, Team
from tannkit.rulesets.tannhauser.names import Names
from tannkit.state.tables import Tables


@dataclass(frozen=True, slots=True)
class Fielded:
    """A figure of a side and the kinds of the tokens in its slots."""

    figure: int
    kinds: tuple[int, ...]


def fielded(t: Tables, names: Names, team: Team) -> list[Fielded]:
    """Every figure of a team with its tokens, those that somebody brings along included (RE-HOUND-001).

    Args:
        t: the tables.
        names: names to numbers.
        team: the team.

    Raises:
        UsageError: it names somebody or something that is not there.
    """
    found: list[Fielded] = []
    taken: set[int] = set()
    for member in team.members:
        figure = _figure(names, member, taken)
        kinds = _kinds(t, names, member, figure)
        if -1 in kinds:
            raise UsageError(f"{member.character} is to have a token that is not there", "`tannkit check` says which.")
        found.append(Fielded(figure, kinds))
        brought = [each for each in t.figures[figure].brings if each not in taken]
        found += [Fielded(each, ()) for each in brought]
        taken.update((figure, *brought))
    return found


def _figure(names: Names, member: Member, taken: set[int]) -> int:
    """The figure that a place of the team stands for: the character, or its next figure where there are several."""
    for figure in names.figures(member.character):
        if figure not in taken:
            return figure
    raise UsageError(f"{member.character} is not there, or not as often", "Each figure is in the game once.")


def check_picks(t: Tables, figure: int, name: str, picks: int) -> None:
    """What a figure always has takes no slot of its own, unless by RE-Q-81 (and RE-Q-EQ-12).

    Raises:
        UsageError: more is picked than there are slots.
    """
    slots = t.figures[figure].slots
    if t.plays("RE-Q-81", "coil-takes-slot") or t.plays("RE-Q-EQ-12", "coil-in-slot"):
        slots -= len(t.standard[figure])
    if picks > slots:
        raise UsageError(f"{name} picks {picks} tokens", f"It has free slots for {slots}.")


def _kinds(t: Tables, names: Names, member: Member, figure: int) -> tuple[int, ...]:
    if member.picks:
        check_picks(t, figure, member.character, len(member.picks))
        return tuple(names.token_kind(each) for each in member.picks)
    packs = t.packs[figure]
    if member.pack is not None and member.pack not in packs:
        raise UsageError(f"{member.character} has no pack {member.pack!r}", f"It has: {', '.join(packs)}.")
    kinds = list(packs[member.pack] if member.pack is not None else next(iter(packs.values())))
    if member.bonus:
        replaced = names.token_kind(member.replaces or "")
        place = kinds.index(replaced) if replaced in kinds else len(kinds) - 1
        kinds[place] = names.token_kind(member.bonus)
    return tuple(kinds)
