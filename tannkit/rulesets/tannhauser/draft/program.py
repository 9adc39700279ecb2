"""The draft as a program: its parts in the order of the rulebook (RE-SETUP-002, RE-DOOR-002)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tannkit.rulesets.tannhauser.draft import bonus, characters, contest, doors, factions, packs
from tannkit.state.frame import OWN, Frame
from tannkit.state.state import State
from tannkit.state.tables import Step, Tables

NAME = "draft"
DOORS = OWN  # how many secret doors were agreed on
SIZE = 1


def choose_factions(t: Tables, s: State, f: Frame) -> None:
    """The factions first; the mode is agreed on, and so is the map."""
    s.call(t.program(factions.NAME), size=factions.SIZE)


def place_doors(t: Tables, s: State, f: Frame) -> None:
    """Secret doors, before anybody is picked (RE-DOOR-002)."""
    doors.place(t, s, f[DOORS])


def pick_characters(t: Tables, s: State, f: Frame) -> None:
    """The teams."""
    s.call(t.program(characters.NAME), size=characters.SIZE)


def choose_packs(t: Tables, s: State, f: Frame) -> None:
    """What they carry."""
    s.call(t.program(packs.NAME), size=packs.SIZE)


def choose_bonus(t: Tables, s: State, f: Frame) -> None:
    """And what takes the place of something that they carry."""
    s.call(t.program(bonus.NAME), size=bonus.SIZE)


STEPS = (choose_factions, place_doors, pick_characters, choose_packs, choose_bonus)
PROGRAMS: Mapping[str, Sequence[Step]] = {
    NAME: STEPS,
    contest.NAME: contest.STEPS,
    factions.NAME: factions.STEPS,
    doors.NAME: doors.STEPS,
    characters.NAME: characters.STEPS,
    packs.NAME: packs.STEPS,
    bonus.NAME: bonus.STEPS,
}
