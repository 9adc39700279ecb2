"""Whatever can be written in the effect language can be parsed, walked and said, without leftovers."""

from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tannkit.model.shapes import FieldShape, Shape, fields_of, shape_of
from tannkit.verbs.base import is_bare
from tannkit.verbs.grammars import GRAMMARS
from tannkit.verbs.parse import parse
from tannkit.verbs.say.games import render_game
from tannkit.verbs.say.render import render_effects, render_goal
from tannkit.verbs.walk import leaves, walk

LEFTOVERS = ("None", "True", "False", "  ", "_", "()", " ,", " .", "..", "Phrase(", "object at")
NAMES = st.sampled_from(["anna", "old-knife", "trooper-squad"])


def names(kind: str, id: str) -> str:
    return id.replace("-", " ").title()


def phrases(grammar_name: str, depth: int) -> st.SearchStrategy[Any]:
    grammar = GRAMMARS[grammar_name]
    if grammar.form == "either":
        scalar = values(shape_of(grammar.scalar), depth)
        if depth <= 0:
            return scalar
        inner = phrases(grammar.phrase, depth - 1) if grammar.phrase else records(grammar.record, depth - 1)
        return st.one_of(scalar, inner)
    if grammar.form == "record":
        return records(grammar.record, depth)
    shallow = [verb for verb, record in grammar.members.items() if depth > 0 or not deep(record)]
    return st.sampled_from(shallow or list(grammar.members)).flatmap(
        lambda verb: verbs(verb, grammar.members[verb], depth - 1)
    )


def deep(record: type) -> bool:
    return any(field.required and holds_phrase(field.shape) for field in fields_of(record))


def holds_phrase(shape: Shape) -> bool:
    return shape.form == "lang" or bool(shape.member and holds_phrase(shape.member))


def verbs(verb: str, record: type, depth: int) -> st.SearchStrategy[Any]:
    if is_bare(record):
        return values(fields_of(record)[0].shape, depth).map(lambda value: {verb: value})
    return records(record, depth).map(lambda value: {verb: value})


def records(record: type | None, depth: int) -> st.SearchStrategy[Any]:
    assert record is not None
    required = {field.name: values(field.shape, depth) for field in fields_of(record) if field.required}
    optional = {field.name: values(field.shape, depth) for field in fields_of(record) if fits(field, depth)}
    return st.fixed_dictionaries(required, optional=optional)


def fits(field: FieldShape, depth: int) -> bool:
    return not field.required and (depth > 0 or not holds_phrase(field.shape))


def values(shape: Shape, depth: int) -> st.SearchStrategy[Any]:
    if shape.form == "lang":
        return phrases(shape.grammar, depth)
    if shape.form == "enum":
        return st.sampled_from(shape.values)
    if shape.form == "list" and shape.member:
        least = shape.count.least or 0 if shape.count else 0
        most = shape.count.most if shape.count and shape.count.most else least + 1
        return st.lists(values(shape.member, depth - 1), min_size=least, max_size=most)
    if shape.form == "record":
        return records(shape.record, depth)
    if shape.form == "union":
        return st.one_of([values(option, depth) for option in shape.options])
    if shape.form == "integer":
        least = shape.range.least if shape.range and shape.range.least is not None else -3
        return st.integers(least, max(least, 4))
    if shape.form == "boolean":
        return st.booleans()
    if shape.form == "text":
        return st.just({"en": "thing", "de": "Ding"})
    return NAMES


def assert_said(texts: list[str], data: Any) -> None:
    for text in texts:
        assert text[-1] in ".!?", (text, data)
        assert not any(leftover in text for leftover in LEFTOVERS), (text, data)


FEW = settings(
    phases=(Phase.explicit, Phase.generate, Phase.shrink),
    max_examples=30,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)


@pytest.mark.parametrize("lang", ["en", "de"])
@FEW
@given(data=st.data())
def test_any_effect_can_be_said(lang: str, data: st.DataObject) -> None:
    effect = data.draw(phrases("effect", 4))
    assert_said(render_effects({"effects": [effect]}, lang, names), effect)


@pytest.mark.parametrize("lang", ["en", "de"])
@FEW
@given(data=st.data())
def test_any_weapon_and_goal_can_be_said(lang: str, data: st.DataObject) -> None:
    weapon, goal = data.draw(phrases("weapon", 3)), data.draw(phrases("goal", 3))
    assert_said(render_effects({"weapon": weapon}, lang, names), weapon)
    assert_said(render_goal(goal, lang, names), goal)


@pytest.mark.parametrize("lang", ["en", "de"])
@FEW
@given(data=st.data())
def test_any_game_can_be_said(lang: str, data: st.DataObject) -> None:
    game = {
        "setup": [data.draw(phrases("setup_step", 3))],
        "markers": {"flag": data.draw(phrases("marker", 3))},
        "actions": {"take_flag": data.draw(phrases("game_action", 3))},
        "victory": [data.draw(phrases("victory", 3))],
    }
    sections = render_game(game, lang, names)
    assert_said([text for texts in sections.values() for text in texts], game)


@FEW
@given(data=st.data())
def test_any_phrase_can_be_parsed_and_walked(data: st.DataObject) -> None:
    grammar = data.draw(st.sampled_from(sorted(GRAMMARS)))
    phrase = data.draw(phrases(grammar, 3))
    parse(grammar, phrase)
    for step in [*walk(grammar, phrase), *leaves(grammar, phrase)]:
        found = phrase
        for key in step.path:
            found = found[key]
        assert found is step.value or found == step.value
