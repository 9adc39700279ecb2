"""Without a path, commands work on the pack around the folder, and never say that unread content is well."""

from pathlib import Path

import pytest

from tannkit.cli.main import run


@pytest.fixture
def pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    assert run(["new", "pack", "mine", "--in", str(tmp_path)]) == 0
    monkeypatch.chdir(tmp_path / "mine")
    assert run(["new", "map", "Mill"]) == 0
    return tmp_path / "mine"


def test_an_empty_folder_is_told_apart_from_a_pack(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["check"]) == 0
    assert "There is no pack here" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["pack.yml", "pack.yaml.txt"])
def test_a_misnamed_pack_file_is_an_error(pack: Path, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    (pack / "pack.yaml").rename(pack / name)
    assert run(["check"]) == 2
    assert f"there is no pack.yaml here, but a {name}" in capsys.readouterr().err


def test_content_without_a_pack_file_is_an_error(
    pack: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (pack / "pack.yaml").unlink()
    monkeypatch.chdir(pack / "maps")
    assert run(["check"]) == 2
    assert "mill.yaml" in capsys.readouterr().err


def test_a_folder_inside_the_pack_means_the_pack(
    pack: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = pack / "maps" / "mill.yaml"
    path.write_text(path.read_text("utf-8").replace("hall-2, hall-4", "hall-2, hall-44"), "utf-8")
    (pack / "elsewhere").mkdir()
    monkeypatch.chdir(pack / "elsewhere")
    assert run(["check"]) == 1
    assert "../maps/mill.yaml:" in capsys.readouterr().out


def test_a_new_scenario_takes_the_map_of_the_pack_and_refuses_one_that_is_not_there(
    pack: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["new", "scenario", "Raid"]) == 0
    assert "map: mill" in (pack / "scenarios" / "raid.yaml").read_text("utf-8")
    assert run(["new", "scenario", "Rush", "--map", "mil"]) == 2
    assert "Did you mean `mill`?" in capsys.readouterr().err
    assert not (pack / "scenarios" / "rush.yaml").exists()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["draw", "castle"], "tannkit draw map castle"),
        (["draw", "mapp", "castle"], "Did you mean `map`?"),
        (["draw", "map", "castel"], "Did you mean `castle`?"),
        (["draw", "map", "mill", "--lang", "fr"], "It has: en."),
        (["draw", "map", "mill", "-o", "mill.pdf"], "neither .svg nor .png"),
        (["new", "pack", "Inner"], "Packs stand side by side"),
        (["new", "character"], 'tannkit new character "A Name"'),
        (["chek"], "Did you mean `check`?"),
    ],
    ids=" ".join,
)
def test_wrong_usage_is_answered_with_what_was_meant(
    pack: Path, words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(words) == 2
    assert said in capsys.readouterr().err


def test_another_word_for_equipment(pack: Path) -> None:
    assert run(["new", "token", "Hook"]) == 0
    assert (pack / "equipment" / "hook.yaml").is_file()
