"""The small map that shows every feature once."""

from pathlib import Path

import pytest
import yaml

from tannkit.model.build import build
from tannkit.model.maps import GameMap


@pytest.fixture(scope="session")
def small_map() -> GameMap:
    text = (Path(__file__).parent / "small.yaml").read_text(encoding="utf-8")
    return build(GameMap, yaml.safe_load(text)["maps"]["gatehouse"])
