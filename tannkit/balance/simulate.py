"""Simulating: all games of a plan, chunk by chunk, wherever they are played; what is finished is never lost."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from tannkit.balance.batch import ready
from tannkit.balance.executors import here, in_processes, on_cluster
from tannkit.balance.plan import Plan, chunks
from tannkit.balance.report import report_of
from tannkit.balance.tally import Tally, total
from tannkit.errors import UsageError

Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Simulated:
    """What came of it: the report, and why it ended before all games were played, if it did."""

    report: dict[str, Any]
    stopped: UsageError | KeyboardInterrupt | None


def simulate(
    plan: Plan, games: int, *, jobs: int = 1, cluster: str = "", progress: Progress = lambda done, games: None
) -> Simulated:
    """Play the games of a plan. The same plan gives the same report, whatever the number of workers.

    Args:
        plan: what is simulated.
        games: how many games.
        jobs: in how many processes; 1 plays in this one.
        cluster: the address of a Dask cluster, in place of that; `local` for one of its own.
        progress: is told how many games are done, and how many there are to be.

    Raises:
        UsageError: the plan cannot be played, or the cluster cannot be reached.
    """
    ready(plan)
    tally: Tally = total([])
    stopped: UsageError | KeyboardInterrupt | None = None
    parts = _parts(plan, games, jobs, cluster)
    try:
        for part in parts:
            tally.update(part)
            progress(tally["games",], games)
    except (KeyboardInterrupt, UsageError) as fault:
        if not tally["games",] and isinstance(fault, UsageError):
            raise
        stopped = fault
        with suppress(Exception):
            parts.close()
    return Simulated(report_of(plan, tally, games), stopped)


def _parts(plan: Plan, games: int, jobs: int, cluster: str) -> Generator[Tally, None, None]:
    todo = chunks(games)
    if cluster:
        return on_cluster(plan, todo, cluster)
    return here(plan, todo) if jobs <= 1 else in_processes(plan, todo, jobs)
