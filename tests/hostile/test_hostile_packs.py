"""Folders and pack files that are broken, strange or made to lead elsewhere."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tannkit.errors import UsageError
from tannkit.lint.case import PACK
from tannkit.lint.run import check
from tannkit.problems import Problem

GOOD = "skills:\n  cooking: {name: Cooking, meaning: Makes anything edible.}\n"
BAD = "teams:\n  raiders:\n    name: Raiders\n    faction: nowhere\n    members: [{character: wolf}]\n"


def fill(folder: Path, **files: str) -> Path:
    folder.mkdir(exist_ok=True, parents=True)
    for name, text in files.items():
        (folder / f"{name}.yaml").write_text(text)
    return folder


def found(folder: Path, *paths: Path) -> dict[tuple[str, str], list[Problem]]:
    problems: dict[tuple[str, str], list[Problem]] = {}
    for problem in check(paths or [folder]).problems:
        name = Path(problem.span.file).relative_to(folder).as_posix()
        problems.setdefault((problem.code, name), []).append(problem)
    assert not any(code == "X001" for code, _ in problems)
    return problems


BROKEN = {
    "syntax": ("id: [", "Y004"),
    "list": ("- id: case\n", "S010"),
    "text": ("case\n", "S010"),
    "empty": ("", "Y011"),
    "null": ("~", "Y011"),
    "field": (PACK.replace("MIT", "[1]"), "S003"),
    "id with a path": (PACK.replace("id: case", "id: ../../etc"), "S005"),
    "id with a line end": (PACK.replace("id: case", 'id: "case\\n"'), "S005"),
    "foreign digits": (PACK.replace("1.0.0", "\u0661.0.0"), "S005"),
    "requires a list": (PACK.replace('{tannhauser-revised: ">=1.0"}', "[tannhauser-revised]"), "S003"),
    "no letters": ("\x00", "Y003"),
    "twice": (PACK + "id: case\n", "Y009"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_pack_file_is_the_only_fault_that_is_told(name: str, tmp_path: Path) -> None:
    text, code = BROKEN[name]
    fill(tmp_path, pack=text, good="teams:\n  t: {name: T, faction: union, members: [{character: wolf}]}\n", bad=BAD)
    problems = found(tmp_path)
    assert (code, "pack.yaml") in problems
    # What the pack builds on is still looked up: only the reference that is really wrong can be a problem.
    assert ("R001", "good.yaml") not in problems
    assert ("C022", "bad.yaml") in problems


@pytest.mark.parametrize(
    "requires",
    [
        '{case: ">=1"}',
        '{nowhere: ">=1"}',
        '{tannhauser-revised: ">=99"}',
        '{__proto__: ">=1", constructor: ">=1"}',
        "{}",
    ],
)
def test_requirements_that_lead_nowhere_or_in_circles(requires: str, tmp_path: Path) -> None:
    fill(tmp_path, pack=PACK.replace('{tannhauser-revised: ">=1.0"}', requires), bad=BAD)
    assert ("R001", "bad.yaml") in found(tmp_path)


def test_packs_that_require_each_other(tmp_path: Path) -> None:
    for one, other in (("a", "b"), ("b", "c"), ("c", "a")):
        text = PACK.replace("id: case", f"id: {one}").replace(
            "{tannhauser-revised:", f"{{{other}: '>=1', tannhauser-revised:"
        )
        fill(tmp_path / one, pack=text, bad=BAD)
    problems = found(tmp_path)
    assert all(("R001", f"{one}/bad.yaml") in problems for one in "abc")


def test_two_packs_of_one_id_are_not_taken_for_one(tmp_path: Path) -> None:
    fill(tmp_path / "a", pack=PACK, good=GOOD)
    fill(tmp_path / "b", pack=PACK, bad=BAD)
    with pytest.raises(UsageError, match="are both the pack `case`"):
        check([tmp_path])


def test_two_files_without_a_pack_are_both_checked(tmp_path: Path) -> None:
    fill(tmp_path, a=BAD, b=BAD)
    problems = found(tmp_path, tmp_path / "a.yaml", tmp_path / "b.yaml")
    assert ("R001", "a.yaml") in problems
    assert ("R001", "b.yaml") in problems


def test_links_pipes_and_folders(tmp_path: Path) -> None:
    home = fill(tmp_path / "case", pack=PACK, bad=BAD)
    (tmp_path / "secret.txt").write_text("password: 1")
    (home / "out.yaml").symlink_to("../secret.txt")
    (home / "device.yaml").symlink_to("/dev/zero")
    (home / "gone.yaml").symlink_to("nothing")
    (home / "loop-a.yaml").symlink_to("loop-b.yaml")
    (home / "loop-b.yaml").symlink_to("loop-a.yaml")
    (home / "round").symlink_to(".")
    (home / "folder.yaml").mkdir()
    (home / "folder.yaml" / "inner.yaml").write_text(BAD.replace("raiders", "inner"))
    (home / "to-folder.yaml").symlink_to("folder.yaml")
    os.mkfifo(home / "pipe.yaml")
    problems = found(home)
    assert {name for code, name in problems if code == "Y021"} == {"out.yaml", "device.yaml"}
    unread = {"gone.yaml", "loop-a.yaml", "loop-b.yaml", "pipe.yaml", "to-folder.yaml"}
    assert {name for code, name in problems if code == "Y001"} == unread
    assert ("C022", "folder.yaml/inner.yaml") in problems
    assert ("C022", "bad.yaml") in problems
    assert "password" not in repr(problems)


@pytest.mark.parametrize("name", ["out.yaml", "device.yaml", "pipe.yaml", "loop.yaml"])
def test_a_strange_file_can_be_named_itself(name: str, tmp_path: Path) -> None:
    home = fill(tmp_path / "case", pack=PACK)
    (tmp_path / "secret.txt").write_text("password: 1")
    if name == "pipe.yaml":
        os.mkfifo(home / name)
    else:
        (home / name).symlink_to({"out.yaml": "../secret.txt", "device.yaml": "/dev/zero"}.get(name, name))
    if name == "loop.yaml":
        with pytest.raises(UsageError):
            check([home / name])
    else:
        assert {code for code, _ in found(home, home / name)} <= {"Y001", "Y021"}


@pytest.mark.parametrize("name", ["nothing.yaml", "a" * 5000, "README.md", "empty"])
def test_what_cannot_be_checked_is_wrong_usage(name: str, tmp_path: Path) -> None:
    home = fill(tmp_path / "case", pack=PACK)
    (home / "README.md").write_text("# Read me")
    (tmp_path / "empty").mkdir()
    with pytest.raises(UsageError) as error:
        check([home / name if name != "empty" else tmp_path / name])
    assert len(str(error.value)) < 400


def test_file_names_that_no_encoding_can_write(tmp_path: Path) -> None:
    home = fill(tmp_path / "case", pack=PACK)
    (Path(os.fsdecode(os.fsencode(home) + b"/b\xff\n\x1b[31m.yaml"))).write_text("zz: 1")
    assert [code for code, name in found(home) if name != "pack.yaml"] == ["S009"]


def test_an_id_in_many_files(tmp_path: Path) -> None:
    home = fill(tmp_path / "case", pack=PACK, **{f"f{n}": GOOD for n in range(300)})
    assert sum(len(each) for (code, _), each in found(home).items() if code == "R002") == 299


def test_the_same_problems_in_the_same_order_each_time(tmp_path: Path) -> None:
    home = fill(
        tmp_path / "case", pack=PACK, many="equipment:\n" + "".join(f"  a{n}: {{b{n}: 1, c: 2}}\n" for n in range(500))
    )
    assert check([home]).problems == check([home]).problems
    lines = [problem.span.line for problem in check([home]).problems if problem.code == "S001"]
    # The first hundred, in the order of the file, and the note.
    assert lines == sorted(lines)
    assert lines[0] == 2
    assert lines[-1] <= 55
