"""Executors: where the games of a plan are played: here, in processes, or on a Dask cluster.

All give the tallies of the chunks in the order of their numbers, so that what is reported never depends on the workers.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from typing import Any

from tannkit.balance.batch import play_chunk
from tannkit.balance.plan import Chunk, Plan
from tannkit.balance.tally import Tally
from tannkit.errors import UsageError

# So many chunks are handed out for each worker at once: enough to keep it busy, few enough to stop soon.
AHEAD = 4


def here(plan: Plan, todo: Sequence[Chunk]) -> Generator[Tally, None, None]:
    """One game after the other, in this process."""
    for chunk in todo:
        yield play_chunk(plan, chunk)


def in_processes(plan: Plan, todo: Sequence[Chunk], jobs: int) -> Generator[Tally, None, None]:
    """In so many processes of this machine.

    Args:
        plan: the plan.
        todo: its chunks.
        jobs: the number of processes.
    """
    # A process that is forked off a program with threads can lock up; a fresh one cannot.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        try:
            yield from _in_order(pool, plan, todo, jobs)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _in_order(pool: ProcessPoolExecutor, plan: Plan, todo: Sequence[Chunk], jobs: int) -> Generator[Tally, None, None]:
    waiting: deque[Future[Tally]] = deque()
    left = iter(todo)
    for chunk in left:
        waiting.append(pool.submit(play_chunk, plan, chunk))
        if len(waiting) >= AHEAD * jobs:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


def on_cluster(plan: Plan, todo: Sequence[Chunk], address: str) -> Generator[Tally, None, None]:
    """On the workers of a Dask cluster, which need tannkit and the same content at the same paths.

    Args:
        plan: the plan.
        todo: its chunks.
        address: the address of its scheduler, such as `tcp://10.0.0.5:8786`, or `local` for one of its own.

    Raises:
        UsageError: Dask is not installed, nothing answers at the address, or the cluster went away.
    """
    client = _client(address)
    try:
        workers = max(len(client.scheduler_info()["workers"]), 1)
        waiting: deque[Any] = deque()
        for chunk in todo:
            # A game is a function of its plan and number: nothing is lost if it is played again elsewhere.
            waiting.append(client.submit(play_chunk, plan, chunk, pure=False))
            if len(waiting) >= AHEAD * workers:
                yield _result(client, waiting.popleft(), address)
        while waiting:
            yield _result(client, waiting.popleft(), address)
    finally:
        with suppress(Exception):
            client.close(timeout=5)


def _client(address: str) -> Any:
    try:
        from distributed import Client, LocalCluster
    except ImportError:
        raise UsageError(
            "a cluster needs Dask", "Install the extra: `pip install 'tannkit[cluster]'`; without it use --jobs."
        ) from None
    if address == "local":
        return Client(LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0"))
    try:
        return Client(address, timeout=CONNECT, set_as_default=False)
    except (OSError, ValueError) as fault:
        raise UsageError(
            f"no cluster answers at {address}",
            "Is the scheduler running, and is the address right? `dask scheduler` prints it.",
        ) from fault


def _result(client: Any, waiting: Any, address: str) -> Tally:
    """The tally of a chunk; a cluster whose scheduler or workers are gone is noticed."""
    from distributed import CancelledError, TimeoutError, wait
    from distributed.comm.core import CommClosedError

    try:
        wait(waiting, timeout=PATIENCE)
        found: Tally = waiting.result()
    except (CancelledError, CommClosedError, TimeoutError, OSError) as fault:
        raise UsageError(
            f"the cluster at {address} went away", "What was finished is reported; run the rest again with --first."
        ) from fault
    return found


# How long a scheduler has to answer.
CONNECT = "10s"
# Seconds after which a chunk of a cluster counts as lost.
PATIENCE = 600
