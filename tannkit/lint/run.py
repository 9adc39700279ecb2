"""Running the checks: from paths to a report."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from tannkit.errors import UsageError
from tannkit.lint.flood import thinned
from tannkit.lint.internal_error import RULE as INTERNAL
from tannkit.lint.report import Report
from tannkit.lint.rule import Rule
from tannkit.lint.rules import RULES
from tannkit.lint.suppress import Allowance, allowances, apply
from tannkit.model.library import Library, LoadedPack
from tannkit.problems import Problem, Span, short
from tannkit.schema.load import LOOSE, load_loose, load_pack, shape_problems, with_required
from tannkit.source.document import Document
from tannkit.source.files import bundled, pack_folder, pack_folders

Progress = Callable[[str], None]


def load(paths: Sequence[Path], packs: Sequence[Path] = ()) -> Library:
    """The packs that paths lie in or hold, with those they require; nothing is checked but the shape of data.

    Raises:
        UsageError: a path does not exist, or holds no pack.
    """
    return with_required(_targets(paths), [load_pack(_existing(folder)) for folder in packs])


def check(paths: Sequence[Path], *, packs: Sequence[Path] = (), progress: Progress = lambda stage: None) -> Report:
    """Check packs, folders or files.

    Args:
        paths: files and folders. A file of a pack is checked within its pack, and only its own problems are told.
        packs: folders of packs that others may require; one replaces a bundled pack of the same id.
        progress: told what is being done.

    Raises:
        UsageError: a path does not exist, or holds nothing to check.
    """
    progress("reading")
    library = load(paths, packs)
    progress("checking")
    meant = _files_meant(paths)
    unknown = sorted((meant or frozenset()) - _documents(library).keys())
    if unknown:
        raise UsageError(
            f"{short(unknown[0], 200)} is no content file",
            "Content files end in .yaml, .yml or .json; hidden folders and those that tools write hold none.",
        )
    return report(library, meant)


def default_paths(here: Path) -> list[Path]:
    """What is checked when no path is given: the pack around a folder, the packs below it, or the bundled ones."""
    around = pack_folder(here)
    if around is not None:
        return [around]
    below = pack_folders(here)
    return below or pack_folders(bundled("content"))


def report(library: Library, only: frozenset[str] | None = None) -> Report:
    """The report on the checked packs of a library.

    Args:
        library: loaded packs, those to check named in `checked`.
        only: names of the documents whose problems are told; all if None.
    """
    documents = _documents(library)
    problems = [problem for pack in library.checked for problem in shape_problems(library.packs[pack])]
    for each in RULES.values():
        problems += _findings(each, library)
    problems, extra = _suppressed(problems, documents)
    found = sorted({*problems, *extra}, key=lambda problem: problem.sort_key)
    if only is not None:
        found = [problem for problem in found if problem.span.file in only]
        documents = {name: document for name, document in documents.items() if name in only}
    return Report(tuple(thinned(found)), library, documents)


def _documents(library: Library) -> dict[str, Document]:
    return {
        document.file: document
        for pack in library.checked
        for document in (library.packs[pack].file, *library.packs[pack].documents)
        if document is not None
    }


def _findings(each: Rule, library: Library) -> list[Problem]:
    """The problems that a rule finds. A rule that fails becomes a problem itself; the others go on."""
    if each.check is None:
        return []
    found: list[Problem] = []
    try:
        # extend, not a list expression: what was found before a failure is kept
        found.extend(each.problem(one) for one in each.check(library))
    except Exception as error:
        first = library.packs[library.checked[0]] if library.checked else None
        name = first.file.file if first and first.file else "."
        found.append(
            Problem(
                INTERNAL.code, INTERNAL.name, INTERNAL.severity, Span(name, 1, 1, 1, 1),
                f"the rule {each.code} {each.name} failed: {type(error).__name__}: {error}",
                "This is a fault of tannkit, not of your content. Please report it with the file.",
            )
        )  # fmt: skip
    return found


def _suppressed(problems: Iterable[Problem], documents: dict[str, Document]) -> tuple[list[Problem], list[Problem]]:
    allowed: list[Allowance] = []
    wrong: list[Problem] = []
    for document in documents.values():
        found, bad = allowances(document, RULES)
        allowed += found
        wrong += bad
    standing, unused = apply([*problems], allowed)
    return standing, [*wrong, *unused]


def _existing(path: Path) -> Path:
    try:
        path.stat()
    except OSError as error:
        reason = (error.strerror or "it cannot be opened").lower()
        raise UsageError(f"{short(path, 200)} cannot be checked: {reason}", "Check the path.") from None
    return path


def _targets(paths: Sequence[Path]) -> list[LoadedPack]:
    """The packs that the paths lie in or hold, each once."""
    folders: dict[Path, Path] = {}
    loose: list[LoadedPack] = []
    for path in paths:
        around = pack_folder(_existing(path))
        if around is not None:
            folders.setdefault(around.resolve(), around)
        elif path.is_dir():
            inside = pack_folders(path)
            if not inside:
                raise UsageError(
                    f"there is no pack in {path}",
                    "A pack is a folder with a `pack.yaml`; `tannkit new pack NAME` makes one.",
                )
            for folder in inside:
                folders.setdefault(folder.resolve(), folder)
        else:
            loose.append(load_loose(path, f"{LOOSE}-{len(loose) + 1}" if loose else LOOSE))
    return [*_of_one_name_each(load_pack(folder) for folder in folders.values()), *loose]


def _of_one_name_each(packs: Iterable[LoadedPack]) -> Iterator[LoadedPack]:
    """The packs; two with the same id would be one, and half of the content would not be checked."""
    seen: dict[str, LoadedPack] = {}
    for pack in packs:
        first = seen.setdefault(pack.id, pack)
        if first is not pack:
            raise UsageError(
                f"{first.folder} and {pack.folder} are both the pack `{pack.id}`",
                "Check them one at a time, or give one of them another id.",
            )
        yield pack


def _files_meant(paths: Sequence[Path]) -> frozenset[str] | None:
    """The documents that single files name; None where a folder is checked as a whole."""
    if any(path.is_dir() for path in paths):
        return None
    return frozenset(_shown_name(path) for path in paths)


def _shown_name(path: Path) -> str:
    around = pack_folder(path)
    if around is None:
        return path.as_posix()
    # the folder only: what a link leads to may lie outside
    inner = (path.parent.resolve() / path.name).relative_to(around.resolve()).as_posix()
    return inner if around.as_posix() in ("", ".") else f"{around.as_posix()}/{inner}"
