"""Every verb says what it is, what its fields are, and how it reads."""

import pytest

from tannkit.model.marks import Lang
from tannkit.model.shapes import Shape, fields_of, shape_of
from tannkit.verbs.base import described
from tannkit.verbs.grammars import GRAMMARS
from tannkit.verbs.words import WORDS

VERBS = [(grammar.name, verb, record) for grammar in GRAMMARS.values() for verb, record in grammar.members.items()]
RECORDS = [(grammar.name, grammar.record) for grammar in GRAMMARS.values() if grammar.record]
# Parts that their owners say: a number or a change to rolls is said by the noun or roll it stands at.
SAID_BY_OTHERS = {"number", "roll_change", "winner"}


@pytest.mark.parametrize(("grammar", "verb", "record"), VERBS, ids=lambda value: str(value))
def test_verb_is_described_and_says_itself(grammar: str, verb: str, record: type) -> None:
    assert described({verb: record})
    assert callable(getattr(record, "say", None)), f"{grammar} {verb} does not say itself"
    assert all(field.shape.doc.endswith(".") for field in fields_of(record)), f"{verb} has a field without description"


@pytest.mark.parametrize(("grammar", "record"), RECORDS)
def test_record_is_described_and_says_itself(grammar: str, record: type) -> None:
    assert record.__doc__
    assert all(field.shape.doc for field in fields_of(record))
    assert grammar in SAID_BY_OTHERS or callable(getattr(record, "say", None))


def grammars_in(shape: Shape) -> set[str]:
    inner = [*shape.options, *([shape.member] if shape.member else [])]
    found = {shape.grammar} if shape.form == "lang" else set()
    if shape.form == "record" and shape.record:
        inner += [field.shape for field in fields_of(shape.record)]
    return found.union(*(grammars_in(each) for each in inner))


def test_every_grammar_that_is_named_exists() -> None:
    records = [record for _, _, record in VERBS] + [record for _, record in RECORDS]
    named = {name for record in records for field in fields_of(record) for name in grammars_in(field.shape)}
    named |= {grammar.phrase for grammar in GRAMMARS.values() if grammar.phrase}
    assert named <= GRAMMARS.keys()
    assert Lang("effect").grammar in GRAMMARS


def test_every_grammar_can_be_written() -> None:
    for grammar in GRAMMARS.values():
        assert grammar.summary.endswith(".")
        if grammar.form == "one_key":
            assert grammar.members
        elif grammar.form == "record":
            assert grammar.record
        else:
            assert shape_of(grammar.scalar).form
            assert grammar.record or grammar.phrase


def test_words_have_meanings() -> None:
    assert all(meaning.endswith(".") for words in WORDS.values() for meaning in words.values())
