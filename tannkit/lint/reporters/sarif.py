"""Problems as SARIF 2.1.0, for code-scanning services."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any
from urllib.parse import quote

from tannkit.lint.report import Report
from tannkit.lint.rule import Rule
from tannkit.problems import Fix, Problem, Span


def render(report: Report, rules: Mapping[str, Rule], version: str) -> str:
    """The report as one SARIF log with a single run.

    Args:
        report: what was found.
        rules: all lint rules by code; those that found something are described in the log.
        version: the version of tannkit.
    """
    used = sorted({problem.code for problem in report.problems})
    places = {code: index for index, code in enumerate(used)}
    run = {
        "tool": {"driver": {"name": "tannkit", "version": version, "rules": [_rule(rules[code]) for code in used]}},
        "columnKind": "unicodeCodePoints",
        "results": [_result(problem, places) for problem in report.problems],
    }
    log = {"$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run]}
    return json.dumps(log, ensure_ascii=False, indent=2)


def _rule(rule: Rule) -> dict[str, Any]:
    return {
        "id": rule.code,
        "name": rule.name,
        "shortDescription": {"text": rule.summary},
        "fullDescription": {"text": rule.manual.strip()},
        "help": {"text": rule.manual.strip(), "markdown": rule.manual.strip()},
        "defaultConfiguration": {"level": rule.severity},
    }


def _result(problem: Problem, places: Mapping[str, int]) -> dict[str, Any]:
    result: dict[str, Any] = {
        "ruleId": problem.code,
        "ruleIndex": places[problem.code],
        "level": problem.severity,
        "message": {"text": f"{problem.message} {problem.hint}".strip()},
        "locations": [{"physicalLocation": {"artifactLocation": _file(problem.span), "region": _region(problem.span)}}],
    }
    if problem.fix:
        result["fixes"] = [_fix(problem.fix)]
    return result


def _fix(fix: Fix) -> dict[str, Any]:
    replacement = {"deletedRegion": _region(fix.span), "insertedContent": {"text": fix.text}}
    return {
        "description": {"text": fix.title},
        "artifactChanges": [{"artifactLocation": _file(fix.span), "replacements": [replacement]}],
    }


def _file(span: Span) -> dict[str, str]:
    return {"uri": quote(span.file.replace("\\", "/"), safe="/-._~", errors="surrogateescape")}


def _region(span: Span) -> dict[str, int]:
    return {
        "startLine": span.line,
        "startColumn": span.column,
        "endLine": span.end_line,
        "endColumn": span.end_column,
    }
