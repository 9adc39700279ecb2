"""The small yard of the compiled phrases, with the programs of a ruleset played by stand-ins."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parent.parent / "compiled"))

from playing import Play


@pytest.fixture
def play() -> Play:
    return Play()
