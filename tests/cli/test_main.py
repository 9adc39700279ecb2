"""The command line as a whole: quick to start, and every command says how it is used."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

from tannkit.cli.main import COMMANDS

ROOT = Path(__file__).parents[2]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT)}
SLOW = (
    "yaml",
    "ruamel",
    "jsonschema",
    "jsonschema_rs",
    "networkx",
    "rich",
    "graphviz",
    "mkdocs",
    "coloraide",
    "asyncio",
)


def tannkit(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tannkit", *args],
        capture_output=True,
        text=True,
        timeout=60,
        env=ENVIRONMENT,
        check=False,
    )


def test_help_comes_at_once() -> None:
    best = 1.0
    for _ in range(5):
        before = os.times()
        result = tannkit("--help")
        after = os.times()
        # The processor's time, not the clock's: other tests run at the same time.
        used = after.children_user + after.children_system - before.children_user - before.children_system
        best = min(best, used)
        assert result.returncode == 0
    assert all(command in result.stdout for command in COMMANDS)
    assert best < 0.15, f"--help takes {best * 1000:.0f} ms"


def test_help_imports_nothing_slow() -> None:
    script = (
        "import sys\nfrom tannkit.cli.main import run\nrun(['--help'])\n"
        f"print('IMPORTED', [name for name in {SLOW!r} if name in sys.modules])"
    )
    result = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=60, env=ENVIRONMENT, check=True
    )
    assert result.stdout.endswith("IMPORTED []\n")


def test_version() -> None:
    result = tannkit("--version")
    assert (result.returncode, result.stdout.strip()) == (0, f"tannkit, version {version('tannkit')}")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_shows_an_example(command: str) -> None:
    result = tannkit(command, "--help")
    assert (result.returncode, result.stderr) == (0, "")
    assert f"Usage: tannkit {command}" in result.stdout
    assert f"Example: tannkit {command}" in result.stdout


def test_without_a_command_the_help_is_shown() -> None:
    result = tannkit()
    assert result.returncode in (0, 2)
    assert "Commands:" in result.stdout + result.stderr
