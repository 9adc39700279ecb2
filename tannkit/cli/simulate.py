"""`tannkit simulate`: many games of machine players, and whether the scenario, mode or teams are fair."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from tannkit.ai.players import PLAYERS
from tannkit.balance.compare import compare
from tannkit.balance.plan import Plan
from tannkit.balance.samples import write_samples
from tannkit.balance.simulate import Progress, simulate
from tannkit.cli.options import PACKS, coloured, write_whole
from tannkit.cli.simulate_printed import comparison_lines, report_lines
from tannkit.cli.targets import targets
from tannkit.errors import EXIT_INTERRUPT, EXIT_USAGE, UsageError

FORMATS = click.Choice(["text", "json"])
PLAYER = click.Choice(list(PLAYERS))


@click.command(
    "simulate", epilog="Example: tannkit simulate --mode capture-the-flag --map catacombs --games 200 --jobs 2"
)
@click.option("--mode", default="deathmatch", show_default=True, help="The id of the mode.")
@click.option("--scenario", default="", help="The id of a scenario, in place of mode and map.")
@click.option("--map", "game_map", default="", help="The id of the map. [castle, or the map of the scenario]")
@click.option("--team", "teams", multiple=True, help="The id of a team; twice. [legal teams are drawn for each game]")
@click.option("--games", type=click.IntRange(1, 1_000_000), default=100, show_default=True, help="How many games.")
@click.option("--player", "players", multiple=True, type=PLAYER, help="Who plays; twice for each side. [greedy]")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same games.")
@click.option("--jobs", type=click.IntRange(1, 256), help="In how many processes. [as many as there are cores]")
@click.option("--cluster", default="", metavar="ADDRESS", help="Play on a Dask cluster; `local` starts a small one.")
@click.option("--turns", type=click.IntRange(1, 1000), default=30, show_default=True, help="The last turn of a game.")
@click.option("--ruling", "rulings", multiple=True, metavar="ID=READING", help="A reading of an unclear rule.")
@click.option("--rush-and-go", is_flag=True, help="Two entry points for each side.")
@click.option("--doors", type=click.IntRange(0, 4), default=0, help="How many secret doors: 2 or 4. [none]")
@click.option("--records", type=click.Path(path_type=Path, file_okay=False), help="Write sample games to this folder.")
@click.option("--report", type=click.Path(path_type=Path, dir_okay=False), help="Write the report as JSON, too.")
@click.option(
    "--compare",
    nargs=2,
    type=click.Path(path_type=Path, exists=True),
    help="Two reports, or two folders of content that are simulated: did the balance change?",
)
@click.option("--format", "form", type=FORMATS, default="text", help="How it is printed. [text]")
@PACKS
def command(
    form: str,
    report: Path | None,
    records: Path | None,
    compare: tuple[Path, Path] | None,
    games: int,
    jobs: int | None,
    cluster: str,
    packs: tuple[Path, ...],
    **what: Any,
) -> None:
    """Play many games of machine players and report who wins, how, how long it takes, and what is never used."""
    jobs = jobs or os.cpu_count() or 1
    if compare is not None:
        _compare(compare, form, lambda folder: _simulated(_plan(packs, folder, **what), games, jobs, cluster)[0])
        return
    plan = _plan(packs, None, **what)
    found, stopped = _simulated(plan, games, jobs, cluster)
    text = json.dumps(found, ensure_ascii=False, indent=2)
    if report is not None:
        write_whole(report, (text + "\n").encode("utf-8"))
    click.echo(text if form == "json" else "\n".join(report_lines(found)))
    if records is not None:
        for path in write_samples(plan, found["games"], records):
            click.echo(f"wrote {path}", err=True)
    if stopped is not None:
        said = str(stopped) or "interrupted"
        click.echo(f"{said}: {found['games']} of {games} games are in this report", err=True)
        raise SystemExit(EXIT_INTERRUPT if isinstance(stopped, KeyboardInterrupt) else EXIT_USAGE)


def _plan(
    packs: tuple[Path, ...],
    folder: Path | None,
    *,
    scenario: str,
    game_map: str,
    teams: tuple[str, ...],
    players: tuple[str, ...],
    rulings: tuple[str, ...],
    **more: Any,
) -> Plan:
    if len(players) > 2:
        raise UsageError("there are two sides", "Give --player once for both, or twice.")
    first, *others = players or (DEFAULT,)
    return Plan(
        paths=tuple(map(str, [folder] if folder is not None else targets([]))),
        packs=tuple(map(str, packs)),
        scenario=scenario,
        map=game_map or ("" if scenario else MAP),
        teams=teams,
        players=(first, others[0] if others else first),
        rulings=tuple(sorted(_ruling(each) for each in rulings)),
        **more,
    )


DEFAULT = "greedy" if "greedy" in PLAYERS else "simple"
MAP = "castle"


def _ruling(text: str) -> tuple[str, str]:
    ruling, sign, reading = text.partition("=")
    if not sign:
        raise UsageError(f"{text!r} is no ruling with a reading", "Write --ruling ID=READING.")
    return ruling, reading


def _simulated(plan: Plan, games: int, jobs: int, cluster: str) -> tuple[dict[str, Any], Any]:
    with _progress(games) as progress:
        done = simulate(plan, games, jobs=jobs, cluster=cluster, progress=progress)
    return done.report, done.stopped


@contextmanager
def _progress(games: int) -> Iterator[Progress]:
    """A bar with rate and remaining time for a person at a terminal; nothing into files and pipes."""
    if not coloured(sys.stderr):
        yield lambda done, games: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    columns = (TextColumn("{task.completed} of {task.total} games"), BarColumn(), TextColumn("{task.fields[rate]}"))
    with Bar(*columns, TimeRemainingColumn(), console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("games", total=games, rate="")

        def tell(done: int, games: int) -> None:
            speed = bar.tasks[0].speed
            bar.update(task, completed=done, rate=f"{speed:.1f} games a second" if speed else "")

        yield tell


def _compare(both: tuple[Path, Path], form: str, played: Any) -> None:
    """Say which shares differ between two reports."""
    one, two = (played(path) if path.is_dir() else _read(path) for path in both)
    found = compare(one, two)
    click.echo(json.dumps(found, indent=2) if form == "json" else "\n".join(comparison_lines(found, one, two)))


def _read(path: Path) -> dict[str, Any]:
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        data = None
    if not isinstance(data, dict) or data.get("format") != 1 or "sides" not in data:
        raise UsageError(f"{path} is no report of a simulation", "`tannkit simulate --report FILE` writes one.")
    return data
