"""Our reader and ruamel.yaml, an independent YAML 1.2 parser, read the same data from all bundled content."""

from pathlib import Path

import pytest
from ruamel.yaml import YAML

from tannkit.source.files import bundled, content_files
from tannkit.source.read import read_file

FILES = [*content_files(bundled("content"))]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(bundled("content")).as_posix())
def test_same_data_as_ruamel(path: Path) -> None:
    assert read_file(path).data == YAML(typ="safe", pure=True).load(path.read_text("utf-8"))
