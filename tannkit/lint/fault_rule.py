"""Rules whose findings come out of reading a file, of its comments, or of matching it with the schema."""

from __future__ import annotations

from tannkit.lint.rule import Rule, rule
from tannkit.lint.suppress import NAMES as COMMENTS
from tannkit.schema.explain import NAMES as SHAPES
from tannkit.source.faults import NAMES as FAULTS
from tannkit.source.faults import WARNINGS

NAMES = {**FAULTS, **COMMENTS, **SHAPES}


def fault_rule(manual: str | None, code: str) -> Rule:
    """The rule that stands for a fault; its name and severity are those that the fault is reported with."""
    warns = code in WARNINGS or code == "Y024"
    return rule(manual, code, NAMES[code], severity="warning" if warns else "error")
