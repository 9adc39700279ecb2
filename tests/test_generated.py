"""Generated files are those that the code makes now; `tannkit gen` writes them."""

from pathlib import Path

import jsonschema
import pytest
from click.testing import CliRunner

from tannkit.cli.gen import command, generated

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("name", generated())
def test_generated_file_is_up_to_date(name: str) -> None:
    assert (ROOT / name).read_text("utf-8") == generated()[name], "run `tannkit gen`"


def test_gen_check_fails_on_drift_and_gen_mends_it(tmp_path: Path) -> None:
    (tmp_path / "tannkit" / "model").mkdir(parents=True)
    for name, text in generated().items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
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


@pytest.mark.parametrize("text", generated().values(), ids=generated())
def test_schema_is_a_schema(text: str) -> None:
    import json

    jsonschema.Draft202012Validator.check_schema(json.loads(text))
