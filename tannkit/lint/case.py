"""Cases of lint rules: small packs that a rule must accept or object to.

They are the examples on the rule's page and its tests at once. A case file `cases/<CODE>.yaml` holds:

    fail:
    - name: what is wrong here
      files: {content.yaml: "the text of the file"}
      expect: [{line: 3, column: 5, says: part of the message}]
    pass:
    - name: what is right here
      files: {content.yaml: …}

A file that is no plain text is written as a mapping: `{latin1: text}`, `{utf16: text}`, `{hex: "1b 5b"}`,
`{repeat: text, times: 9, before: text, after: text}`, `{link: path}`, `{pipe: true}`.
`folder: name` lays the files into a folder of that name, `packs: {id: {file: text}}` gives further packs.
`clauses: [RE-COMBAT-012]` names the rule clauses that a case proves, for `tannkit trace`.
`pack.yaml` is added where a case has none: id `case`, languages `[en]`, requiring `tannhauser-revised`.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import yaml

from tannkit.lint.report import Report
from tannkit.lint.run import report
from tannkit.model.library import LoadedPack
from tannkit.problems import Problem
from tannkit.schema.load import load_pack, pack_of_bytes, with_required

PACK = """\
id: case
name: A case
version: 1.0.0
ruleset: {id: tannhauser-revised, version: ">=1.0"}
languages: [en]
licence: MIT
requires: {tannhauser-revised: ">=1.0"}
"""


@dataclass(frozen=True, slots=True)
class Expected:
    """A problem that a failing case must give: where it is, and a part of what it says."""

    file: str
    line: int
    column: int
    says: str


@dataclass(frozen=True, slots=True)
class Case:
    """One example: its files by name, and the problems of its rule that it must give (none: it passes)."""

    code: str
    name: str
    files: Mapping[str, Any]
    expect: tuple[Expected, ...]
    folder: str = ""
    packs: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)


@cache
def cases(code: str) -> tuple[Case, ...]:
    """The cases of a rule, failing ones first; empty if it has none."""
    path = files("tannkit.lint").joinpath("cases", f"{code}.yaml")
    if not path.is_file():
        return ()
    data = yaml.safe_load(path.read_text("utf-8"))
    return tuple(_case(code, each) for part in ("fail", "pass") for each in data.get(part, ()))


def _case(code: str, data: Mapping[str, Any]) -> Case:
    first = next(iter(data["files"]))
    expect = tuple(
        Expected(each.get("file", first), each["line"], each["column"], each["says"]) for each in data.get("expect", ())
    )
    return Case(code, data["name"], data["files"], expect, data.get("folder", ""), data.get("packs", {}))


def run_case(case: Case) -> Report:
    """The report on the pack of a case."""
    whole = {"pack.yaml": PACK, **case.files}
    others = [_in_memory({"pack.yaml": PACK.replace("case", each, 1), **texts}) for each, texts in case.packs.items()]
    if case.folder or any(_needs_disk(content) for content in whole.values()):
        with TemporaryDirectory() as folder:
            home = Path(folder) / (case.folder or "case")
            _lay_out(home, whole)
            return report(with_required([load_pack(home, shown="")], others))
    return report(with_required([_in_memory(whole)], others))


def _in_memory(whole: Mapping[str, Any]) -> LoadedPack:
    return pack_of_bytes({name: _bytes(content) for name, content in whole.items()})


def _needs_disk(content: Any) -> bool:
    """Whether a file is one that bytes cannot say: a link or a pipe."""
    return isinstance(content, Mapping) and ("link" in content or "pipe" in content)


def _lay_out(folder: Path, whole: Mapping[str, Any]) -> None:
    """Write the files of a case that needs a disk: links and pipes are nothing that bytes can say."""
    for name, content in whole.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(content, Mapping) and "link" in content:
            path.symlink_to(content["link"])
        elif isinstance(content, Mapping) and "pipe" in content:
            os.mkfifo(path)
        else:
            path.write_bytes(_bytes(content))


def _bytes(content: Any) -> bytes:
    """The bytes of a file as a case says them."""
    if isinstance(content, str):
        return content.encode()
    if "hex" in content:
        return bytes.fromhex(content["hex"])
    if "repeat" in content:
        middle = str(content["repeat"]) * int(content["times"])
        return f"{content.get('before', '')}{middle}{content.get('after', '')}".encode()
    ((encoding, text),) = content.items()
    return str(text).encode({"latin1": "latin-1", "utf16": "utf-16"}[encoding])


def mismatch(case: Case) -> str:
    """What a case shows otherwise than expected, in words; empty if all is as it should be."""
    got = [problem for problem in run_case(case).problems if problem.code == case.code]
    if len(got) == len(case.expect) and all(_same(*pair) for pair in zip(got, case.expect, strict=True)):
        return ""
    wanted = "; ".join(f"{each.file}:{each.line}:{each.column} {each.says}" for each in case.expect) or "nothing"
    found = "; ".join(f"{p.span.file}:{p.span.line}:{p.span.column} {p.message}" for p in got) or "nothing"
    return f"{case.code} {case.name!r}: expected {wanted}; found {found}"


def _same(problem: Problem, expected: Expected) -> bool:
    place = (problem.span.file, problem.span.line, problem.span.column)
    return place == (expected.file, expected.line, expected.column) and expected.says in problem.message
