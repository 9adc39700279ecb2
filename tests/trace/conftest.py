"""A small checkout: a pack of three clauses, a test of one, a case of another, and a reason for the third."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

PACK = """\
id: case
name: A case
version: 1.0.0
ruleset: {id: case, version: ">=1.0"}
languages: [en]
licence: MIT
"""
RULES = "".join(f"  XX-{area}-{n}: {{chapter: play, statement: One.}}\n" for area, n in (("A", 1), ("A", 2), ("B", 1)))
FILES = {
    "content/case/pack.yaml": PACK,
    "content/case/rules.yaml": f"rules:\n{RULES}",
    "tests/test_a.py": 'import pytest\n@pytest.mark.rule("XX-A-1")\ndef test_one(): ...\n',
    "tests/play/cases/a.yaml": "- name: one\n  clauses: [XX-A-2]\n",
    "tests/unproved.yaml": "XX-B-1: Nobody has time.\n",
    "tannkit/engine/walk.py": '"""Walking (XX-A-1)."""\nLIMIT = 3  # XX-A-1, XX-B-1\n',
    "tannkit/cli/say.py": '"""Not XX-A-2."""\n',
}
Checkout = Callable[..., Path]


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    """Writes the checkout with files added, changed or (None) left out, by name; gives its folder."""

    def written(changed: dict[str, str | None] | None = None) -> Path:
        for name, text in {**FILES, **(changed or {})}.items():
            if text is not None:
                (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
                (tmp_path / name).write_text(text, "utf-8")
        return tmp_path

    return written
