"""`tannkit new` writes commented files that pass the check, and never writes over anything."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

import tannkit
from tannkit.cli.main import run
from tannkit.cli.new import command, made_id
from tannkit.errors import UsageError

ODD_NAMES = [
    'Ada "Stern"',
    "Old: Mill",
    "# Nacht & 'Nebel'",
    "{Kreml}",
    "Frau Krämer\u2019s [Turm]",
    "yes",
    "12",
]


def new(*args: str) -> int:
    return run(["new", *args])


@pytest.mark.parametrize("name", ODD_NAMES)
def test_every_kind_passes_the_check_whatever_its_name(tmp_path: Path, name: str) -> None:
    assert new("pack", name, "--in", str(tmp_path)) == 0
    (home,) = tmp_path.iterdir()
    for kind in ("character", "equipment", "map"):
        assert new(kind, name, "--in", str(home)) == 0
    assert new("scenario", name, "--in", str(home), "--map", made_id(name)) == 0
    report = tannkit.check(home)
    assert [(problem.code, problem.message) for problem in report.problems] == []
    assert report.library.find("maps", made_id(name)).data["name"] == name


def test_single_files_pass_without_the_others(tmp_path: Path) -> None:
    for kind in ("character", "equipment", "map", "scenario"):
        folder = tmp_path / kind
        assert new("pack", "alone", "--in", str(folder)) == 0
        assert new(kind, "Solo Piece", "--in", str(folder / "alone")) == 0
        assert tannkit.check(folder / "alone").problems == ()


def test_schemas_lie_beside_the_pack_for_editors(tmp_path: Path) -> None:
    assert new("pack", "alone", "--in", str(tmp_path)) == 0
    home = tmp_path / "alone"
    assert new("map", "Solo Piece", "--in", str(home)) == 0
    first = (home / "maps" / "solo-piece.yaml").read_text("utf-8").splitlines()[0]
    schema = home / "maps" / first.partition("$schema=")[2]
    assert json.loads(schema.read_text("utf-8"))["title"] == "content file"


def test_a_file_that_is_there_is_kept(tmp_path: Path) -> None:
    assert new("pack", "alone", "--in", str(tmp_path)) == 0
    assert new("map", "Mill", "--in", str(tmp_path / "alone")) == 0
    path = tmp_path / "alone" / "maps" / "mill.yaml"
    path.write_text("mine", "utf-8")
    assert new("map", "Mill", "--in", str(tmp_path / "alone")) == 2
    assert new("pack", "alone", "--in", str(tmp_path)) == 2
    assert path.read_text("utf-8") == "mine"


def test_outside_a_pack_it_says_what_to_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert new("map", "Mill", "--in", str(tmp_path)) == 2
    assert "tannkit new pack NAME" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "made"), [("Eva Krämer", "eva-kraemer"), ("  Straße 7 ", "strasse-7"), ("Zor'ka", "zor-ka"), ("Ï", "i")]
)
def test_identifier(name: str, made: str) -> None:
    assert made_id(name) == made


@pytest.mark.parametrize("name", ["", "!!!", "漢字"])
def test_a_name_without_letters_is_refused(name: str) -> None:
    with pytest.raises(UsageError):
        made_id(name)


def test_help_has_an_example() -> None:
    assert "Example:" in CliRunner().invoke(command, ["--help"]).output
