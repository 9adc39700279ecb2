"""YAML cases: a situation, moves with scripted dice, and what must come of it.

A figure is written `side circle token token …`, with `row=N`, `watch`, `activated`, `dead`, `destroyed` and
`-token` for a facedown one among the rest; `off` is no circle.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from kit import Table
from ruamel.yaml import YAML

CASES = Path(__file__).parent / "cases"
PLAIN = ("watch", "activated", "dead", "destroyed")


def loaded() -> list[Any]:
    paths = sorted(CASES.glob("*.yaml"))
    cases = [(path, case) for path in paths for case in YAML(typ="safe").load(path.read_text(encoding="utf-8"))]
    return [pytest.param(case, id=f"{path.stem}: {case['name']}") for path, case in cases]


def figure(text: str) -> dict[str, Any]:
    side, circle, *rest = text.split()
    found: dict[str, Any] = {"side": int(side), "at": None if circle == "off" else circle, "tokens": [], "facedown": []}
    for word in rest:
        if word.startswith("row="):
            found["row"] = int(word[4:])
        elif word in PLAIN:
            found[word] = True
        else:
            found["tokens"].append(word.lstrip("-"))
            found["facedown"] += [word[1:]] if word.startswith("-") else []
    return found


def table(case: dict[str, Any]) -> Table:
    figures = {label: figure(text) for label, text in case["figures"].items()}
    keys = (
        "active",
        "points",
        "turn",
        "first",
        "rulings",
        "program",
        "rubble",
        "lying",
        "crates",
        "entries",
        "doors",
        "dice",
    )
    return Table(figures, **{key: case[key] for key in keys if key in case})


def play(game: Table, steps: list[Any]) -> None:
    for step in steps:
        words = [str(each) for each in step if not isinstance(each, dict)]
        more = next((each for each in step if isinstance(each, dict)), {})
        if words[0] == "refused":
            assert game.refusal(*words[2:]) == words[1], f"{words[2:]} at {game.kind}: {game.refusal(*words[2:])!r}"
        elif words[0] == "cannot":
            assert not game.can(*words[1:]), f"{words[1:]} can be done"
        elif words[0] == "can":
            assert game.can(*words[1:]), f"{words[1:]} cannot be done: {game.offered()}"
        elif words[0] == "asked":
            assert game.kind == words[1], f"asked {game.kind}, not {words[1]}"
        else:
            game.do(*words, dice=more.get("dice", ()))


def check(game: Table, expect: dict[str, Any]) -> None:
    told = game.told()
    place = 0
    for event in expect.get("told", ()):
        wanted = tuple(str(each) for each in event)
        while place < len(told) and told[place][: len(wanted)] != wanted:
            place += 1
        assert place < len(told), f"{wanted} was not told in its turn; told were {told}"
        place += 1
    for event in expect.get("not_told", ()):
        wanted = tuple(str(each) for each in event)
        assert not [each for each in told if each[: len(wanted)] == wanted], f"{wanted} was told"
    for label, row in expect.get("rows", {}).items():
        assert game.row(label) == row, f"{label} is on row {game.row(label)}"
    for label, circle in expect.get("at", {}).items():
        assert game.at(label) == ("" if circle == "off" else circle), f"{label} is at {game.at(label)}"
    for label, life in expect.get("life", {}).items():
        assert game.life(label) == life
    for label, tokens in expect.get("tokens", {}).items():
        assert game.tokens(label) == tokens, f"{label} has {game.tokens(label)}"
    if "points" in expect:
        assert list(game.points()) == expect["points"]
    if "asked" in expect:
        assert game.kind == expect["asked"], f"asked {game.kind}"
    for kind, number in expect.get("dice", {}).items():
        assert len(game.roll(kind)[5:]) == number, f"{game.roll(kind)}"
    for kind, number in expect.get("difficulty", {}).items():
        assert game.roll(kind)[3] == str(number), f"{game.roll(kind)}"


@pytest.mark.parametrize("case", loaded())
def test_case(case: dict[str, Any]) -> None:
    game = table(case)
    play(game, case.get("play", []))
    check(game, case["expect"])


def test_a_wrong_expectation_fails() -> None:
    case = {"figures": {"eva-kraemer": "0 r3 mauser-c96", "john-macneal": "1 r6"}, "active": "eva-kraemer"}
    game = table(case)
    play(game, [["attack", "mauser-c96", {"dice": [2, 2, 2, 2]}]])
    for wrong in (
        {"rows": {"john-macneal": 2}},
        {"told": [["hit"]]},
        {"not_told": [["roll.made"]]},
        {"dice": {"attack": 5}},
    ):
        with pytest.raises(AssertionError):
            check(game, wrong)
