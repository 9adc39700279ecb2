"""Every hostile file gives its problem at its place, in bounded time, and the other files are still checked."""

from __future__ import annotations

from pathlib import Path

import pytest
from hostile_files import FILES

from tannkit.lint.case import PACK
from tannkit.lint.reporters import github, json_report, sarif, text
from tannkit.lint.rules import RULES
from tannkit.lint.run import check
from tannkit.problems import MOST_ALIKE

OTHER = "teams:\n  raiders:\n    name: Raiders\n    faction: nowhere\n    members: [{character: wolf}]\n"
CODES = 12  # no file here has problems of more kinds


def lay_out(folder: Path, name: str, raw: bytes) -> str:
    file = "content.json" if name.startswith("json") else "content.yaml"
    (folder / "pack.yaml").write_text(PACK)
    (folder / "other.yaml").write_text(OTHER)
    (folder / file).write_bytes(raw)
    return f"{folder.as_posix()}/{file}"


@pytest.mark.timeout(20)
@pytest.mark.parametrize(("name", "raw", "code", "line", "column", "says"), FILES, ids=[row[0] for row in FILES])
def test_file(name: str, raw: bytes, code: str, line: int, column: int, says: str, tmp_path: Path) -> None:
    shown = lay_out(tmp_path, name, raw)
    report = check([tmp_path])
    here = [problem for problem in report.problems if problem.span.file == shown]
    places = {(each.code, each.span.line, each.span.column) for each in here if says in each.message}
    assert (code, line, column) in places, [(each.code, each.span, each.message) for each in here[:5]]
    assert len(here) <= CODES * (MOST_ALIKE + 1)
    assert all(len(each.message) + len(each.hint) < 1_000 for each in here)
    assert any(each.code == "C022" and each.span.file.endswith("other.yaml") for each in report.problems)
    assert not any(each.code == "X001" for each in report.problems)
    for shown_as in (
        text.render(report),
        json_report.render(report),
        github.render(report),
        sarif.render(report, RULES, "1"),
    ):
        assert len(shown_as) < 2_000_000
    assert not set(text.render(report)) & {
        chr(code) for code in (*range(10), *range(11, 32), *range(127, 160), 0x202E, 0x2066)
    }


@pytest.mark.parametrize("depth", [20, 60, 88])
def test_phrases_that_are_deep_but_not_too_deep_are_no_fault_of_ours(depth: int, tmp_path: Path) -> None:
    phrase = "{not: " * depth + "{weapon: {traits: [pistol]}}" + "}" * depth
    for end in ("", "x"):
        raw = (
            "equipment:\n  a:\n    name: A\n    kind: pack\n    effects:\n"
            f"    - passive: {{when: {phrase}, give: [{{movement{end}: {{points: 1}}}}]}}\n"
        )
        lay_out(tmp_path, "deep", raw.encode())
        problems = check([tmp_path]).problems
        assert not any(each.code == "X001" for each in problems), [each for each in problems if each.code == "X001"]
        assert any(each.code == "S011" for each in problems) == bool(end)


def test_what_looks_odd_but_is_right_is_left_alone(tmp_path: Path) -> None:
    raw = (
        'skills:\n  constructor:\n    name: "Kräuter\u00a0& 漢字 😀 👩‍🚀"\n'
        "    meaning: |\n      \u00a0indented on purpose:\u00a0yes\n      # tannkit: ignore\n"
    )
    shown = lay_out(tmp_path, "odd", raw.encode())
    found = [each for each in check([tmp_path]).problems if each.span.file == shown and each.code[0] in "YSX"]
    assert found == []
