"""The server of the site on this machine: what it takes as a fault and what not."""

from __future__ import annotations

from pathlib import Path

import pytest

from tannkit.cli.site import server


def reported(error: Exception, folder: Path, capfd: pytest.CaptureFixture[str]) -> str:
    with server(folder, 0) as serving:
        try:
            raise error
        except type(error):
            serving.handle_error(None, ("127.0.0.1", 1))
    return capfd.readouterr().err


def test_a_browser_that_breaks_off_is_no_fault(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert reported(BrokenPipeError(), tmp_path, capfd) == ""


def test_a_fault_of_our_own_is_shown(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert "KeyError" in reported(KeyError("x"), tmp_path, capfd)
