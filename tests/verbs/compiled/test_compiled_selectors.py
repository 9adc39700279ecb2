"""Every filter for characters and tokens, with what it lets pass and what not."""

from __future__ import annotations

from typing import Any

import pytest
from small_yard import Yard

from tannkit.state.codes import TOKEN
from tannkit.state.state import ABSENT, ATTACHED, DEAD, DESTROYED, FACEDOWN, RUINED
from tannkit.verbs.compiling import NotYet
from tannkit.verbs.parse import parse

ANNA, TROOPER, BORIS, DOG = range(4)
ALL = [ANNA, TROOPER, BORIS, DOG]


@pytest.mark.parametrize(
    ("filters", "expected"),
    [
        ({}, ALL),
        ({"is": "you"}, [ANNA]),
        ({"is": "target"}, [BORIS]),
        ({"is": "chosen"}, []),
        ({"not": ["you"]}, [TROOPER, BORIS, DOG]),
        ({"not": ["you", "target"]}, [TROOPER, DOG]),
        ({"side": "own"}, [ANNA, TROOPER]),
        ({"side": "enemy"}, [BORIS, DOG]),
        ({"side": "any"}, ALL),
        ({"kind": "hero"}, [ANNA, BORIS]),
        ({"kind": "trooper"}, [TROOPER]),
        ({"kind": "robot"}, [DOG]),
        ({"not_kind": "hero"}, [TROOPER, DOG]),
        ({"named": "squad"}, [TROOPER]),
        ({"named": "unheard-of"}, []),
        ({"not_named": "squad"}, [ANNA, BORIS, DOG]),
        ({"not_named": "unheard-of"}, ALL),
        ({"affiliation": "skull"}, [ANNA, TROOPER]),
        ({"affiliation": "star"}, [TROOPER]),
        ({"affiliation": "unheard-of"}, []),
        ({"not_affiliation": "star"}, [ANNA, BORIS, DOG]),
        ({"not_affiliation": "unheard-of"}, ALL),
        ({"faction": "union"}, [BORIS, DOG]),
        ({"faction": "unheard-of"}, []),
        ({"carries": "pistol"}, [BORIS]),
        ({"carries": "charm"}, [ANNA]),
        ({"carries": "unheard-of"}, []),
        ({"adjacent_to": "you"}, [TROOPER]),
        ({"adjacent_to": "target"}, [DOG]),
        ({"on_path_of": "you"}, [ANNA, TROOPER]),
        ({"on_path_of": "target"}, [TROOPER, BORIS, DOG]),
        ({"nearest_to": "you"}, [ANNA]),
        ({"nearest_to": "you", "not": ["you"]}, [TROOPER]),
        ({"nearest_to": "you", "side": "enemy"}, [BORIS]),
        ({"nearest_to": "chosen"}, []),
        ({"any": [{"is": "you"}, {"adjacent_to": "target"}]}, [ANNA, DOG]),
        ({"side": "enemy", "any": [{"is": "you"}, {"adjacent_to": "target"}]}, [DOG]),
        ({"any": [{"kind": "trooper", "side": "enemy"}, {"kind": "robot", "side": "own"}]}, []),
    ],
)
def test_filters_for_characters(yard: Yard, filters: dict[str, Any], expected: list[int]) -> None:
    assert yard.all({"characters": filters}, yard.scope(target=BORIS)) == expected


@pytest.mark.rule("RE-RANGE-002", "RE-RANGE-007")
def test_within_counts_circles_and_its_end_counts(yard: Yard) -> None:
    found = [yard.all({"characters": {"within": steps, "of": "you"}}) for steps in range(5)]
    assert found == [[ANNA], [ANNA, TROOPER], [ANNA, TROOPER], [ANNA, TROOPER, BORIS], ALL]
    assert yard.all({"characters": {"within": 1}}) == [ANNA, TROOPER], "counted from you, unless it says otherwise"
    by_mental = {"within": {"stat": "mental", "of": "you"}, "of": "you"}
    assert yard.all({"characters": by_mental}) == [ANNA, TROOPER, BORIS]
    yard.s.row[ANNA] = 2
    assert yard.all({"characters": by_mental}) == [ANNA, TROOPER]


