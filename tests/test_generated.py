"""Generated files are those that the code makes now; `tannkit gen` writes them."""

import json
from pathlib import Path

import jsonschema
import pytest
from click.testing import CliRunner

from tannkit.cli.gen import command, generated

ROOT = Path(__file__).parent.parent
NOW = generated()


@pytest.mark.parametrize("name", NOW)
def test_generated_file_is_up_to_date(name: str) -> None:
    assert (ROOT / name).read_text("utf-8") == NOW[name], "run `tannkit gen`"


def test_gen_check_fails_on_drift_and_gen_mends_it(tmp_path: Path) -> None:
    (tmp_path / "tannkit" / "model").mkdir(parents=True)
    for name, text in NOW.items():
        (tmp_path / name).parent.mkdir(exist_ok=True, parents=True)
        (tmp_path / name).write_text(text, "utf-8")
    run = CliRunner().invoke
    assert run(command, ["--check", "--root", str(tmp_path)]).exit_code == 0
    stale = tmp_path / "schemas" / "content.schema.json"
    stale.write_text("{}", "utf-8")
    checked = run(command, ["--check", "--root", str(tmp_path)])
    assert checked.exit_code == 1
    assert "content.schema.json is out of date" in checked.output
    assert stale.read_text("utf-8") == "{}", "--check writes nothing"
    assert run(command, ["--root", str(tmp_path)]).exit_code == 0
    assert run(command, ["--check", "--root", str(tmp_path)]).exit_code == 0


@pytest.mark.parametrize("name", [name for name in NOW if name.startswith("schemas/")])
def test_schema_is_a_schema(name: str) -> None:
    text = NOW[name]
    jsonschema.Draft202012Validator.check_schema(json.loads(text))
