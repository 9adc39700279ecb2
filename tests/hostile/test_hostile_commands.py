"""The real command line: exit codes, no tracebacks, bounded time and memory, whatever it is given."""

from __future__ import annotations

import json
import os
import resource
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from hostile_files import FILES

from tannkit.lint.case import PACK

ROOT = Path(__file__).parents[2]
MOST_MEMORY = 1_500_000_000
GOOD = "skills:\n  cooking: {name: Cooking, meaning: Makes anything edible.}\n"


def limit() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def tannkit(*args: str | Path, **given: object) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(ROOT), **given.pop("env", {})}  # type: ignore[dict-item]
    command = [sys.executable, "-m", "tannkit", *map(str, args)]
    return subprocess.run(
        command, capture_output=True, encoding="utf-8", errors="surrogateescape", timeout=60, env=env, preexec_fn=limit,
        **given,  # type: ignore[call-overload]
    )  # fmt: skip


def pack(folder: Path, **files: str | bytes) -> Path:
    folder.mkdir()
    (folder / "pack.yaml").write_text(PACK)
    for name, content in files.items():
        (folder / f"{name}.yaml").write_bytes(content if isinstance(content, bytes) else content.encode())
    return folder


def clean(result: subprocess.CompletedProcess[str]) -> bool:
    return "Traceback" not in result.stderr and "fault of tannkit" not in result.stderr


def test_nothing_wrong_is_0(tmp_path: Path) -> None:
    result = tannkit("check", pack(tmp_path / "case", good=GOOD))
    assert (result.returncode, result.stderr) == (0, "")


HEAVY = (
    "alias bomb in lists",
    "deep lists, closed",
    "a hundred thousand fields",
    "a line of a million letters",
    "null character",
)


@pytest.mark.timeout(120)
def test_all_hostile_files_at_once_in_bounded_memory(tmp_path: Path) -> None:
    files = {f"f{n}": row[1] for n, row in enumerate(FILES) if row[0] in HEAVY or len(row[1]) < 5_000}
    result = tannkit("check", pack(tmp_path / "case", **files), "--format", "json")
    assert clean(result)
    assert result.returncode == 1
    told = {Path(each["file"]).stem for each in json.loads(result.stdout)["problems"] if each["code"][0] in "YSR"}
    assert set(files) <= told


def test_warnings_are_0_unless_strict(tmp_path: Path) -> None:
    home = pack(tmp_path / "case", empty="")
    assert tannkit("check", home).returncode == 0
    assert tannkit("check", home, "--strict").returncode == 1


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("check", "nosuchpath"), "nosuchpath"),
        (("chek",), "Did you mean `check`?"),
        (("check", "--format", "nope"), "nope"),
        (("check", "--nope"), "--nope"),
        (("check", "a" * 5000), "too long"),
        (("check", "--pack", "nosuchpath"), "nosuchpath"),
        (("explain", "Q999"), "Q999"),
    ],
)
def test_wrong_usage_is_2(args: tuple[str, ...], says: str) -> None:
    result = tannkit(*args)
    assert result.returncode == 2
    assert clean(result)
    assert says in result.stderr
    assert result.stdout == ""


@pytest.mark.parametrize("form", ["text", "json", "github", "sarif"])
def test_names_that_no_encoding_can_write(form: str, tmp_path: Path) -> None:
    home = pack(tmp_path / "case")
    (Path(os.fsdecode(os.fsencode(home) + b"/b\xff\n\x1b[31m.yaml"))).write_text("zz: 1")
    result = tannkit("check", home, "--format", form)
    assert clean(result)
    assert result.returncode == 1
    assert "\x1b" not in result.stdout
    if form in ("json", "sarif"):
        assert json.loads(result.stdout)


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
def test_terminals_of_any_encoding(encoding: str, tmp_path: Path) -> None:
    home = pack(tmp_path / "case", bad='"漢字 ł 😀": 1\n')
    result = tannkit("check", home, env={"PYTHONIOENCODING": encoding})
    assert clean(result)
    assert result.returncode == 1


def test_output_that_nobody_reads(tmp_path: Path) -> None:
    home = pack(
        tmp_path / "case",
        bad="".join(f"a{n}: 1\n" for n in range(3000)),
        more="".join(f"b{n}: 1\n" for n in range(3000)),
    )
    command = f"{sys.executable} -m tannkit check {home} | head -n 1"
    result = subprocess.run(
        ["bash", "-c", command], capture_output=True, text=True, timeout=60, env={**os.environ, "PYTHONPATH": str(ROOT)}
    )
    assert result.stderr == ""
    assert len(result.stdout.splitlines()) == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device here")
def test_a_disk_that_is_full(tmp_path: Path) -> None:
    home = pack(tmp_path / "case", good=GOOD)
    command = f"{sys.executable} -m tannkit check {home} > /dev/full"
    result = subprocess.run(
        ["bash", "-c", command], capture_output=True, text=True, timeout=60, env={**os.environ, "PYTHONPATH": str(ROOT)}
    )
    assert result.returncode == 2
    assert clean(result)  # type: ignore[arg-type]


def test_colours_only_where_they_are_wanted(tmp_path: Path) -> None:
    home = pack(tmp_path / "case", bad="zz: 1\n")
    for env in ({}, {"NO_COLOR": "1"}):
        assert "\x1b" not in tannkit("check", home, env=env).stdout


def test_interruption_is_130(tmp_path: Path) -> None:
    home = pack(tmp_path / "case")
    script = (
        "import os, signal, tannkit.cli.main as main, tannkit.cli.check as check\n"
        "check.check = lambda *a, **k: os.kill(os.getpid(), signal.SIGINT)\n"
        f"main.main(['check', {str(home)!r}])\n"
    )
    result = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert signal.SIGINT
    assert result.returncode == 130
    assert result.stderr.strip() == "tannkit: interrupted."
