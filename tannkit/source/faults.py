"""Faults: the codes and names of everything that can be wrong with a file before its content is looked at.

The manual page of each stands with the lint rule of the same code.
"""

from __future__ import annotations

from tannkit.problems import Problem, Severity, Span

NAMES: dict[str, str] = {
    "Y001": "unreadable-file",
    "Y002": "wrong-encoding",
    "Y003": "forbidden-character",
    "Y004": "syntax-error",
    "Y005": "file-too-large",
    "Y006": "nested-too-deep",
    "Y007": "too-many-values",
    "Y008": "number-too-long",
    "Y009": "duplicate-key",
    "Y010": "several-documents",
    "Y011": "empty-file",
    "Y012": "anchor-or-alias",
    "Y013": "merge-key",
    "Y014": "key-is-no-text",
    "Y015": "boolean-key",
    "Y016": "hidden-character",
    "Y017": "explicit-tag",
    "Y018": "tab-indentation",
    "Y019": "ambiguous-word",
    "Y020": "infinite-number",
    "Y021": "link-out-of-pack",
    "Y026": "misnamed-file",
}
WARNINGS = frozenset({"Y011", "Y019", "Y026"})


def fault(code: str, span: Span, message: str, hint: str = "") -> Problem:
    """The Problem for a fault of the Y family."""
    severity: Severity = "warning" if code in WARNINGS else "error"
    return Problem(code, NAMES[code], severity, span, message, hint)
