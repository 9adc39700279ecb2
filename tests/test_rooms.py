"""Imports between rooms go one way only, as the contracts in pyproject.toml say."""

from importlinter.api import use_cases  # noqa: F401 - fails early, with a clear message, if the tool is missing
from importlinter.cli import lint_imports


def test_imports_go_one_way() -> None:
    assert lint_imports(config_filename="pyproject.toml", no_cache=True) == 0
