"""Smaller parts: addresses, the source of an entry, the answers to examples, and the help of commands."""

from __future__ import annotations

import pytest

from tannkit.cli.main import COMMANDS
from tannkit.cli.site import commands_help
from tannkit.lint.report import Report
from tannkit.schema.load import pack_of_bytes
from tannkit.sitegen.hand_written import answered
from tannkit.sitegen.links import name_of, relative
from tannkit.sitegen.page import Page, Place
from tannkit.sitegen.uses import uses_in
from tannkit.sitegen.view import View, view_of
from tannkit.sitegen.yaml_source import source_of


@pytest.mark.parametrize(
    ("here", "there", "address"),
    [
        ("index.md", Place("maps/index.md"), "maps/index.md"),
        ("maps/castle/index.md", Place("skills/sneak/index.md"), "../../skills/sneak/index.md"),
        ("rules/movement/index.md", Place("rules/movement/index.md", "re-move-001"), "#re-move-001"),
        ("maps/castle/index.md", Place("rules/movement/index.md", "x"), "../../rules/movement/index.md#x"),
    ],
)
def test_addresses_are_relative(here: str, there: Place, address: str) -> None:
    assert relative(here, there) == address


def test_long_ids_make_short_names_that_differ() -> None:
    one, other = name_of("a" * 300), name_of("a" * 301)
    assert len(one) <= 80
    assert one != other


def test_the_source_of_an_entry_is_its_lines() -> None:
    text = b"""\
skills:
  swim:
    name: Swim  # a comment

    meaning: |
      Two
      lines.
  # about the next one
  run: {name: Run, meaning: Runs.}
"""
    pack = pack_of_bytes({"pack.yaml": b"id: x\n", "a.yaml": text, "b.json": b'{"skills": {"fly": {"name": "Fly"}}}'})
    skills = pack.entries["skills"]
    assert source_of(skills["swim"]) == "swim:\n  name: Swim  # a comment\n\n  meaning: |\n    Two\n    lines."
    assert source_of(skills["run"]) == "run: {name: Run, meaning: Runs.}"
    assert source_of(skills["fly"]) == '{\n  "fly": {\n    "name": "Fly"\n  }\n}'


@pytest.fixture
def view(bundled_report: Report) -> View:
    library = bundled_report.library
    return view_of(library, uses_in(library), "tannhauser-revised", ())


def test_examples_are_answered_with_rule_text(view: View) -> None:
    example = "```yaml\neffects:\n  - passive: {give: [{attack_roll: {dice: 1}}]}\n```\n"
    page = answered(view, Page("guide/x.md", f"```yaml\nnot: asked\n```\n\n{example}\n<!-- say -->\n"))
    assert example in page.markdown
    assert '=== "English"' in page.markdown and '=== "Deutsch"' in page.markdown
    assert "<!--" not in page.markdown


def test_examples_are_answered_with_findings(view: View) -> None:
    example = "```yaml\nskills:\n  x: {nmae: X, meaning: y}\n```\n\n<!-- check -->\n"
    assert "unknown-field" in answered(view, Page("guide/x.md", example)).markdown


def test_every_command_has_help() -> None:
    said = commands_help()
    assert {each.name.split()[0] for each in said} == set(COMMANDS)
    assert all(each.help.startswith("Usage: tannkit") for each in said)
