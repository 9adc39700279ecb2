"""A pack of five thousand files and about two million bytes for measuring: valid content that refers to itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml
from big_map import big_map

PACK = "big-pack"
SKILLS, TOKENS, BONUS, CHARACTERS, CHALLENGES, CRATES, MAPS = 60, 2900, 100, 1000, 600, 299, 40
FILES = 1 + SKILLS + TOKENS + BONUS + CHARACTERS + CHALLENGES + CRATES + MAPS
FACTIONS = ("reich", "union", "matriarchy")
ADJECTIVES = ("Old", "Silver", "Hidden", "Broken", "Second", "Winter", "Iron", "Quiet", "Red", "Northern", "Last")
NOUNS = ("Lantern", "Rifle", "Compass", "Blade", "Badge", "Manual", "Rope", "Flask", "Mirror", "Chart", "Whistle")
GIVEN = ("Anna", "Boris", "Clara", "Dmitri", "Edith", "Frank", "Greta", "Henry", "Ilse", "Jack", "Katya", "Leo", "Mara")
FAMILY = ("Adler", "Brook", "Carter", "Dorn", "Ekman", "Frost", "Graham", "Holt", "Ivanova", "Jansen", "Kern")
STATS = ("combat", "stamina", "mental", "movement")
WEAPONS = ("hand-to-hand", "pistol", "automatic")


def write_big_pack(folder: Path) -> int:
    """Write the pack into an empty folder; how many bytes it has."""
    total = 0
    for name, data in files():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        text = yaml.dump(data, Dumper=yaml.CSafeDumper, sort_keys=False, allow_unicode=True, width=110)
        total += path.write_bytes(text.encode())
    return total


def files() -> Iterator[tuple[str, dict[str, Any]]]:
    """All files by name."""
    yield "pack.yaml", {
        "id": PACK, "name": "Big Pack", "version": "1.0.0", "languages": ["en"], "licence": "MIT",
        "ruleset": {"id": "tannhauser-revised", "version": ">=1.0"}, "requires": {"tannhauser-revised": ">=1.0"},
    }  # fmt: skip
    parts = (
        ("skills", SKILLS, _skill), ("equipment", TOKENS, _token), ("equipment", BONUS, _bonus),
        ("characters", CHARACTERS, _character), ("challenges", CHALLENGES, _challenge), ("crates", CRATES, _crate),
        ("maps", MAPS, _map),
    )  # fmt: skip
    for kind, count, make in parts:
        for number in range(count):
            entry_id, data = make(number)
            yield f"{kind}/{number // 100:02}/{entry_id}.yaml", {kind: {entry_id: data | {"source": {"basis": "own"}}}}


def _skill(number: int) -> tuple[str, dict[str, Any]]:
    noun = NOUNS[number % len(NOUNS)]
    return f"craft-{number}", {"name": f"{noun} Craft {number}", "meaning": f"Knows all there is about the {noun}."}


def _token(number: int) -> tuple[str, dict[str, Any]]:
    special = number < CHARACTERS
    weapon = not special and number % 2 == 0
    adjective, noun = ADJECTIVES[number % len(ADJECTIVES)], NOUNS[number // len(ADJECTIVES) % len(NOUNS)]
    return f"token-{number}", {
        "name": f"{adjective} {noun} No. {number}",
        "kind": "special-object" if special else "pack",
        "traits": ["weapon", WEAPONS[number % len(WEAPONS)]] if weapon else ["hardware"],
        "disposable": not special,
        "effects": [_effect(number, weapon)],
    }  # fmt: skip


def _bonus(number: int) -> tuple[str, dict[str, Any]]:
    restriction: dict[str, Any] = {"kind": "hero"} if number % 2 else {"faction": FACTIONS[number % 3]}
    return f"bonus-{number}", {
        "name": f"Bonus No. {number}", "kind": "bonus", "traits": ["medal"], "restriction": restriction,
        "effects": [_effect(number, False)],
    }  # fmt: skip


def _effect(number: int, weapon: bool) -> dict[str, Any]:
    """One of several effects in turn, such as a designer would write."""
    stat = STATS[number % 3]
    if weapon and number % 4 == 0:
        roll = {"all": [{"roll": "attack"}, {"by": "you"}, {"weapon": {"is": "this"}}]}
        natural = {"natural": {"face": 10, "at_least": 1 + number % 2}}
        give = {"who": "defender", "modifiers": [{"forbid": "counterattack"}], "until": "end_of_attack"}
        return {"trigger": {"event": "roll.counted", "when": {"all": [*roll["all"], natural]}, "do": [{"give": give}]}}
    if weapon:
        return {"passive": {"when": {"weapon": {"is": "this"}}, "give": [{"attack_roll": {"dice": 1 + number % 2}}]}}
    if number % 5 == 0:
        friends = {"characters": {"side": "own", "adjacent_to": "you"}}
        return {"passive": {"who": friends, "give": [{"test_roll": {"dice": 1}}]}}
    if number % 5 == 1:
        healed = {"from": {"characters": {"any": [{"is": "you"}, {"adjacent_to": "you"}]}}}
        heal = [{"heal": {"who": "chosen", "rows": 1 + number % 2}}]
        return {"use": {"cost": [{"action": "use_equipment"}, {"discard": "this"}], "choose": healed, "do": heal}}
    if number % 5 == 2:
        return {"passive": {"give": [{"movement": {"ignore_penalty": 1}}, {"smoke": "ignored"}]}}
    if number % 5 == 3:
        when = {"all": [{"weapon": {"traits": ["automatic"]}}, {"moved": False}]}
        return {"passive": {"when": when, "give": [{"attack_roll": {"dice": 1}}]}}
    return {"passive": {"when": {"attack": "overwatch"}, "give": [{"stat": {"name": stat, "add": 1}}]}}


def _character(number: int) -> tuple[str, dict[str, Any]]:
    hero = number % 3 > 0
    rows = 4 if hero else 3
    name = f"{GIVEN[number % len(GIVEN)]} {FAMILY[number // len(GIVEN) % len(FAMILY)]} {number}"
    own = [f"token-{CHARACTERS + (number * 2 + k * 7) % (TOKENS - CHARACTERS)}" for k in range(9)]
    data: dict[str, Any] = {
        "name": name,
        "kind": "hero" if hero else "trooper",
        "faction": FACTIONS[number % 3],
        "skills": [f"craft-{number % SKILLS}", "mechanics", "athletics"],
        "values": {stat: [7 - row - (number + k) % 2 for row in range(rows)] for k, stat in enumerate(STATS)},
        "special_object": f"token-{number}",
        "packs": {"combat": own[:3], "stamina": own[3:6], "command": own[6:]},
        "text": f"{name} has seen much and says little, but is there when needed.",
    }
    if number < CHALLENGES // 4:
        data["challenges"] = [f"challenge-{number * 4 + k}" for k in range(4)]
    return f"character-{number}", data


def _challenge(number: int) -> tuple[str, dict[str, Any]]:
    return f"challenge-{number}", {
        "character": f"character-{number // 4}",
        "type": ("combat", "physical", "mental", "special")[number % 4],
        "statement": f"Wound {1 + number % 3} enemies in one game.",
        "goal": {
            "count": {"what": {"event": "wound_suffered", "by": "self", "victim": "enemy"}, "at_least": 1 + number % 3}
        },
    }


def _crate(number: int) -> tuple[str, dict[str, Any]]:
    held = {"equipment": f"token-{CHARACTERS + number}"} if number % 4 else {"command_points": 1 + number % 3}
    return f"crate-{number}", {**held, "copies": 1 + number % 2}


def _map(number: int) -> tuple[str, dict[str, Any]]:
    data = big_map(8, 4, 4) | {"name": f"Small Map {number}"}
    return f"small-map-{number}", data
