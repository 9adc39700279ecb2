"""The clauses that tests name by `@pytest.mark.rule("RE-COMBAT-012")`, read from their text; no test is imported.

A mark counts where pytest would collect it: on a test function, a test class, or, as `pytestmark` or in the
parameters of a test, in a test file. Anywhere else it proves nothing, and that is a fault.
"""

from __future__ import annotations

import ast
import warnings
from collections.abc import Iterator
from pathlib import Path

from tannkit.source.files import SKIPPED
from tannkit.trace.proof import Fault, Mention

MARK = ("mark", "rule")
# A test that is not run, or that is to fail, proves nothing.
NOT_RUN = ("skip", "xfail")
_Scope = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def python_files(folder: Path) -> list[Path]:
    """The Python files in a folder and the folders in it, sorted; hidden folders and those of tools are left out."""
    return [
        path
        for path in sorted(folder.rglob("*.py"))
        if not any(part in SKIPPED or part.startswith(".") for part in path.relative_to(folder).parts)
    ]


def marks(root: Path) -> Iterator[Mention | Fault]:
    """Every mark in the tests of a checkout.

    Args:
        root: the folder that has `tests`; files are named relative to it.
    """
    for path in python_files(root / "tests"):
        yield from marks_in(path.read_bytes(), path.relative_to(root).as_posix())


def marks_in(source: bytes, file: str) -> Iterator[Mention | Fault]:
    """Every mark in the text of a test file, and what is wrong with it."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", SyntaxWarning)
            tree = ast.parse(source)
    except (SyntaxError, ValueError) as error:
        line = getattr(error, "lineno", None) or 1
        said = getattr(error, "msg", str(error))
        yield Fault(file, line, f"this is no Python that can be read: {said}", "Its marks do not count until it is.")
        return
    name = file.rpartition("/")[2]
    collected = name.startswith("test_") or name.endswith("_test.py")
    yield from _walk(tree, file, (), collected and not _not_run(tree))


def _walk(tree: ast.AST, file: str, scope: tuple[str, ...], collected: bool) -> Iterator[Mention | Fault]:
    """The marks below a place in a file. `collected` says whether pytest takes that place for a test."""
    for child in ast.iter_child_nodes(tree):
        if isinstance(child, ast.Call) and _dotted(child.func)[-2:] == MARK:
            yield from _mark(child, file, "::".join((file, *scope)), collected)
        if not isinstance(child, _Scope):
            yield from _walk(child, file, scope, collected)
            continue
        here, inside = (*scope, child.name), collected and _is_test(child) and not _not_run(child)
        for each in child.decorator_list:
            # A wrapper, because only what lies below a place is looked at.
            yield from _walk(ast.Expr(each), file, here, inside)
        # What a function does and defines within itself is no test of its own.
        inside = inside and isinstance(child, ast.ClassDef)
        yield from _walk(ast.Module(child.body, []), file, here, inside)


def _mark(call: ast.Call, file: str, by: str, collected: bool) -> Iterator[Mention | Fault]:
    """The clauses of one mark."""
    if not collected:
        yield Fault(
            file, call.lineno, "this mark proves nothing, because pytest runs no such test",
            "Put it on a test function or class that is neither skipped nor to fail.",
        )  # fmt: skip
        return
    for each in call.args:
        if isinstance(each, ast.Constant) and isinstance(each.value, str):
            yield Mention(each.value, by, file, each.lineno)
        else:
            hint = "Write the ids as plain texts; the clauses of YAML cases are read there and need no mark."
            yield Fault(file, each.lineno, "a clause of this mark can only be known by running the test", hint)


def _is_test(scope: _Scope) -> bool:
    return scope.name.startswith("Test" if isinstance(scope, ast.ClassDef) else "test")


def _not_run(scope: _Scope | ast.Module) -> bool:
    """Whether tests are marked, by decorators or `pytestmark`, as not run or as such that are to fail."""
    said: list[ast.expr] = [] if isinstance(scope, ast.Module) else list(scope.decorator_list)
    for line in scope.body:
        if isinstance(line, ast.Assign) and any(_dotted(each) == ("pytestmark",) for each in line.targets):
            said += line.value.elts if isinstance(line.value, ast.List | ast.Tuple) else [line.value]
    marked = [_dotted(each.func if isinstance(each, ast.Call) else each) for each in said]
    return any(names[-2:-1] == MARK[:1] and names[-1] in NOT_RUN for names in marked)


def _dotted(expression: ast.expr) -> tuple[str, ...]:
    """The names of `pytest.mark.rule` as `("pytest", "mark", "rule")`; those that are none are empty."""
    names: list[str] = []
    while isinstance(expression, ast.Attribute):
        names.append(expression.attr)
        expression = expression.value
    names.append(expression.id if isinstance(expression, ast.Name) else "")
    return tuple(reversed(names))
