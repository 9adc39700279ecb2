"""tannkit: write, check, draw and read content for the tactical board game Tannhäuser.

The functions of this module are the public API; everything else may change without notice.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from tannkit.lint.report import Report
    from tannkit.model.library import Library

__all__ = ["check", "draw_map", "load"]

# What a function needs is imported when it is called: `tannkit --help` must not wait for it.


def load(*paths: str | Path, packs: Sequence[str | Path] = ()) -> Library:
    """The packs that paths lie in or hold, with the packs they require. Faults of shape mark entries as broken.

    Args:
        paths: files and folders; the packs around or below the current folder, or the bundled ones, if none.
        packs: folders of packs that others may require; one replaces a bundled pack of the same id.

    Raises:
        tannkit.errors.UsageError: a path does not exist, or holds no pack.
    """
    from tannkit.lint import run

    return run.load(_targets(paths), [Path(each) for each in packs])


def check(*paths: str | Path, packs: Sequence[str | Path] = ()) -> Report:
    """Check packs, folders or files. The report has the problems, sorted by place, and the library.

    Args:
        paths: files and folders; the packs around or below the current folder, or the bundled ones, if none.
        packs: folders of packs that others may require; one replaces a bundled pack of the same id.

    Raises:
        tannkit.errors.UsageError: a path does not exist, or holds no pack.
    """
    from tannkit.lint import run

    return run.check(_targets(paths), packs=[Path(each) for each in packs])


def draw_map(library: Library, map_id: str, *, form: Literal["svg", "png"] = "svg", lang: str = "en") -> bytes:
    """A map of a library as a picture: the bytes of an SVG or PNG file.

    Args:
        library: as `load` gives it.
        map_id: the map's id, or `pack/id`.
        form: the kind of picture.
        lang: the language of names and legend, such as `en` or `de`.

    Raises:
        tannkit.errors.UsageError: there is no such map, its data has errors, or no Graphviz can be found.
    """
    from tannkit.draw.from_library import find_map, picture

    return picture(library, find_map(library, map_id), form, lang)


def _targets(paths: Sequence[str | Path]) -> list[Path]:
    from tannkit.lint.run import default_paths

    return [Path(each) for each in paths] or default_paths(Path())
