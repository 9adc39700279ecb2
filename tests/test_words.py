"""The code speaks the words of the game (house rule): circle, path, token; never cell, unit, item or defence."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "tannkit"
MODULES = sorted(PACKAGE.rglob("*.py"))
# `node` is Graphviz's own word for what it draws, `items` Python's for pairs; neither names a thing of the game.
FORBIDDEN = re.compile(
    r"(?<![a-z])(cells?|defen[cs]es?|tiles?|hexes|squares?|minis|figurines?)(?![a-z])", re.IGNORECASE
)


def names(tree: ast.AST) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.lineno, node.name
        elif isinstance(node, ast.arg):
            yield node.lineno, node.arg
        elif isinstance(node, ast.Name):
            yield node.lineno, node.id


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_names_are_words_of_the_game(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    wrong = sorted({(line, name) for line, name in names(tree) if FORBIDDEN.search(name.replace("_", " "))})
    assert not wrong


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_file_is_one_idea_of_bounded_length(path: Path) -> None:
    text = path.read_text("utf-8")
    assert ast.get_docstring(ast.parse(text)), "a file opens with a docstring that says what it is"
    assert len(text.splitlines()) <= 300, "a file holds one idea, in at most 300 lines"
