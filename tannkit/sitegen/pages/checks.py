"""Pages of the lint rules: what each is about, with cases that are run and shown with the messages they give."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tannkit.lint.case import Case, cases, run_case
from tannkit.lint.rule import FAMILIES, Rule
from tannkit.lint.rules import RULES
from tannkit.problems import Problem
from tannkit.sitegen.escape import code, fenced, plain, told
from tannkit.sitegen.page import Page, Place
from tannkit.sitegen.parts import UNSEARCHED, badge, big_table, bullets, head
from tannkit.sitegen.view import View

INDEX = Place("checks/index.md")
# A check is named after the very words of the game that it is about; who searches for them wants the rules first.
BOOST = 0.1


def check_place(code_of_rule: str) -> Place:
    """Where a lint rule is explained."""
    return Place(f"checks/{code_of_rule.lower()}/index.md")


def check_pages(view: View) -> Iterator[Page]:
    """A page for each lint rule."""
    for rule in RULES.values():
        yield _check_page(view.at(check_place(rule.code)), rule)


def checks_index(view: View) -> str:
    """All lint rules by family."""
    rows = []
    for rule in RULES.values():
        link = view.to(check_place(rule.code), rule.code)
        rows.append(
            [link, plain(rule.name), badge(rule.severity), _markdown_line(rule.summary), FAMILIES[rule.code[0]]]
        )
    return big_table(("Code", "Name", "Weight", "What is wrong", "Family"), rows)


def _markdown_line(summary: str) -> str:
    return summary.replace("|", "&#124;")


def _check_page(view: View, rule: Rule) -> Page:
    first, _, rest = rule.manual.strip().partition("\n\n")
    body = [
        head(f"{rule.code} {plain(rule.name)}", [view.to(INDEX, "Checks")], boost=BOOST),
        f"{badge(rule.severity)} {FAMILIES[rule.code[0]]}\n\n**{' '.join(first.split())}**\n\n{rest}\n",
    ]
    examples = cases(rule.code)
    failing = [case for case in examples if case.expect]
    passing = [case for case in examples if not case.expect]
    if failing:
        body.append(f"\n## Not like this {UNSEARCHED}\n")
        body += [_case(case) for case in failing]
    if passing:
        body.append(f"\n## But like this {UNSEARCHED}\n")
        body += [_case(case) for case in passing]
    return Page(view.here, "\n".join(body))


def _shown(content: Any) -> str:
    """A file of a case; one that is no text in itself is told."""
    if isinstance(content, str):
        return fenced(content.rstrip())
    return "; ".join(f"{plain(key)}: {code(_short(str(value)))}" for key, value in content.items())


def _short(value: str) -> str:
    return value if len(value) <= 60 else f"{value[:57]}…"


def _said(problem: Problem) -> str:
    place = code(f"{problem.span.file}:{problem.span.line}:{problem.span.column}")
    return f"{place} {told(problem.message)}" + (f" – {told(problem.hint)}" if problem.hint else "")


def _case(case: Case) -> str:
    parts = [f"\n### {plain(case.name[:1].upper() + case.name[1:])} {UNSEARCHED}\n"]
    for file, text in case.files.items():
        parts.append(f"{code(file)}\n\n{_shown(text)}\n")
    if case.expect:
        found = (problem for problem in run_case(case).problems if problem.code == case.code)
        said = bullets(_said(problem) for problem in found)
        parts.append(f'<div class="tk-says" markdown="block">\n\n{said}\n\n</div>\n')
    return "\n".join(parts)
