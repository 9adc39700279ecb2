"""Each phrase in `cases/` reads exactly as it says there, in both languages."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from tannkit.verbs.say.games import render_game
from tannkit.verbs.say.render import render_effects, render_goal

CASES = [
    (path.stem, number, case)
    for path in sorted((Path(__file__).parent / "cases").glob("*.yaml"))
    for number, case in enumerate(yaml.safe_load(path.read_text("utf-8")))
]
TRAITS = {
    "weapon": {},
    "hand-to-hand": {"dice": 4, "attack": "melee"},
    "automatic": {"dice": 5, "attack": "ranged"},
    "cumbersome": {"overwatch": False},
    "grenade": {"throw": 5},
    "smoke-grenade": {"throw": 8},
}


def names(kind: str, id: str) -> str:
    return id.replace("-", " ").title()


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(("group", "number", "case"), CASES, ids=[f"{group} {number}" for group, number, _ in CASES])
def test_case_reads_as_it_says(group: str, number: int, case: dict[str, Any], lang: str) -> None:
    if "goal" in case:
        lines = render_goal(case["goal"], lang, names)
    elif "game" in case:
        sections = render_game(case["game"], lang, names, several={"trooper-squad"})
        lines = [line for section in sections.values() for line in section]
    else:
        entry = case["token"] if "token" in case else {"effects": [case["effect"]]}
        lines = render_effects(entry, lang, names, TRAITS, several={"trooper-squad"})
    assert " ".join(lines) == case[lang].strip()
