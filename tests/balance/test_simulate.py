"""Simulations: the same plan gives the same report however it is played, and nothing that was finished is lost."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tannkit.balance import executors
from tannkit.balance import simulate as simulating
from tannkit.balance.batch import play, ready
from tannkit.balance.compare import compare
from tannkit.balance.plan import Chunk, Plan, chunks
from tannkit.balance.simulate import simulate
from tannkit.cli.main import run
from tannkit.errors import UsageError

CONTENT = str(Path(__file__).parents[2] / "content" / "tannhauser_revised")
PLAN = Plan((CONTENT,), (), "deathmatch", "", "castle", (), ("simple", "simple"), 3)
GAMES = 12


@pytest.fixture(scope="module")
def report() -> dict[str, object]:
    return simulate(PLAN, GAMES).report


def test_every_game_is_in_one_chunk() -> None:
    for games in (1, 9, 10, 11, 205):
        numbers = [number for each in chunks(games) for number in range(each.first, each.first + each.games)]
        assert numbers == list(range(games))


def test_processes_give_the_very_same_report(report: dict[str, object]) -> None:
    assert json.dumps(simulate(PLAN, GAMES, jobs=2).report) == json.dumps(report)


def test_a_cluster_gives_the_very_same_report(report: dict[str, object]) -> None:
    assert json.dumps(simulate(PLAN, GAMES, cluster="local").report) == json.dumps(report)


def test_counts_belong_together(report: dict[str, object]) -> None:
    one, two = report["sides"]  # type: ignore[misc]
    assert one["hits"] + two["hits"] + report["draws"]["hits"] + report["undecided"]["hits"] == GAMES  # type: ignore[index]
    assert sum(report["ends"].values()) == GAMES  # type: ignore[attr-defined]
    assert sum(report["turns"]["counts"].values()) == GAMES  # type: ignore[index]
    for name, each in report["characters"].items():  # type: ignore[attr-defined]
        assert each["survived"] <= each["games"], name
    died = sum(each.get("deaths", 0) for each in report["characters"].values())  # type: ignore[attr-defined]
    assert died >= sum(report["heat"]["die"].values()) > 0  # type: ignore[index]
    assert sum(each.get("attacks", 0) for each in report["characters"].values()) >= report["actions"]["attack"]  # type: ignore[attr-defined,index]


def test_another_seed_gives_other_games(report: dict[str, object]) -> None:
    other = Plan((CONTENT,), (), "deathmatch", "", "castle", (), ("simple", "simple"), 4)
    assert simulate(other, GAMES).report != report


def test_what_is_finished_is_reported_when_it_is_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(plan: Plan, todo: list[Chunk]) -> object:
        yield executors.play_chunk(plan, todo[0])
        raise KeyboardInterrupt

    monkeypatch.setattr(simulating, "here", broken)
    done = simulate(PLAN, 30)
    assert isinstance(done.stopped, KeyboardInterrupt)
    assert (done.report["games"], done.report["asked"]) == (10, 30)


def test_what_is_finished_is_reported_when_the_cluster_dies(monkeypatch: pytest.MonkeyPatch) -> None:
    def dying(plan: Plan, todo: list[Chunk], address: str) -> object:
        yield executors.play_chunk(plan, todo[0])
        raise UsageError(f"the cluster at {address} went away", "")

    monkeypatch.setattr(simulating, "on_cluster", dying)
    done = simulate(PLAN, 30, cluster="tcp://somewhere:1")
    assert "went away" in str(done.stopped)
    assert done.report["games"] == 10


def test_a_cluster_that_is_not_there_gives_a_message(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "CONNECT", "1s")
    with pytest.raises(UsageError, match="no cluster answers"):
        simulate(PLAN, 10, cluster="tcp://127.0.0.1:9")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--map", "kastle"], "kastle"),
        (["--mode", "deathmach"], "deathmach"),
        (["--team", "reich-iron-line"], "two teams"),
        (["--player", "simple", "--player", "simple", "--player", "simple"], "two sides"),
        (["--ruling", "RE-Q-23"], "no ruling"),
        (["--ruling", "RE-Q-23=never"], "no reading"),
    ],
)
def test_wrong_usage(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "--games", "1", *arguments]) == 2
    assert said in capsys.readouterr().err


def test_the_command_writes_report_and_samples_that_replay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, samples = tmp_path / "report.json", tmp_path / "samples"
    arguments = ["simulate", "--games", "4", "--jobs", "1", "--player", "simple", "--report", str(out)]
    assert run([*arguments, "--records", str(samples)]) == 0
    assert json.loads(out.read_text(encoding="utf-8"))["games"] == 4
    assert "Wins" in capsys.readouterr().out
    written = sorted(samples.iterdir())
    assert written
    for path in written:
        assert run(["replay", str(path), "--format", "json"]) == 0


def test_comparing_says_what_changed(
    tmp_path: Path, report: dict[str, object], capsys: pytest.CaptureFixture[str]
) -> None:
    before = json.loads(json.dumps(report))
    after = json.loads(json.dumps(report))
    after["sides"][0] = {"games": 1000, "hits": 900, "share": 0.9, "interval": [0.88, 0.92]}
    before["sides"][0] = {"games": 1000, "hits": 500, "share": 0.5, "interval": [0.47, 0.53]}
    changed = {each["what"] for each in compare(before, after) if each["changed"]}
    assert changed == {"sides.1"}
    files = []
    for name, data in (("a", before), ("b", after)):
        path = tmp_path / f"{name}.json"
        path.write_text(json.dumps(data), encoding="utf-8")
        files.append(str(path))
    assert run(["simulate", "--compare", *files]) == 0
    assert "sides.1" in capsys.readouterr().out
    broken = tmp_path / "c.json"
    broken.write_text("{", encoding="utf-8")
    assert run(["simulate", "--compare", files[0], str(broken)]) == 2
    assert "no report" in capsys.readouterr().err


def test_a_game_follows_from_plan_and_number_alone() -> None:
    batch = ready(PLAN)
    alone = play(batch, 7).events
    for number in (0, 1):
        play(batch, number)
    assert play(batch, 7).events == alone
