"""The renderer: which Graphviz draws the pictures, and how it is called."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Literal

import graphviz
from graphviz.backend import dot_command

from tannkit.errors import TannkitError, UsageError

Picture = Literal["svg", "png"]
EMBEDDED = "graphviz-pure"


def render(graph: graphviz.Graph, picture: Picture) -> bytes:
    """Draw a graph whose nodes are all pinned in place.

    Raises:
        UsageError: there is no Graphviz.
        TannkitError: Graphviz refused the graph.
    """
    dot_command.DOT_BINARY = engine()
    try:
        # Quiet, for Graphviz knows no widths of letters such as ä and says so each time; no width matters here.
        return bytes(graph.pipe(format=picture, engine="neato", neato_no_op=2, quiet=True))
    except subprocess.CalledProcessError as error:
        words = (error.stderr or b"").decode(errors="replace").strip()
        raise TannkitError(f"Graphviz could not draw the picture: {words}") from error


def engine() -> Path:
    """The Graphviz to use: the one installed beside this Python, else that of the system.

    Raises:
        UsageError: there is none.
    """
    beside = shutil.which(EMBEDDED, path=str(Path(sys.executable).parent))
    found = beside or shutil.which(EMBEDDED) or shutil.which("dot")
    if not found:
        raise UsageError(
            "there is no Graphviz to draw with",
            hint="Install graphviz-pure with pip, or Graphviz with the system's package manager.",
        )
    return Path(found)
