"""Of very many problems of one kind in one file a hundred are told, and that there are more."""

from tannkit.lint.flood import thinned
from tannkit.problems import MOST_ALIKE, Fix, Problem, Span


def problem(line: int, code: str = "R001", file: str = "x.yaml") -> Problem:
    span = Span(file, line, 1, line, 2)
    return Problem(code, "unknown-reference", "error", span, f"wrong {line}", "mend", Fix(span, "x", "write x"))


def test_few_problems_are_all_told() -> None:
    few = [problem(line) for line in range(1, MOST_ALIKE + 1)]
    assert thinned(few) == few


def test_the_next_one_becomes_a_note_and_the_rest_is_left_out() -> None:
    kept = thinned(problem(line) for line in range(1, 5000))
    assert len(kept) == MOST_ALIKE + 1
    assert kept[-1].message.startswith("there is more of this")
    assert (kept[-1].code, kept[-1].fix) == ("R001", None)


def test_other_kinds_and_other_files_count_apart() -> None:
    many = [problem(line) for line in range(1, 500)]
    kept = thinned([*many, problem(1, "B001"), problem(1, file="y.yaml")])
    assert [(each.code, each.span.file) for each in kept[-2:]] == [("B001", "x.yaml"), ("R001", "y.yaml")]
