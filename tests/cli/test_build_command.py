"""`tannkit build` stops at errors, and keeps what was built before."""

import subprocess
import sys
from pathlib import Path

from tannkit.cli.main import run


def test_errors_stop_the_build_and_keep_the_old_one(tmp_path: Path) -> None:
    pack = tmp_path / "mine"
    assert run(["new", "pack", "mine", "--in", str(tmp_path)]) == 0
    assert run(["new", "map", "Mill", "--in", str(pack)]) == 0
    out = tmp_path / "build"
    (out / "site").mkdir(parents=True)
    (out / "site" / "index.html").write_text("old", "utf-8")
    path = pack / "maps" / "mill.yaml"
    path.write_text(path.read_text("utf-8").replace("hall-2, hall-4", "hall-2, hall-44"), "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "tannkit", "build", str(pack), "--out", str(out)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "hall-44" in done.stdout
    assert "Nothing was built" in done.stderr
    assert (out / "site" / "index.html").read_text("utf-8") == "old"
    assert not (out / "maps").exists()
