"""The site shows what is recorded: shares on a page of their own, tests and modules beside each clause."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tannkit.lint.run import check
from tannkit.sitegen.generate import pages
from tannkit.trace.proof import Proof

Checkout = Callable[..., Path]
PROOFS = (
    Proof("tannhauser-revised", "RE-MOVE-001", ("tests/a.py::test_<b>",), ("tannkit/engine/walk.py",)),
    Proof("tannhauser-revised", "RE-MOVE-002", (), (), "Nobody has *time*."),
    Proof("somebody-elses", "YY-A-1", ("tests/a.py",)),
)
CONTENT = Path(__file__).parents[2] / "content" / "tannhauser_revised"


def test_shares_and_proofs_are_shown() -> None:
    shown = {page.path: page.markdown for page in pages(check([CONTENT]), proofs=PROOFS)}
    proved, clauses = shown["proved/index.md"], shown["rules/movement/index.md"]
    assert "| MOVE | 1 | 2 | 50 % | <span" in proved
    assert "width:50%" in proved
    assert "Nobody has &#42;time&#42;." in proved
    assert "(../rules/movement/index.md#re-move-002)" in proved
    assert "#re-move-001" not in proved, "what is proved is not among what is not"
    assert "YY" not in proved
    assert "proved by <code>tests/a.py::test&#95;&#60;b&#62;</code>" in clauses
    assert "carried out in <code>tannkit/engine/walk.py</code>" in clauses
    assert "not proved: Nobody has" in clauses
    assert clauses.count("proved") == 2, "nothing is said about clauses that are not in the record"


def test_a_site_without_record_says_so(checkout: Checkout) -> None:
    shown = {page.path: page.markdown for page in pages(check([checkout() / "content" / "case"]))}
    assert "Nothing is recorded" in shown["proved/index.md"]
