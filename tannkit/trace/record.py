"""The recorded trace, `site/trace.json`: the site shows it, also where the tests are not at hand.

`tannkit gen` writes it. It has a line for each clause, so that a change of one test is a change of a few lines.
"""

from __future__ import annotations

import json
from collections.abc import Iterable

from tannkit.source.files import bundled
from tannkit.trace.proof import Proof

FILE = "site/trace.json"


def record_text(proofs: Iterable[Proof]) -> str:
    """Proofs as the text of the record."""
    lines = [f'"{each.pack}/{each.clause}": {json.dumps(_data(each), ensure_ascii=False)}' for each in proofs]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def recorded() -> tuple[Proof, ...]:
    """The proofs as they were last recorded; none if there is no record."""
    path = bundled("site") / "trace.json"
    return proofs_of(path.read_text("utf-8")) if path.is_file() else ()


def proofs_of(text: str) -> tuple[Proof, ...]:
    """The proofs that the text of a record holds."""
    found = []
    for full_id, data in json.loads(text).items():
        pack, _, clause = full_id.partition("/")
        tests, modules = tuple(data.get("tests", ())), tuple(data.get("modules", ()))
        found.append(Proof(pack, clause, tests, modules, data.get("unproved", "")))
    return tuple(found)


def _data(proof: Proof) -> dict[str, object]:
    """What is known about a clause; what is empty is left out."""
    data = {"tests": proof.tests, "modules": proof.modules, "unproved": proof.reason}
    return {key: value for key, value in data.items() if value}
