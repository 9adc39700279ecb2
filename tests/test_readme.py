"""The README says what is so: its lines, commands, numbers and its example of a problem."""

import re
from pathlib import Path

import pytest
import yaml

import tannkit
from tannkit.cli.main import COMMANDS, run
from tannkit.lint.rules import RULES

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")


def test_there_is_one_line_for_each_of_the_two_jobs() -> None:
    lines = [line for line in README.splitlines() if line.startswith("python3 -m venv")]
    assert [line.split("&& ")[-1] for line in lines] == [".venv/bin/tannkit build", ".venv/bin/pytest"]


def test_ci_takes_the_test_line_out_of_the_readme() -> None:
    script = (ROOT / ".ci" / "run").read_text("utf-8")
    pattern = re.search(r"grep -E '([^']+)' README\.md", script)
    assert pattern
    assert len([line for line in README.splitlines() if re.search(pattern[1], line)]) == 1


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_a_row_with_an_example(name: str) -> None:
    assert re.search(rf"^\| `tannkit {name}` \|.*\| `tannkit {name} .*` \|$", README, re.MULTILINE)


def test_files_that_it_names_are_there() -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", README):
        assert (ROOT / target).exists(), target


def test_numbers_are_those_of_the_content() -> None:
    entries: dict[str, dict[str, dict[str, object]]] = {}
    for path in (ROOT / "content" / "tannhauser_revised").rglob("*.yaml"):
        if path.name != "pack.yaml":
            for kind, found in yaml.safe_load(path.read_text("utf-8")).items():
                entries.setdefault(kind, {}).update(found)
    tokens = [entry for entry in entries["equipment"].values() if entry["kind"] != "marker"]
    words = {3: "three", 6: "six", 7: "seven"}
    for said in (
        f"{len(entries['rules']):,} rule clauses",
        f"{len(entries['rulings'])} rulings",
        f"{len(entries['characters'])} characters",
        f"{len(tokens)} tokens",
        f"{words[len(entries['maps'])]} maps",
        f"{words[len(entries['modes'])]} modes",
        f"{words[len(entries['scenarios'])]} scenarios",
    ):
        assert said in " ".join(README.split()), said
    assert len(RULES) > 100, "the README speaks of more than a hundred checks"


def test_the_example_of_a_problem_is_real(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["new", "pack", "Night Raid", "--in", str(tmp_path)]) == 0
    monkeypatch.chdir(tmp_path / "night-raid")
    assert run(["new", "character", "Ada Stern"]) == 0
    path = Path("characters/ada-stern.yaml")
    path.write_text(path.read_text("utf-8").replace("mkii-a1", "mkii-a"), "utf-8")
    capsys.readouterr()
    assert run(["check"]) == 1
    example = re.search(r"^```\n(characters/.*?)```", README, re.MULTILINE | re.DOTALL)
    assert example
    assert example[1] in capsys.readouterr().out


def test_api_names_are_those_it_lists() -> None:
    said = re.findall(r"`tannkit\.(\w+)\(\)`", README)
    assert sorted(said) == sorted(tannkit.__all__)
