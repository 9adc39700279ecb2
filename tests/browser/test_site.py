"""The finished site in a browser: search, links, the map's circles, and no page that does what a stranger wrote."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


def search(visit: Any, words: str) -> None:
    """Type words into the search and wait for what it finds."""
    visit.locator(".md-search__input").first.click()
    visit.locator(".md-search__input").first.press_sequentially(words)
    visit.locator(".md-search-result__link").first.wait_for()


def test_search_finds_a_token_and_its_page_names_its_carrier(visit: Any, address: str) -> None:
    visit.goto(address)
    search(visit, "Patmos Amulet")
    visit.locator(".md-search-result__link").first.click()
    visit.wait_for_url("**/equipment/patmos-amulet/**")
    assert visit.locator("h1").inner_text().startswith("Patmos Amulet")
    visit.locator(".md-content").get_by_role("link", name="Hermann").first.click()
    visit.wait_for_url("**/characters/hermann-von-heizinger/**")


def test_search_finds_german_words(visit: Any, address: str) -> None:
    visit.goto(address)
    search(visit, "Sturmlaterne")
    assert "lantern" in (visit.locator(".md-search-result__link").first.get_attribute("href") or "")


@pytest.mark.parametrize(
    ("words", "first"),
    [("entry points", "/rules/"), ("action points", "/rules/"), ("how to draw a map", "/guide/maps.html")],
)
def test_rules_and_guide_come_first(words: str, first: str, visit: Any, address: str) -> None:
    visit.goto(address)
    search(visit, words)
    visit.wait_for_timeout(500)  # the last key that was pressed is answered last
    assert first in (visit.locator(".md-search-result__link").first.get_attribute("href") or "")


def settled(visit: Any) -> str:
    """How many pages the search says it has found, once it has stopped changing its mind while one types."""
    said, before = visit.locator(".md-search-result__meta").inner_text(), ""
    while said != before:
        visit.wait_for_timeout(1500)
        said, before = visit.locator(".md-search-result__meta").inner_text(), said
    return str(said)


def test_small_words_do_not_count_in_the_search(visit: Any, address: str) -> None:
    counts = []
    for words in ("draw map", "How to draw a map"):
        visit.goto(address)
        search(visit, words)
        counts.append(settled(visit))
    assert counts[0] == counts[1]


def test_search_works_from_disk(visit: Any, site: Path) -> None:
    visit.goto((site / "index.html").as_uri())
    search(visit, "Patmos Amulet")
    visit.locator(".md-search-result__link").first.click()
    visit.wait_for_url("**/equipment/patmos-amulet/index.html**")


def test_circles_of_the_map_have_tooltips_and_lead_to_their_rows(visit: Any, address: str) -> None:
    visit.goto(f"{address}maps/castle/")
    circle = visit.locator(".tk-map g#circle-hall-1 a")
    assert "hall" in (circle.locator("title").text_content() or "").lower()
    circle.click()
    visit.wait_for_url("**#row-hall-1")
    assert visit.locator("tr:has(a#row-hall-1)").is_visible()


def test_the_list_of_tokens_can_be_filtered_and_sorted(visit: Any, address: str) -> None:
    visit.goto(f"{address}equipment/")
    rows = visit.locator(".tk-filtered tbody tr")
    everything = rows.count()
    visit.locator(".tk-filter input").fill("hermetica occult")
    assert 0 < visit.locator(".tk-filtered tbody tr:visible").count() < everything
    visit.locator(".tk-filter input").fill("")
    visit.locator(".tk-filtered th").first.click()
    visit.locator(".tk-filtered th").first.click()
    assert visit.locator(".tk-filtered th").first.get_attribute("aria-sort") == "descending"


def test_the_texts_of_a_hostile_pack_are_only_read(visit: Any, address: str, site: Path) -> None:
    nasty = sorted(path.relative_to(site).as_posix() for path in (site / "packs" / "nasty").rglob("index.html"))
    assert len(nasty) > 30
    tricks = [path for path in nasty if "/skills/" in path]
    others = [path for path in nasty if "/skills/" not in path]
    for path in ["skills/", "equipment/", "characters/", "packs/", *others, *tricks[::6]]:
        visit.goto(f"{address}{path}", wait_until="domcontentloaded")
        assert visit.locator("img:not(.tk-icon), iframe, article script").count() == 0, path
        assert visit.locator("[onerror], [onclick], [onmouseover], a[href^=javascript]").count() == 0, path
    visit.goto(f"{address}packs/nasty/characters/guide/")
    assert "<img src=x onerror=alert(1)>" in visit.locator("h1").inner_text()
    assert "<img src=x onerror=alert(1)>" in visit.title()


def test_search_shows_hostile_texts_as_text(visit: Any, address: str) -> None:
    visit.goto(address)
    search(visit, "sesrever onerror alert")
    assert visit.locator(".md-search-result img, .md-search-result script").count() == 0


@pytest.mark.parametrize("path", ["", "de/", "guide/effects.html", "rules/movement/", "checks/r001/", "schema/maps/"])
def test_pages_are_quiet(path: str, visit: Any, address: str) -> None:
    for scheme in ("light", "dark"):
        visit.emulate_media(color_scheme=scheme)
        visit.goto(f"{address}{path}")
        assert visit.locator("h1").first.is_visible()


def test_a_phone_does_not_scroll_sideways(visit: Any, address: str) -> None:
    visit.set_viewport_size({"width": 380, "height": 800})
    for path in ("", "equipment/", "maps/castle/", "characters/eva-kraemer/", "rules/movement/", "checks/r001/"):
        visit.goto(f"{address}{path}")
        assert visit.evaluate("document.documentElement.scrollWidth") <= 380, path
