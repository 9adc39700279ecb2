"""The plot of odds on the page of a weapon: it shows what `tannkit odds` says, in words too, for weapons only."""

from __future__ import annotations

import re

import pytest
from reading import read

from tannkit.lint.report import Report
from tannkit.rulesets.tannhauser.odds import Fighter, attack_odds, tables_for
from tannkit.rulesets.tannhauser.odds.standard import by_median
from tannkit.sitegen.page import Page
from tannkit.state.tables import STAMINA

pytestmark = pytest.mark.xdist_group("sitegen")


def odds_on(page: Page) -> str:
    return page.markdown.partition("## Odds")[2].partition("\n## ")[0]


def test_the_plot_shows_the_exact_odds(bundled_report: Report, bundled_pages: dict[str, Page]) -> None:
    t, names = tables_for(bundled_report.library, "tannhauser-revised")
    shown = odds_on(bundled_pages["equipment/mauser-c96/index.md"])
    assert "attacks" in shown and "Stamina 5, the median" in shown
    (title,) = re.findall(r"<title>(.*?)</title>", shown)
    target = by_median(t, STAMINA)[0].ref
    for row, combat in enumerate((each[0] for each in t.figures[names.figures("eva-kraemer")[0]].rows), start=1):
        odds = attack_odds(t, names, Fighter("eva-kraemer", row), "mauser-c96", Fighter(target))
        said = ", ".join(
            f"{number}: {float(chance * 100):.{0 if chance >= 0.07 else 1}f} %"
            for number, chance in enumerate(odds.wounds)
        )
        assert f"Combat {combat}: {said}" in title
        widths = [float(400 * chance) for chance in odds.wounds]
        assert all(f'width="{width:.1f}"' in shown for width in widths)


def test_the_median_is_in_the_middle(bundled_report: Report) -> None:
    t, _ = tables_for(bundled_report.library, "tannhauser-revised")
    stamina = [each.rows[0][STAMINA] for each in by_median(t, STAMINA)]
    assert sorted(stamina)[(len(stamina) - 1) // 2] == stamina[0]


def test_the_picture_has_words_and_no_script(bundled_pages: dict[str, Page]) -> None:
    reader = read(odds_on(bundled_pages["equipment/tnt-440gr/index.md"]))
    svg = next(attributes for tag, attributes in reader.tags if tag == "svg")
    assert svg["role"] == "img" and "Thrown: 0: " in reader.text and "throws it at" in reader.text
    assert "script" not in {tag for tag, _ in reader.tags}


def test_only_what_wounds_has_odds(bundled_pages: dict[str, Page]) -> None:
    assert all(not odds_on(bundled_pages[f"equipment/{token}/index.md"]) for token in ("m15", "critical-hit"))
    assert sum(bool(odds_on(page)) for path, page in bundled_pages.items() if path.startswith("equipment/")) > 30
