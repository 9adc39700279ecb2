"""`tannkit explain`: say what a code means and how to mend what it reports."""

from __future__ import annotations

import json

import click

from tannkit.cli.options import coloured
from tannkit.errors import UsageError
from tannkit.lint.case import Case, cases, run_case
from tannkit.lint.rule import FAMILIES, Rule
from tannkit.lint.rules import RULES
from tannkit.model.suggest import did_you_mean


@click.command("explain", epilog="Example: tannkit explain R001")
@click.argument("code", required=False)
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", help="How it is shown.")
def command(code: str | None, form: str) -> None:
    """Explain a code such as R001, or a rule's name such as unknown-reference. Without CODE all rules are listed."""
    if code is None:
        shown = [*RULES.values()]
        click.echo(_json(shown) if form == "json" else _list(shown))
        return
    rule = find(code)
    click.echo(_json([rule]) if form == "json" else page(rule))


def find(code: str) -> Rule:
    """The rule of a code or name.

    Raises:
        UsageError: there is none.
    """
    for rule in RULES.values():
        if code.upper() == rule.code or code.lower() == rule.name:
            return rule
    names = [*RULES, *(rule.name for rule in RULES.values())]
    hint = did_you_mean(code.lower(), names) or "`tannkit explain` lists all codes."
    raise UsageError(f"there is no rule `{code}`", hint)


def page(rule: Rule) -> str:
    """The manual page of a rule as text, with its cases."""
    heading = f"{rule.code} {rule.name} ({rule.severity})"
    lines = [heading, "=" * len(heading), "", rule.manual.strip().replace("\n## ", "\n# "), ""]
    for case in cases(rule.code):
        lines += _case(case)
    return "\n".join(lines).rstrip()


def _case(case: Case) -> list[str]:
    heading = f"# {'Wrong' if case.expect else 'Right'}: {case.name}"
    lines = [heading]
    for name, text in case.files.items():
        shown = (
            text if isinstance(text, str) else f"({', '.join(f'{key}: {_short(val)}' for key, val in text.items())})"
        )
        lines += [f"    {name}:", *(f"        {line}" for line in shown.rstrip().splitlines())]
    if case.expect:
        for problem in run_case(case).problems:
            if problem.code == case.code:
                lines.append(f"    {problem.span.file}:{problem.span.line}:{problem.span.column}: {problem.message}")
    return [*lines, ""]


def _short(value: object) -> str:
    said = str(value)
    return said if len(said) <= 60 else said[:57] + "…"


def _list(rules: list[Rule]) -> str:
    lines = []
    bold, plain = ("\x1b[1m", "\x1b[0m") if coloured() else ("", "")
    for family, title in FAMILIES.items():
        mine = [rule for rule in rules if rule.code[0] == family]
        if mine:
            lines += ["", f"{bold}{title}{plain}"]
            lines += [f"  {rule.code}  {rule.severity:7}  {rule.name:34} {rule.summary}" for rule in mine]
    return "\n".join(lines[1:])


def _json(rules: list[Rule]) -> str:
    return json.dumps(
        [
            {
                "code": rule.code,
                "name": rule.name,
                "severity": rule.severity,
                "summary": rule.summary,
                "manual": rule.manual.strip(),
                "cases": [
                    {"name": each.name, "files": each.files, "fails": bool(each.expect)} for each in cases(rule.code)
                ],
            }
            for rule in rules
        ],
        ensure_ascii=False,
        indent=2,
    )
