"""Figures: the characters of content as figures of a game."""

from __future__ import annotations

from tannkit.model.characters import Character
from tannkit.model.library import Entry
from tannkit.model.text import texts
from tannkit.state.tables import HERO, NULL, ROBOT, STATS, TROOPER, Figure

KINDS = {"hero": HERO, "trooper": TROOPER, "robot": ROBOT}


def figures_of(entries: list[Entry]) -> dict[str, tuple[int, ...]]:
    """The numbers of each character's figures by full id: one, or as many as it has."""
    found: dict[str, tuple[int, ...]] = {}
    number = 0
    for entry in entries:
        count = max(len(entry.model(Character).figures), 1)
        found[entry.full_id] = tuple(range(number, number + count))
        number += count
    return found


def rows_of(character: Character) -> tuple[tuple[int, int, int, int], ...]:
    """The values row by row, in the order of STATS; NULL where there is none."""
    columns = [character.values.get(stat, ()) for stat in STATS]
    count = max((len(column) for column in columns), default=0)
    table = [[NULL if value is None else value for value in column] for column in columns]
    combat, stamina, mental, movement = ([*column, *[NULL] * (count - len(column))] for column in table)
    return tuple(zip(combat, stamina, mental, movement, strict=True))


def make_figures(
    entries: list[Entry], numbers: dict[str, tuple[int, ...]], bits: dict[str, dict[str, int]], full: dict[str, str]
) -> tuple[Figure, ...]:
    """All figures that can be in a game.

    Args:
        entries: the characters.
        numbers: the numbers of their figures.
        bits: the places of factions, affiliations, skills and traits by table and id.
        full: full ids of characters by id.
    """
    found: list[Figure] = []
    places = {entry.full_id: place for place, entry in enumerate(entries)}
    for place, entry in enumerate(entries):
        character = entry.model(Character)
        own = numbers[entry.full_id]
        needs = tuple(places[full[each]] for each in character.needs if each in full)
        brings = tuple(number for each in character.brings if each in full for number in numbers[full[each]])
        for index, number in enumerate(own):
            found.append(
                Figure(
                    number=number,
                    ref=entry.full_id,
                    label=character.figures[index] if character.figures else entry.id,
                    character=place,
                    name=texts(character.name),
                    kind=KINDS[character.kind],
                    rows=rows_of(character),
                    faction=bits["factions"].get(character.faction or "", -1),
                    mercenary=character.mercenary,
                    loyal_to=bits["factions"].get(character.loyal_to or "", -1),
                    affiliations=_mask(bits["affiliations"], character.affiliations),
                    skills=_mask(bits["skills"], character.skills),
                    slots=character.slots,
                    weapon_traits=_mask(bits["traits"], character.weapon.traits) if character.weapon else 0,
                    weapon_dice=character.weapon.dice if character.weapon else 0,
                    partner=_partner(character, own, index),
                    needs=needs,
                    brings=brings,
                )
            )
    return tuple(found)


def _partner(character: Character, own: tuple[int, ...], index: int) -> int:
    for pair in character.pairs:
        if character.figures and character.figures[index] in pair:
            other = pair[1 - pair.index(character.figures[index])]
            return own[character.figures.index(other)]
    return -1


def _mask(places: dict[str, int], refs: tuple[str, ...]) -> int:
    return sum(1 << place for place in {places[ref]: 0 for ref in refs if ref in places})
