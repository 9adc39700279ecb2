"""The trace joins clauses, tests, modules and reasons, and tells every way in which they do not fit."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tannkit.cli.main import run
from tannkit.lint.run import load
from tannkit.trace.proof import Proof, Share, share, shares
from tannkit.trace.record import proofs_of, record_text
from tannkit.trace.trace import Trace, trace

Checkout = Callable[..., Path]
TEST = "tests/test_a.py"
UNPROVED = "tests/unproved.yaml"
MARK = "import pytest\n@pytest.mark.rule({})\ndef test_one(): ...\n"


def traced(root: Path) -> Trace:
    return trace(load([root / "content" / "case"]), root)


def told(root: Path) -> list[tuple[str, int, str, str]]:
    return [(each.file, each.line, each.message, each.hint) for each in traced(root).faults]


def test_each_clause_has_its_tests_modules_or_reason(checkout: Checkout) -> None:
    assert traced(checkout()) == Trace(
        (
            Proof("case", "XX-A-1", ("tests/test_a.py::test_one",), ("tannkit/engine/walk.py",)),
            Proof("case", "XX-A-2", ("tests/play/cases/a.yaml: one",)),
            Proof("case", "XX-B-1", (), ("tannkit/engine/walk.py",), "Nobody has time."),
        )
    )


def test_cases_of_the_checks_prove_too(checkout: Checkout) -> None:
    case = "fail:\n- name: one\n  clauses: [XX-A-2]\n"
    root = checkout({"tests/play/cases/a.yaml": None, "tannkit/lint/cases/R001.yaml": case})
    assert traced(root).proofs[1].tests == ("tannkit/lint/cases/R001.yaml: one",)
    assert told(root) == []


def test_an_unknown_clause_in_a_mark(checkout: Checkout) -> None:
    root = checkout({TEST: MARK.format('"XX-A-1", "XX-A-11"')})
    assert told(root) == [(TEST, 2, "there is no clause `XX-A-11`", "Did you mean `XX-A-1`?")]


def test_an_unknown_clause_in_a_case(checkout: Checkout) -> None:
    case = "- name: one\n  clauses:\n  - XX-A-2\n  - XX-A-22\n"
    root = checkout({"tests/play/cases/a.yaml": case})
    assert told(root) == [
        ("tests/play/cases/a.yaml", 4, "there is no clause `XX-A-22`", "Did you mean `XX-A-2`?"),
    ]


def test_an_unknown_clause_among_the_reasons(checkout: Checkout) -> None:
    root = checkout({UNPROVED: "XX-B-1: Nobody has time.\nXX-B-11: Why?\n"})
    assert told(root) == [(UNPROVED, 2, "there is no clause `XX-B-11`", "Did you mean `XX-B-1`?")]


def test_an_unknown_clause_in_the_code(checkout: Checkout) -> None:
    root = checkout({"tannkit/engine/run.py": '"""UTF-8, XX-A and XX-ANY are none, YY-A-9 neither.\n\nXX-A-9 is."""\n'})
    assert [(file, line, message) for file, line, message, _ in told(root)] == [
        ("tannkit/engine/run.py", 3, "there is no clause `XX-A-9`"),
    ]


def test_a_stale_reason(checkout: Checkout) -> None:
    root = checkout({UNPROVED: "XX-B-1: Nobody has time.\nXX-A-1: It is late.\n"})
    stale = "`XX-A-1` is proved by tests/test_a.py::test_one"
    assert told(root) == [(UNPROVED, 2, stale, "Remove it from this list.")]
    assert traced(root).proofs[0].reason == ""


def test_a_clause_with_neither_test_nor_reason(checkout: Checkout) -> None:
    root = checkout({UNPROVED: None})
    ((file, line, message, hint),) = told(root)
    assert file.endswith("content/case/rules.yaml")
    assert (line, message) == (4, "no test proves `XX-B-1`, and nobody says why")
    assert "tests/unproved.yaml" in hint


def test_a_test_that_cannot_be_read_proves_nothing(checkout: Checkout) -> None:
    root = checkout({TEST: "import pytest\n@pytest.mark.rule('XX-A-1'\ndef test_one(): ...\n"})
    messages = [message for _, _, message, _ in told(root)]
    assert any("this is no Python that can be read" in message for message in messages)
    assert "no test proves `XX-A-1`, and nobody says why" in messages


def test_hidden_folders_and_those_of_tools_are_passed_over(checkout: Checkout) -> None:
    bad = MARK.format('"XX-Z-9"')
    assert told(checkout({"tests/.old/test_a.py": bad, "tests/build/test_a.py": bad})) == []


def test_shares_are_rounded_down() -> None:
    proofs = tuple(Proof("case", f"XX-A-{n}", ("t",) if n < 299 else ()) for n in range(300))
    assert share("all", proofs).percent == 99
    assert share("all", ()).percent == 0
    other = Proof("case", "HOUSE-1")
    assert shares((*proofs, other)) == (Share("A", 299, 300), Share("HOUSE", 0, 1))


def test_the_record_holds_all_that_is_known(checkout: Checkout) -> None:
    proofs = traced(checkout()).proofs
    assert proofs_of(record_text(proofs)) == proofs


def command(root: Path, *args: str) -> int:
    return run(["trace", str(root / "content" / "case"), "--root", str(root), *args])


def test_the_command_shows_clauses_and_shares(checkout: Checkout, capsys: pytest.CaptureFixture[str]) -> None:
    assert command(checkout()) == 0
    assert capsys.readouterr().out.splitlines() == [
        "XX-A-1  tests/test_a.py::test_one",
        "        in tannkit/engine/walk.py",
        "XX-A-2  tests/play/cases/a.yaml: one",
        "XX-B-1  not proved: Nobody has time.",
        "        in tannkit/engine/walk.py",
        "",
        "area  proved",
        "A     2 of 2  100 %  ████████████████████",
        "B     0 of 1    0 %  ░░░░░░░░░░░░░░░░░░░░",
        "all   2 of 3   66 %  █████████████░░░░░░░",
    ]


def test_the_command_lists_what_is_asked_for(checkout: Checkout, capsys: pytest.CaptureFixture[str]) -> None:
    root = checkout()
    assert command(root, "--area", "b") == 0
    assert capsys.readouterr().out.startswith("XX-B-1")
    assert command(root, "--unproved", "--pack", "case", "--format", "json") == 0
    data = json.loads(capsys.readouterr().out)
    assert [each["id"] for each in data["clauses"]] == ["XX-B-1"]
    assert data["all"] == {"area": "all", "proved": 2, "clauses": 3, "percent": 66}
    assert data["faults"] == []


def test_the_command_fails_on_a_fault_wherever_it_is(checkout: Checkout, capsys: pytest.CaptureFixture[str]) -> None:
    root = checkout({TEST: MARK.format('"XX-A-1", "XX-A-11"')})
    assert command(root, "--area", "B") == 1
    out = capsys.readouterr().out
    assert "tests/test_a.py:2: fault: there is no clause `XX-A-11`\n  help: Did you mean `XX-A-1`?" in out
    assert out.endswith("\n1 fault.\n")


@pytest.mark.parametrize("asked", [("--area", "C"), ("--pack", "cas")])
def test_what_does_not_exist_is_refused(
    asked: tuple[str, str], checkout: Checkout, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command(checkout(), *asked) == 2
    assert f"`{asked[1]}`" in capsys.readouterr().err


def test_a_folder_without_tests_is_refused(checkout: Checkout, capsys: pytest.CaptureFixture[str]) -> None:
    root = checkout()
    assert run(["trace", str(root / "content" / "case"), "--root", str(root / "content")]) == 2
    assert "has no tests" in capsys.readouterr().err


def test_without_the_tests_the_record_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As in an installed wheel, where only content and site come along."""
    (tmp_path / "site").mkdir()
    known = Proof("tannhauser-revised", "RE-MOVE-001", ("tests/test_a.py::test_one",))
    (tmp_path / "site" / "trace.json").write_text(record_text([known, Proof("other", "YY-A-1")]), "utf-8")
    for module in ("tannkit.cli.trace", "tannkit.trace.record"):
        monkeypatch.setattr(f"{module}.bundled", lambda name: tmp_path / name)
    content = Path(__file__).parents[2] / "content" / "tannhauser_revised"
    assert run(["trace", str(content)]) == 0
    said = capsys.readouterr()
    assert said.out.splitlines()[0] == "RE-MOVE-001  tests/test_a.py::test_one"
    assert "YY-A-1" not in said.out
    assert "The tests are not at hand" in said.err
