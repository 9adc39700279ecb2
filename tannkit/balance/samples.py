"""Sample games: a game of each way of ending, recorded so that it can be replayed."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from tannkit.balance.batch import Ready, play, ready
from tannkit.balance.counting import ending
from tannkit.balance.plan import Plan
from tannkit.engine.record import Recorder
from tannkit.rulesets.tannhauser.opening import head

# So many games are played again at most to find one of each ending.
MOST = 50


def write_samples(plan: Plan, games: int, folder: Path) -> list[Path]:
    """Record the first game of each ending among the first games of a plan; gives the files.

    Args:
        plan: the plan.
        games: how many games it has.
        folder: where they are written; it is made.
    """
    batch = ready(plan)
    folder.mkdir(parents=True, exist_ok=True)
    found: dict[str, Path] = {}
    for number in range(min(games, MOST)):
        written, name = _recorded(batch, number, folder)
        if name in found:
            written.unlink()
        else:
            found[name] = written.replace(folder / f"game-{number:05}-{name}.jsonl")
    return list(found.values())


def _recorded(batch: Ready, number: int, folder: Path) -> tuple[Path, str]:
    """One game played into a file whose name is still to be found; and how it ended."""
    handle, name = tempfile.mkstemp(dir=folder, prefix=".game.")
    with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as stream:
        game = play(batch, number, Recorder(stream, head(batch.table.what, batch.table.tables, batch.plan.seed)))
    Path(name).chmod(0o644)
    return Path(name), ending(game, batch.plan.turns)
