"""What the browser tests share: a site with a hostile pack in it, served on this machine, and a browser."""

from __future__ import annotations

import os
import shutil
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tannkit.cli.site import commands_help, server
from tannkit.lint.run import report
from tannkit.schema.load import load_pack, pack_of_bytes, with_required
from tannkit.sitegen.build import build_site
from tannkit.source.files import bundled, pack_folders

# The hostile pack of the tests of the site's pages.
sys.path.append(str(Path(__file__).parent.parent / "sitegen"))
from nasty_texts import FILES

CHROMIUM = shutil.which("chromium")
QUIET = [
    "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser its tests are left out, but never unnoticed on the machine that is there to run them."""
    missing = pytest.mark.skip(reason="needs Debian's chromium")
    for item in items:
        if item.path.parent == Path(__file__).parent and CHROMIUM is None and "CI" not in os.environ:
            item.add_marker(missing)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the site with all bundled packs and the hostile one."""
    packs = [*(load_pack(folder) for folder in pack_folders(bundled("content"))), pack_of_bytes(FILES)]
    return build_site(report(with_required(packs)), tmp_path_factory.mktemp("build"), commands_help())


@pytest.fixture(scope="session")
def address(site: Path) -> Iterator[str]:
    """Where the site is served."""
    with server(site, 0) as serving:
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{serving.server_address[1]}/"
        serving.shutdown()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    """A running browser."""
    playwright = pytest.importorskip("playwright.sync_api") if "CI" not in os.environ else _playwright()
    with playwright.sync_playwright() as started:
        browser = started.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser
        browser.close()


def _playwright() -> Any:
    import playwright.sync_api

    return playwright.sync_api


@pytest.fixture
def visit(chromium: Any) -> Iterator[Any]:
    """A page of the browser that notes what goes wrong on it: `wrong` must stay empty."""
    context = chromium.new_context(viewport={"width": 1200, "height": 900})
    page = context.new_page()
    page.wrong = []
    page.on("console", lambda said: page.wrong.append(said.text) if said.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: page.wrong.append(str(error)))
    page.on("dialog", lambda dialog: (page.wrong.append(f"dialog: {dialog.message}"), dialog.dismiss()))
    page.on("requestfailed", lambda sent: None if _broken_off(sent) else page.wrong.append(f"failed: {sent.url}"))
    page.on("request", lambda request: None if _own(request.url) else page.wrong.append(f"outside: {request.url}"))
    yield page
    context.close()
    assert page.wrong == []


def _broken_off(sent: Any) -> bool:
    """Whether a request ended because the reader went on to another page, which is no fault."""
    return "ABORTED" in str(sent.failure)


def _own(url: str) -> bool:
    return url.startswith(("http://127.0.0.1:", "file:", "data:", "blob:", "about:"))