def test_sight_is_asked_for_only_when_it_is_required(yard: Yard) -> None:
    wide = {"within": 4, "of": "you"}
    for ignored in (wide, {**wide, "sight": "ignored"}):
        assert yard.all({"characters": ignored}) == ALL
    assert yard.all({"characters": {**wide, "sight": "required"}}) == [ANNA, TROOPER]
    of_boris = {"within": 4, "of": "target", "sight": "required"}
    assert yard.all({"characters": of_boris}, yard.scope(target=BORIS)) == [TROOPER, BORIS, DOG]
    assert yard.all({"characters": {"sight": "required"}}) == [ANNA, TROOPER]


def test_sight_is_required_of_neighbours_too(yard: Yard) -> None:
    yard.put(BORIS, "post")
    yard.put(TROOPER, "end")
    beside = {"adjacent_to": "target", "sight": "required"}
    v = yard.scope(target=yard.code("mid"))
    assert yard.all({"characters": beside}, v) == ALL[:3]
    yard.put(TROOPER, "far")
    yard.put(DOG, "goal")
    v = yard.scope(target=yard.code("end"))
    assert yard.all({"characters": {"adjacent_to": "target"}}, v) == [DOG]
    assert yard.all({"characters": beside}, v) == [], "no path leads to an objective circle"


def test_all_that_are_equally_near(yard: Yard) -> None:
    yard.put(ANNA, "post")
    nearest = {"characters": {"nearest_to": "you", "not": ["you"]}}
    assert yard.all(nearest) == [TROOPER, BORIS]
    yard.put(BORIS, "")
    assert yard.all(nearest) == [TROOPER], "who stands nowhere is not near"
    yard.put(ANNA, "")
    assert yard.all(nearest) == []


def test_who_is_off_the_board_is_in_no_place(yard: Yard) -> None:
    yard.put(BORIS, "")
    assert yard.all({"characters": {}}) == ALL, "still to enter, but alive"
    assert yard.all({"characters": {"state": "off_board"}}) == [BORIS]
    for filters in ({"within": 9, "of": "you"}, {"adjacent_to": "you"}, {"on_path_of": "you"}, {"nearest_to": "you"}):
        assert BORIS not in yard.all({"characters": filters})
        assert yard.all({"characters": filters}, yard.scope(you=BORIS)) == []


def test_states_of_characters(yard: Yard) -> None:
    s = yard.s
    s.life[BORIS], s.life[DOG] = DEAD, DESTROYED
    yard.put(BORIS, "")
    assert yard.all({"characters": {}}) == yard.all({"characters": {"state": "alive"}}) == [ANNA, TROOPER]
    assert yard.all({"characters": {"state": "dead"}}) == [BORIS]
    assert yard.all({"characters": {"state": "destroyed"}}) == [DOG]
    assert yard.all({"characters": {"state": "off_board"}}) == [], "the dead are not off the board, they are out"
    either = [{"state": "dead"}, {"state": "destroyed", "adjacent_to": "chosen"}]
    assert yard.all({"characters": {"any": either}}, yard.scope(chosen=yard.code("gate"))) == [BORIS, DOG]


def test_who_is_not_in_the_game_is_never_picked(yard: Yard) -> None:
    assert yard.s.life[4] == ABSENT
    for filters in ({}, {"side": "own"}, {"named": "squad"}, {"state": "off_board"}):
        selection = yard.selection({"characters": filters})
        assert not selection.test(yard.s, yard.scope(), 4) and 4 not in selection.every(yard.s, yard.scope())
        assert not selection.test(yard.s, yard.scope(you=-1), 4)


def test_unhurt(yard: Yard) -> None:
    yard.s.row[ANNA] = 1
    assert yard.all({"characters": {"unhurt": True}}) == [TROOPER, BORIS, DOG]
    assert yard.all({"characters": {"unhurt": False}}) == [ANNA]


def test_what_lies_on_a_sheet_is_not_carried(yard: Yard) -> None:
    yard.s.marks[2] |= ATTACHED
    assert yard.all({"characters": {"carries": "pistol"}}) == []
    assert yard.tokens({"of": "target"}, yard.scope(target=BORIS)) == []


