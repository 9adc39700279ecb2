"""What the tests of the site share: all bundled content with its pages, and a pack of nasty texts."""

from __future__ import annotations

import pytest
from nasty_texts import FILES
from reading import by_path

from tannkit.lint.report import Report
from tannkit.lint.run import check, report
from tannkit.schema.load import pack_of_bytes, with_required
from tannkit.sitegen.generate import pages
from tannkit.sitegen.page import Page
from tannkit.source.files import bundled, pack_folders


@pytest.fixture(scope="session")
def bundled_report() -> Report:
    return check(pack_folders(bundled("content")))


@pytest.fixture(scope="session")
def bundled_pages(bundled_report: Report) -> dict[str, Page]:
    return by_path(pages(bundled_report))


@pytest.fixture(scope="session")
def hostile_report() -> Report:
    return report(with_required([pack_of_bytes(FILES)]))


@pytest.fixture(scope="session")
def hostile_pages(hostile_report: Report) -> dict[str, Page]:
    return by_path(pages(hostile_report))
