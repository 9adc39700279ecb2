"""Every clause is proved by a test or listed with a reason, and every clause that is named exists."""

from __future__ import annotations

from pathlib import Path

import tannkit
from tannkit.trace.trace import trace

ROOT = Path(__file__).parent.parent


def test_clauses_tests_and_reasons_fit() -> None:
    found = trace(tannkit.load(*sorted(path.parent for path in (ROOT / "content").glob("*/pack.yaml"))), ROOT)
    assert len(found.proofs) > 1_000, "the clauses of the revised edition are among them"
    assert [f"{each.file}:{each.line}: {each.message} {each.hint}" for each in found.faults] == []
