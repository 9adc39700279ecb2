"""Pages written by hand, whose examples answer for themselves.

Below a YAML example the comment `<!-- say -->` is replaced by the rule text that tannkit makes of it, and
`<!-- check -->` by what the checker says about it. So the guide cannot promise what the tool does not do. Wherever
`<!-- packs -->` stands, the packs of this site are named.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import yaml

from tannkit.lint.case import Case, run_case
from tannkit.lint.reporters import text
from tannkit.sitegen.escape import fenced, plain
from tannkit.sitegen.page import Page
from tannkit.sitegen.parts import bullets, pack_name, pack_page
from tannkit.sitegen.rule_text import Language, in_tabs, linked, several_in
from tannkit.sitegen.view import View
from tannkit.verbs.say.render import render_effects

_EXAMPLE = re.compile(r"```yaml\n(?P<yaml>(?:(?!```).)*?)\n```\n\n<!-- (?P<ask>say|check) -->\n", re.DOTALL)
_PACKS = "<!-- packs -->"
FILE = "my-file.yaml"


def answered(view: View, page: Page) -> Page:
    """The page with the answers to its examples."""

    def answer(match: re.Match[str]) -> str:
        example = f"```yaml\n{match['yaml']}\n```\n"
        if match["ask"] == "check":
            return f"{example}\n{_findings(match['yaml'])}\n"
        return f"{example}{in_tabs(lambda lang: _rule_text(view, match['yaml'], lang))}"

    return Page(page.path, _EXAMPLE.sub(answer, page.markdown).replace(_PACKS, _packs(view)))


def _packs(view: View) -> str:
    """Links to all packs; the one that all others build on comes last."""
    packs = sorted(view.library.packs, key=lambda pack: pack == view.home)
    return ", ".join(view.to(pack_page(pack, view.home), plain(pack_name(view, pack))) for pack in packs)


def _rule_text(view: View, example: str, lang: Language) -> str:
    """The rule text of a token: of a whole one, or of some of its fields."""
    data: Mapping[str, Any] = yaml.safe_load(example)
    token, entry = ("this-token", data) if "effects" in data else next(iter(data.get("equipment", data).items()))
    traits = {ref: found.data for ref in entry.get("traits", ()) if (found := view.find("traits", ref))}
    return bullets(
        linked(view, lang, lambda names: render_effects(entry, lang, names, traits, token, several_in(view)))
    )


def _findings(example: str) -> str:
    """What `tannkit check` prints about a file."""
    report = run_case(Case("", "", {FILE: example + "\n"}, ()))
    return fenced(text.render(report), "text")
