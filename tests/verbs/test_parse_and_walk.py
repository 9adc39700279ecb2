"""Phrases are parsed into the verbs' dataclasses, wrong ones are refused, and walking meets every part in order."""

import pytest

from tannkit.verbs.operations.add_dice import AddDice
from tannkit.verbs.operations.discard import DiscardToken
from tannkit.verbs.parse import parse
from tannkit.verbs.records.number import NumberOf
from tannkit.verbs.walk import leaves, walk

USE = {
    "use": {
        "cost": [{"action": "use_equipment"}],
        "choose": {"from": {"characters": {"any": [{"is": "you"}, {"adjacent_to": "you"}]}}},
        "do": [{"add_dice": {"stat": "mental", "plus": 1}}, {"discard": "this"}],
    }
}


def test_parse_builds_everything_inside() -> None:
    use = parse("effect", USE)
    assert use.do == (AddDice(NumberOf(stat="mental", plus=1)), DiscardToken("this"))
    assert use.choose.from_.any_[1].adjacent_to == "you"
    assert parse("number", 3) == 3
    assert parse("who", "you") == "you"


@pytest.mark.parametrize(
    ("grammar", "data", "fault"),
    [
        ("operation", {"add_dices": 2}, "is no operation"),
        ("operation", {"add_dice": 2, "discard": "this"}, "exactly one key"),
        ("operation", {"hit": {"who": "you"}}, "auto"),
        ("operation", {"hit": {"who": "you", "auto": 2, "whom": "you"}}, "no field 'whom'"),
        ("operation", "discard", "is a mapping"),
        ("operation", {"hit": 3}, "is a mapping"),
    ],
)
def test_wrong_phrases_are_refused(grammar: str, data: object, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        parse(grammar, data)


def test_walk_meets_verbs_in_order() -> None:
    assert [(each.grammar, each.verb) for each in walk("effect", USE)] == [
        ("effect", "use"),
        ("cost", "action"),
        ("choose", ""),
        ("selector", "characters"),
        ("characters", ""),
        ("characters", ""),
        ("operation", "add_dice"),
        ("number", ""),
        ("operation", "discard"),
    ]


def test_leaves_know_what_they_may_be() -> None:
    phrase = {"weapon": {"is": "doom"}}
    (named,) = leaves("condition", phrase)
    assert (named.path, named.shape.ref and named.shape.ref.kind) == (("weapon", "is"), "equipment")
    (itself,) = leaves("condition", {"weapon": {"is": "this"}})
    assert itself.shape.ref is None


def test_walk_passes_over_what_fits_nothing() -> None:
    assert list(walk("operation", {"hit": [1, 2], "nonsense": 3})) != []
    assert list(leaves("operation", ["hit"])) == []
