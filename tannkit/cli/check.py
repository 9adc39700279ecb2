"""`tannkit check`: say what is wrong with content, and where."""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path

import click

from tannkit.cli.options import PACKS, PATHS, coloured, stages
from tannkit.cli.targets import targets
from tannkit.lint.report import Report
from tannkit.lint.reporters import github, json_report, sarif, text
from tannkit.lint.rules import RULES
from tannkit.lint.run import check

FORMATS = ("text", "json", "github", "sarif")


@click.command("check", epilog="Example: tannkit check my-pack --format github")
@PATHS
@PACKS
@click.option("--format", "form", type=click.Choice(FORMATS), default="text", help="How problems are shown.")
@click.option("--strict", is_flag=True, help="Count warnings as errors.")
@click.pass_context
def command(ctx: click.Context, paths: tuple[Path, ...], packs: tuple[Path, ...], form: str, strict: bool) -> None:
    """Check packs, folders or files, and say what is wrong, where, and how to mend it.

    Without PATHS the pack around the current folder is checked, or all packs below it, or the bundled ones.
    """
    with stages() as stage:
        report = check(targets(paths), packs=packs, progress=stage)
    click.echo(render(report, form))
    ctx.exit(report.exit_code or int(strict and bool(report.warnings)))


def render(report: Report, form: str) -> str:
    """The report in one of FORMATS."""
    if form == "json":
        return json_report.render(report)
    if form == "github":
        return github.render(report)
    if form == "sarif":
        return sarif.render(report, RULES, version("tannkit"))
    return text.render(report, colour=coloured())
