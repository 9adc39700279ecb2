"""Fixes of text rules: what they write is the text without the fault, and can be read again."""

import pytest

from tannkit.lint.case import PACK
from tannkit.lint.run import report
from tannkit.schema.load import pack_of_bytes, with_required
from tannkit.source.read import read_bytes

FIXED = [
    ("T005", 'name: "Circle "', 'name: "Circle"'),
    ("T005", "name: ' Circle'", "name: 'Circle'"),
    ("T005", "name: Circle  and  path", "name: Circle and path"),
    ("T008", "name: Cir\u200bcle", "name: Circle"),
    ("T010", "name: Tu\u0308r", "name: Tür"),
]
# Where a replacement would read as something else, or the text is not written as it reads, there is no fix.
UNFIXED = [
    ("T008", "name: a \u200b# b"),
    ("T008", "name: \u200bnull"),
    ("T008", "name: \u200b12"),
    ("T005", 'name: "Circle\\t"'),
    ("T008", "name: \u200b"),
]


def problem(code, line):
    text = f"glossary:\n  circle:\n    {line}\n    definition: A place.\n"
    files = {"pack.yaml": PACK.encode(), "content.yaml": text.encode()}
    (found,) = (p for p in report(with_required([pack_of_bytes(files)])).problems if p.code == code)
    return text, found


@pytest.mark.parametrize(("code", "line", "after"), FIXED)
def test_fix(code, line, after):
    text, found = problem(code, line)
    assert found.fix
    lines = text.split("\n")
    span = found.fix.span
    old = lines[span.line - 1]
    lines[span.line - 1] = old[: span.column - 1] + found.fix.text + old[span.end_column - 1 :]
    assert lines[2].strip() == after
    assert not read_bytes("\n".join(lines).encode(), "content.yaml").problems


@pytest.mark.parametrize(("code", "line"), UNFIXED)
def test_no_fix_where_it_could_do_harm(code, line):
    _, found = problem(code, line)
    assert found.fix is None