@pytest.mark.parametrize(
    ("filters", "expected"),
    [
        ({}, [0, 1, 2, 3]),
        ({"is": "this"}, [0]),
        ({"is": "you"}, []),
        ({"of": "you"}, [0, 1]),
        ({"of": "target"}, [2]),
        ({"of": "chosen"}, []),
        ({"named": "charm"}, [1, 3]),
        ({"named": "unheard-of"}, []),
        ({"traits": ["weapon"]}, [0, 2]),
        ({"traits": ["weapon", "gun"]}, [2]),
        ({"traits": ["unheard-of"]}, []),
        ({"traits_any": ["gun", "charm"]}, [1, 2, 3]),
        ({"traits_any": ["unheard-of"]}, []),
        ({"not_traits": ["weapon"]}, [1, 3]),
        ({"not_traits": ["unheard-of"]}, [0, 1, 2, 3]),
        ({"owner": "own"}, [0, 1, 3]),
        ({"owner": "enemy"}, [2]),
        ({"owner": "any"}, [0, 1, 2, 3]),
        ({"state": "board"}, [3]),
        ({"state": "carried"}, [0, 1, 2]),
        ({"state": "faceup"}, [0, 1, 3]),
        ({"state": "facedown"}, [2]),
        ({"adjacent_to": "you"}, []),
        ({"adjacent_to": "chosen"}, [3]),
        ({"at": "this"}, []),
        ({"at": "target"}, []),
        ({"disposable": True}, [1, 3]),
        ({"disposable": False}, [0, 2]),
        ({"any": [{"is": "this"}, {"traits": ["gun"]}]}, [0, 2]),
        ({"of": "you", "any": [{"is": "this"}, {"traits": ["gun"]}]}, [0]),
    ],
)
def test_filters_for_tokens(yard: Yard, filters: dict[str, Any], expected: list[int]) -> None:
    yard.s.marks[2] |= FACEDOWN
    yard.s.owner[3] = ANNA
    yard.s.holder[1] = ANNA
    v = yard.scope(target=BORIS, chosen=yard.code("mid"))
    if filters == {"adjacent_to": "chosen"}:
        # A token in somebody's hands is where that one stands: Anna's are beside mid, too.
        expected = [0, 1, 3]
    assert yard.tokens(filters, v) == expected


def test_a_token_that_lies_there(yard: Yard) -> None:
    assert yard.tokens({"at": "chosen"}, yard.scope(chosen=yard.code("end"))) == [3]
    yard.put(ANNA, "end")
    assert yard.tokens({"at": "you"}) == [3], "only what lies there, not what she holds"
    yard.put(ANNA, "")
    assert yard.tokens({"at": "you"}) == []
    yard.lay(1, "west")
    assert yard.tokens({"at": "target"}, yard.scope(target=yard.code("west"))) == [1]
    assert yard.tokens({"state": "board"}) == [1, 3]


def test_a_ruined_token_has_no_traits(yard: Yard) -> None:
    yard.s.marks[0] |= RUINED
    assert yard.tokens({"traits": ["weapon"]}) == [2]


def test_a_discarded_token_is_nobodys(yard: Yard) -> None:
    yard.s.holder[0] = -1
    for filters in ({"of": "you"}, {"of": "chosen"}, {"state": "carried"}, {"state": "board"}, {"adjacent_to": "you"}):
        assert 0 not in yard.tokens(filters), filters


@pytest.mark.parametrize(
    "phrase",
    [
        {"characters": {"carries_marker": "flag"}},
        {"characters": {"top_of": "stack"}},
        {"characters": {"in_region": "yard"}},
        {"tokens": {"kind": "flag"}},
        {"tokens": {"in_region": "yard"}},
        {"circles": {"with": "flag"}},
        {"circles": {"without": "flag"}},
        {"circles": {"region": "yard"}},
    ],
)
def test_names_that_the_game_does_not_have_are_refused(yard: Yard, phrase: Any) -> None:
    ((_, filters),) = phrase.items()
    ((_, name),) = filters.items()
    with pytest.raises(NotYet, match=f"'{name}'"):
        yard.c.selection(parse("selector", phrase))


def test_lists_are_in_the_order_of_numbers(yard: Yard) -> None:
    assert yard.s.team == ((0, 1), (3, 2)), "the team is not"
    assert yard.all({"characters": {"side": "enemy"}}) == [BORIS, DOG]
    assert yard.all({"tokens": {}}) == [TOKEN, TOKEN + 1, TOKEN + 2, TOKEN + 3]
