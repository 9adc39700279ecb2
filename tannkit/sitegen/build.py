"""Building the site: pages into a folder, mkdocs over it, and the result in the place of the last one."""

from __future__ import annotations

import importlib.util
import os
import posixpath
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path

from tannkit.errors import TannkitError, UsageError
from tannkit.lint.report import Report
from tannkit.sitegen.assets import assets
from tannkit.sitegen.generate import pages
from tannkit.sitegen.page import CommandHelp, Page
from tannkit.source.files import SKIPPED, bundled
from tannkit.trace.record import recorded

Progress = Callable[[str], None]

# What stands in a block of code or a drawing is no link, whatever a stranger wrote there.
_NO_LINKS = re.compile(r"^(?P<fence> *`{3,})[^`\n]*\n.*?^(?P=fence)$|<svg\b.*?</svg>", re.DOTALL | re.MULTILINE)
_LINK = re.compile(r"\]\(([^()\s#]+\.md)(?:#[^()\s]*)?\)")
# mkdocs writes the day of the build into the site; the same content is to give the same bytes on any day.
_NO_DAY = {"SOURCE_DATE_EPOCH": "0", "NO_MKDOCS_2_WARNING": "1"}


def build_site(
    report: Report, out: Path, commands: tuple[CommandHelp, ...] = (), progress: Progress = lambda stage: None
) -> Path:
    """Build the site into `out/site`; its Markdown stays in `out/docs`.

    A build that fails leaves the last one in place.

    Args:
        report: the report of a check without errors.
        out: the folder for both.
        commands: the commands of the command line, for their reference.
        progress: told what is being done.

    Raises:
        UsageError: the site cannot be built (see `ready`).
        TannkitError: a page or a link is wrong.
    """
    ready(report, out)
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=out, prefix=".site-") as folder:
        work = Path(folder)
        progress("writing pages")
        write_docs(report, commands, work / "docs")
        progress("building the site")
        _run_mkdocs(work)
        for name in ("docs", "site"):
            _swap(work / name, out / name)
    return out / "site"


def write_docs(report: Report, commands: tuple[CommandHelp, ...], docs: Path) -> None:
    """Write all pages, those written by hand among them, and make sure that no link leads nowhere.

    Raises:
        TannkitError: two pages want the same place, or a link leads to no page.
    """
    source = bundled("site")
    by_hand = []
    for path in sorted(source.rglob("*")):
        name = path.relative_to(source).as_posix()
        if path.suffix == ".md":
            by_hand.append(Page(name, path.read_text("utf-8")))
        elif path.is_file():
            _write(docs / name, path.read_bytes())
    for name, content in assets(report.library):
        _write(docs / name, content)
    written: dict[str, Page] = {}
    for page in pages(report, commands, by_hand, recorded()):
        if page.path in written:
            raise TannkitError(f"two pages of the site want to be {page.path}")
        written[page.path] = page
        _write(docs / page.path, page.markdown.encode())
    dead = dead_links(written.values(), lambda path: (docs / path).is_file())
    if dead:
        raise TannkitError(f"links on the site lead nowhere: {', '.join(dead[:10])}")


def dead_links(generated: Iterable[Page], exists: Callable[[str], bool]) -> list[str]:
    """The links of pages to Markdown files that do not exist, each as `page -> target`."""
    found = []
    for page in generated:
        folder = posixpath.dirname(page.path)
        ways = (way for way in dict.fromkeys(_LINK.findall(_NO_LINKS.sub("", page.markdown))) if "://" not in way)
        gone = (way for way in ways if not exists(posixpath.normpath(posixpath.join(folder, way))))
        found += [f"{page.path} -> {way}" for way in gone]
    return found


def ready(report: Report, out: Path) -> None:
    """Make sure that a site can be built into a folder.

    Raises:
        UsageError: the content has errors, mkdocs is not installed, or the folder is no place for a site.
    """
    if report.errors:
        count = "an error" if report.errors == 1 else f"{report.errors} errors"
        raise UsageError(f"the content has {count}", "Run `tannkit check` to see what is wrong.")
    if any(importlib.util.find_spec(name) is None for name in ("mkdocs", "material")):
        raise UsageError("building the site needs mkdocs", "Install it with `pip install 'tannkit[site]'`.")
    for pack in (report.library.packs[each] for each in report.library.checked):
        if pack.folder is not None and _read_as_content(out, pack.folder):
            raise UsageError(
                f"{out.as_posix()} lies in the pack `{pack.id}`, and would be read as part of it",
                "Build into a folder outside of the pack, or into one that is called `build`.",
            )
    for place, page in ((out / "docs", "index.md"), (out / "site", "index.html")):
        if place.exists() and not (place / "packs" / page).is_file() and not _is_empty(place):
            raise UsageError(
                f"{place.as_posix()} is not a site of tannkit, so it is not replaced by one",
                "Name another folder by --out, or remove this one.",
            )


def _is_empty(place: Path) -> bool:
    return place.is_dir() and not any(place.iterdir())


def _read_as_content(out: Path, folder: Path) -> bool:
    """Whether what is written into `out` would be among the files of a pack."""
    try:
        inner = out.resolve().relative_to(folder.resolve())
    except ValueError:
        return False
    return not any(part in SKIPPED or part.startswith(".") for part in inner.parts)


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def _run_mkdocs(work: Path) -> None:
    """Let mkdocs turn `work/docs` into `work/site`, as the configuration of the project says."""
    config = work / "mkdocs.yml"
    inherited = bundled("mkdocs.yml").resolve().as_posix()
    config.write_text(f"INHERIT: {inherited!r}\ndocs_dir: docs\nsite_dir: site\n", "utf-8")
    done = subprocess.run(
        # Not --quiet: mkdocs would count no warnings then, and --strict would find nothing wrong.
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--config-file", str(config)],
        env={**os.environ, **_NO_DAY},
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        said = (line for line in (done.stdout + done.stderr).splitlines() if not line.startswith("INFO"))
        raise TannkitError("\n".join(["mkdocs could not build the site:", *said]))


def _swap(new: Path, place: Path) -> None:
    """Put a folder in the place of another, which comes back if that fails."""
    old = new.with_name(f"old-{new.name}")
    try:
        if place.exists():
            place.rename(old)
        new.rename(place)
    except BaseException:
        if old.exists() and not place.exists():
            old.rename(place)
        raise
