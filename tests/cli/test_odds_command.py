"""`tannkit odds`: attacks, throws, tests, duels and tables in words and as JSON, and what it says to wrong usage."""

from __future__ import annotations

import json
import re
from fractions import Fraction
from typing import Any

import pytest

from tannkit.cli.main import run


def lines(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    assert run(["odds", *arguments]) == 0
    return capsys.readouterr().out.splitlines()


def data(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads("\n".join(lines(capsys, *arguments, "--format", "json")))
    return found


def test_an_attack(capsys: pytest.CaptureFixture[str]) -> None:
    first, *plot = lines(capsys, "eva-kraemer", "mauser-c96", "john-macneal")
    assert first == "eva-kraemer, mauser-c96  wounds 0.534  kill   0.33 %"
    assert plot[0] == "  0  64.00 % ███████████████████" and len(plot) == 5
    (found,) = data(capsys, "eva-kraemer", "mauser-c96", "john-macneal")
    (target,) = found["targets"]
    assert sum(Fraction(each) for each in target["exact"]) == 1
    assert target["target"] == "john-macneal" and target["kill"] == target["wounds"][4] == found["survivors"][0]


def test_linked_targets_and_what_is_said_of_the_second(capsys: pytest.CaptureFixture[str]) -> None:
    command = ("barry-daniel-brown", "flash-machine-gun-a6a", "wolf", "karl-zermann")
    printed = lines(capsys, *command)
    assert "targets that live" in printed and sum(" on " in line for line in printed) == 2
    (whole,), (hurt,) = data(capsys, *command), data(capsys, *command, "--target-row", "karl-zermann:4")
    assert hurt["targets"][0] == whole["targets"][0]
    assert hurt["targets"][1]["kill"] > whole["targets"][1]["kill"]
    assert len(hurt["survivors"]) == 3 and sum(hurt["survivors"]) == pytest.approx(1)
    (tough,) = data(capsys, *command, "--target-token", "karl-zermann:survival")
    assert tough["targets"][1]["mean"] < whole["targets"][1]["mean"]


def test_a_blast_close_by_strikes_the_attacker_too(capsys: pytest.CaptureFixture[str]) -> None:
    command = ("sergio-ramirez-delastillas", "mark-19-mod-a1", "wolf", "karl-zermann")
    near, far = data(capsys, *command), data(capsys, *command, "--distance", "3")
    assert near[0]["attacker_hurt"] > 0 == far[0]["attacker_hurt"]
    assert any("the attacker is hurt" in line for line in lines(capsys, *command))


def test_a_thrown_grenade(capsys: pytest.CaptureFixture[str]) -> None:
    (found,) = data(capsys, "tala-aponi", "f1-fragmentation-grenade", "wolf", "eva-kraemer", "--distance", "2")
    # Four hits against four dice: he dies when no shock die succeeds (Stamina 4 and 5).
    assert [each["exact"][4] for each in found["targets"]] == ["16/625", "1/16"]


def test_a_test_and_a_duel(capsys: pytest.CaptureFixture[str]) -> None:
    assert lines(capsys, "eva-kraemer", "--test", "mental", "--needed", "2")[0].endswith("passed  68.75 %")
    (raised,) = data(capsys, "eva-kraemer", "--test", "mental", "--needed", "2", "--raise")
    assert raised["passed"] > 0.6875
    (plain,) = data(capsys, "eva-kraemer", "wolf", "--duel", "mental")
    (lucky,) = data(capsys, "eva-kraemer", "wolf", "--duel", "mental", "--target-token", "luck")
    assert 0 < lucky["won"] < plain["won"]
    assert lines(capsys, "eva-kraemer", "wolf", "--duel", "mental")[0].startswith(
        "eva-kraemer against wolf, duel of mental"
    )


def test_a_table_has_all_weapons_of_a_team(capsys: pytest.CaptureFixture[str]) -> None:
    printed = lines(capsys, "--table", "union-fists-and-steel", "eva-kraemer", "--distance", "2")
    assert any(re.match(r"tala-aponi, tnt-440gr +wounds \d\.\d+  kill", line) for line in printed)
    assert any(line.endswith("tala-aponi has no such attack with unarmed") for line in printed)
    found = data(capsys, "--table", "union-fists-and-steel", "eva-kraemer", "--distance", "2")
    assert len(found) == len(printed)
    assert all(("refused" in each) != ("targets" in each) for each in found)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["eva-kraemer"], "a weapon and a target are needed"),
        (["nobody", "mp40", "eva-kraemer"], "no character"),
        (["eva-kraemer", "mp40", "john-macneal", "--target-row", "one"], "is no row"),
        (["eva-kraemer", "mp40", "john-macneal", "--target-row", "wolf:2"], "wolf is not among the targets"),
        (["eva-kraemer", "wolf", "--test", "mental"], "a test has no target"),
        (["eva-kraemer", "--duel", "mental"], "a duel has one opponent"),
        (["eva-kraemer", "wolf", "--duel", "mental", "--table"], "only one of"),
        (["eva-kraemer", "mp40", "wolf", "--needed", "2"], "--needed belongs to a test"),
        (["eva-kraemer", "--test", "mental", "--shake-off"], "no test or duel wounds anybody"),
        (["--table", "nobody", "eva-kraemer"], "no team"),
        (["--table", "union-fists-and-steel"], "a target is needed"),
        (["--table", "union-fists-and-steel", "nobody"], "no character"),
    ],
)
def test_wrong_usage(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["odds", *arguments]) == 2
    told = capsys.readouterr().err
    assert said in told and "Traceback" not in told
