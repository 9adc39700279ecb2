"""Files: which files of a folder are content, and where the bundled content and schemas lie."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from tannkit.errors import UsageError

ENDINGS = (".yaml", ".yml", ".json")
PACK_FILE = "pack.yaml"
# Folders that hold what tools write, never content.
SKIPPED = frozenset({"build", "dist", "node_modules", "__pycache__", "venv"})
MOST_FILES = 50_000
MOST_DEPTH = 3


def misnamed(name: str) -> bool:
    """Whether a file was meant as content but has `.txt` behind its ending, which some editors add unseen."""
    return name.lower().endswith(tuple(f"{ending}.txt" for ending in ENDINGS))


def content_files(folder: Path) -> Iterator[Path]:
    """The content files of a folder and the folders in it, sorted by path. Links are not followed.

    Misnamed ones are among them, so that somebody is told that they are not read. A folder that cannot be opened is
    given like a file, so that its reading is reported.

    Raises:
        UsageError: there are more than MOST_FILES.
    """
    found = 0
    queue = [folder]
    while queue:
        here = queue.pop()
        folders = []
        if not os.access(here, os.R_OK | os.X_OK):
            yield here
        for path in _inside(here):
            if path.is_dir() and not path.is_symlink():
                if path.name not in SKIPPED and not path.name.startswith("."):
                    folders.append(path)
            elif (path.suffix.lower() in ENDINGS or misnamed(path.name)) and not path.name.startswith("."):
                found += 1
                if found > MOST_FILES:
                    raise UsageError(f"{folder} holds more than {MOST_FILES:,} content files", "Split it into packs.")
                yield path
        queue += reversed(folders)


def pack_folder(path: Path) -> Path | None:
    """The folder of the pack that a file or folder belongs to: the nearest one upwards with a `pack.yaml`."""
    start = path if path.is_dir() else path.parent
    if (start / PACK_FILE).is_file():
        return start
    for folder in start.absolute().parents:
        if (folder / PACK_FILE).is_file():
            # Seen from here, so that problems name files as the person at the terminal would.
            return Path(os.path.relpath(folder))
    return None


def pack_folders(folder: Path, depth: int = MOST_DEPTH) -> list[Path]:
    """The folders at or below a folder that are packs, sorted; packs inside packs do not count.

    Args:
        folder: where to look.
        depth: how many levels down; somebody may call this in a folder above everything they have.
    """
    if (folder / PACK_FILE).is_file():
        return [folder]
    if depth == 0:
        return []
    found: list[Path] = []
    for path in _inside(folder):
        if path.is_dir() and not path.is_symlink() and path.name not in SKIPPED and not path.name.startswith("."):
            found += pack_folders(path, depth - 1)
    return found


def _inside(folder: Path) -> list[Path]:
    """What is in a folder, sorted; nothing if it may not be read."""
    try:
        return sorted(folder.iterdir())
    except OSError:
        return []


def bundled(name: str) -> Path:
    """A folder or file that comes with tannkit: `content`, `schemas`, `site` or `mkdocs.yml`.

    It lies beside the package in a checkout, and inside it in an installed wheel.
    """
    package = Path(__file__).resolve().parent.parent
    checkout = package.parent / name
    return checkout if (package.parent / "pyproject.toml").is_file() else package / "_bundled" / name
