"""The renderer: which Graphviz is taken, and what is said where there is none."""

import shutil
from pathlib import Path

import graphviz
import pytest

from tannkit.draw import renderer
from tannkit.errors import TannkitError, UsageError


def test_the_embedded_graphviz_is_found():
    assert renderer.engine().name.startswith("graphviz-pure")


def test_the_system_graphviz_is_the_second_choice(monkeypatch):
    monkeypatch.setattr(shutil, "which", lambda name, path=None: "/usr/bin/dot" if name == "dot" else None)
    assert renderer.engine() == Path("/usr/bin/dot")


def test_without_graphviz_the_hint_says_how_to_get_it(monkeypatch):
    monkeypatch.setattr(shutil, "which", lambda _name, path=None: None)
    with pytest.raises(UsageError) as caught:
        renderer.engine()
    assert "graphviz-pure" in caught.value.hint


def test_a_graph_that_graphviz_refuses_is_an_error_of_ours():
    with pytest.raises(TannkitError, match="could not draw"):
        renderer.render(graphviz.Source("graph { a -- "), "svg")


def test_letters_without_known_widths_make_no_noise(capfd):
    graph = graphviz.Graph()
    graph.node("a", label="Tür", pos="0,0")
    renderer.render(graph, "svg")
    assert capfd.readouterr().err == ""
