"""The benchmark: how long the commands of every day take, against what they may take at most.

Run it by hand: `python tests/bench/run.py`. It prints a table and writes nothing, unless `--markdown FILE` says so.
Nothing else should run meanwhile; the commands are measured from start to end, as a person waits for them.
"""

from __future__ import annotations

import argparse
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from big_map import big_map
from big_pack import FILES, PACK, write_big_pack
from games import ATTACKS, COPIES, GAMES, copies, games, odds

from tannkit.draw.map_picture import draw_map
from tannkit.model.build import build
from tannkit.model.maps import GameMap
from tannkit.source.files import bundled

HEADS = ("What", "Runs", "Min", "Median", "Max", "Target", "")


class Skipped(Exception):
    """Something cannot be measured here; the words say why."""


@dataclass(frozen=True, slots=True)
class Measure:
    """What is measured: its name, how often, how long it may take, and the work itself."""

    name: str
    runs: int
    target: float
    work: Callable[[], object]


def measures(folder: Path) -> Iterator[Measure]:
    """All measures. The folder is a temporary one, for what they need."""
    pack = folder / PACK
    size = write_big_pack(pack)
    game_map = build(GameMap, big_map(16, 10, 8))
    yield Measure("`tannkit --help`", 10, 0.15, lambda: tannkit("--help"))
    yield Measure("`tannkit check`: all bundled content", 5, 2.0, lambda: tannkit("check", str(bundled("content"))))
    big = f"`tannkit check`: a pack of {FILES:,} files and {size / 1e6:.1f} MB"
    yield Measure(big, 5, 3.0, lambda: tannkit("check", str(pack)))
    yield Measure(f"SVG of a map with {len(game_map.circles)} circles", 10, 0.2, lambda: draw_map(game_map))
    yield Measure(f"{GAMES} games of two simple players", 5, GAMES / 100, games())
    numbers, copy = copies()
    yield Measure(f"{COPIES:,} copies of a state of {numbers} numbers", 5, COPIES * numbers / 100 * 1e-6, copy)
    yield Measure(f"odds of an attack, {ATTACKS} times", 5, ATTACKS * 1e-3, odds())
    yield Measure("`tannkit build`: everything", 2, 40.0, lambda: build_all(folder / "build"))


def tannkit(*args: str) -> None:
    """Run a command in a process of its own.

    Raises:
        Skipped: it failed.
    """
    done = subprocess.run([sys.executable, "-m", "tannkit", *args], capture_output=True, text=True, check=False)
    if done.returncode:
        words = (done.stderr or done.stdout).strip().splitlines()
        raise Skipped(f"exit code {done.returncode}: {words[-1] if words else 'no words'}")


def build_all(target: Path) -> None:
    """Run the whole build.

    Raises:
        Skipped: there is no such command here, or it failed.
    """
    try:
        tannkit("build", "--help")
    except Skipped as missing:
        raise Skipped("there is no command `build`") from missing
    tannkit("build", str(bundled("content")), "--out", str(target))


def row(measure: Measure) -> tuple[str, ...]:
    """One line of the table. The first run counts too: a person waits for it as for any other."""
    taken = []
    try:
        for _ in range(measure.runs):
            start = time.perf_counter()
            measure.work()
            taken.append(time.perf_counter() - start)
    except Skipped as skipped:
        return (measure.name, "0", "", "", "", shown(measure.target), f"skipped: {skipped}")
    median = statistics.median(taken)
    figures = (shown(min(taken)), shown(median), shown(max(taken)))
    return (
        measure.name,
        str(measure.runs),
        *figures,
        shown(measure.target),
        "met" if median <= measure.target else "missed",
    )


def shown(seconds: float) -> str:
    """A time for people."""
    return f"{seconds * 1000:.0f} ms" if seconds < 1 else f"{seconds:.2f} s"


def machine() -> str:
    """What it was measured on, in general terms."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{python}, {platform.system()} on {platform.machine()}, {os.cpu_count()} cores."


def table(rows: list[tuple[str, ...]]) -> str:
    """The table as Markdown, aligned so that it reads well as it is."""
    every = [HEADS, *rows]
    widths = [max(len(line[k]) for line in every) for k in range(len(HEADS))]
    lines = [
        "| " + " | ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)) + " |" for line in every
    ]
    lines.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|")
    return "\n".join(lines)


def main() -> None:
    """Measure everything, and show it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="write the table to a file as well")
    parser.add_argument("--only", metavar="WORD", default="", help="measure only what has this word in its name")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        rows = [row(measure) for measure in measures(Path(folder)) if options.only in measure.name]
    text = f"{machine()}\n\n{table(rows)}\n"
    print(text, end="")
    if options.markdown:
        options.markdown.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
