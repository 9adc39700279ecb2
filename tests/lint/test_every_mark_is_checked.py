"""A field that is marked as a reference is looked up by some rule: a mark that no pass checks is a fault."""

from collections.abc import Iterator

import pytest

from tannkit.lint.case import Case, run_case
from tannkit.model.kinds import KINDS
from tannkit.model.shapes import Shape, fields_of, shape_of
from tannkit.verbs.grammars import GRAMMARS


def records() -> Iterator[type]:
    """Every dataclass of the model and the verbs, with those inside them."""
    queue = [*KINDS.values()]
    for grammar in GRAMMARS.values():
        queue += [*grammar.members.values(), *([grammar.record] if grammar.record else [])]
    seen: set[type] = set()
    while queue:
        record = queue.pop(0)
        if record not in seen:
            seen.add(record)
            yield record
            for field in fields_of(record):
                queue += [shape.record for shape in inner(field.shape) if shape.record]


def inner(shape: Shape) -> Iterator[Shape]:
    yield shape
    for each in (shape.member, *shape.options):
        if each:
            yield from inner(each)


def shapes() -> Iterator[Shape]:
    for record in records():
        for field in fields_of(record):
            yield from inner(field.shape)
    for grammar in GRAMMARS.values():
        if grammar.scalar is not None:
            yield from inner(shape_of(grammar.scalar))


REFS = sorted({shape.ref.kind for shape in shapes() if shape.ref})
LOCALS = sorted({shape.local.what for shape in shapes() if shape.local})


@pytest.mark.parametrize("kind", REFS)
def test_a_reference_means_a_kind(kind: str) -> None:
    assert kind in KINDS


def test_every_local_name_has_a_case_below() -> None:
    assert sorted(WRONG) == LOCALS, "a new kind of local name needs a rule that looks it up, and a case here"


MAP = """
maps:
  hut:
    name: Hut
    origin: Ours.
    paths: {floor: {name: Floor, colour: "#0072b2"}}
    circles:
      a: {at: [1, 1], paths: [floor], entry: true, to: [b]}
      b: {at: [3, 1], paths: [floor], to: [WRONG]}
"""
MODE = """
modes:
  race:
    name: Race
    summary: Who is first.
    command_points: {start: 2, refresh: 2}
    victory: [{when: {exists: {%s}}, winner: side}]
"""
SCENARIO = """
scenarios:
  race:
    name: Race
    summary: Who is first.
    map: castle
    sides: {fixed: [union, reich]}
    command_points: {start: 2, refresh: 2}
    victory: [{when: {exists: {circles: {region: WRONG}}}, winner: side}]
"""
# What the name is of -> content with a wrong one, and the rule that must say so.
WRONG: dict[str, tuple[str, str]] = {
    "circles": (MAP, "B001"),
    "paths": (MAP.replace("to: [WRONG]", "to: [a]").replace("paths: [floor], to", "paths: [WRONG], to"), "B001"),
    "counters": (MODE.replace("exists: {%s}", "counter: {name: WRONG, of: side, at_least: 1}"), "E009"),
    "markers": (MODE % "tokens: {kind: WRONG}", "E009"),
    "orders": (MODE % "characters: {top_of: WRONG}", "E009"),
    "regions": (SCENARIO, "B030"),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_wrong_local_name_is_reported(what: str) -> None:
    text, code = WRONG[what]
    problems = run_case(Case(code, "wrong local name", {"content.yaml": text}, ())).problems
    assert any(problem.code == code and "WRONG" in problem.message for problem in problems)
