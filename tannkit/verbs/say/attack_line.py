"""The attack line: what the traits of a token say about attacks and throws with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tannkit.verbs.say.clause import capital
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.numbers import counted

Traits = Mapping[str, Mapping[str, Any]]


def attack_line(s: Say, traits: Sequence[str], known: Traits) -> list[str]:
    """`Ranged attack with 5 dice.`, for a token with which one can attack."""
    if "weapon" not in traits:
        return []
    rolling = [known[each] for each in traits if known.get(each, {}).get("dice")]
    if not rolling:
        return []
    best = max(rolling, key=lambda trait: int(trait["dice"]))
    attack = s.np(best.get("attack", "attack"), "").nom
    dice = counted(s, best["dice"], "die", case="dat")
    return [s.pick(f"{capital(attack)} with {dice}.", f"{attack} mit {dice}.")]


def overwatch_lines(s: Say, traits: Sequence[str], known: Traits) -> list[str]:
    """That a Weapon is none for overwatch attacks, where one of its traits says so."""
    if "weapon" not in traits or all(known.get(each, {}).get("overwatch", True) for each in traits):
        return []
    return [
        s.pick("Cannot be used for an overwatch attack.", "Kann nicht für einen Bereitschaftsangriff benutzt werden.")
    ]


def throw_of(traits: Sequence[str], known: Traits) -> int | None:
    """How far a token that is a Grenade is thrown; none for other tokens."""
    if "grenade" not in traits:
        return None
    far = known.get("grenade", {}).get("throw")
    return int(far) if far is not None else None


def smoke_lines(s: Say, traits: Sequence[str], known: Traits) -> list[str]:
    """What a Smoke Grenade does when it is thrown."""
    if "smoke-grenade" not in traits:
        return []
    throw = known.get("smoke-grenade", {}).get("throw")
    far = f" {s.pick('up to', 'höchstens')} {counted(s, throw, 'circle')}" if throw else ""
    return [
        s.pick(
            f"Spend your action and throw it at a circle{far} away. It is laid there with two smoke markers, and "
            "every circle that shares a path with that circle is filled with smoke.",
            f"Gib deine Aktion aus und wirf sie auf einen Ring, der{far} entfernt ist. Sie wird dort mit zwei "
            "Rauchmarkern hingelegt, und jeder Ring, der mit diesem Ring einen Pfad teilt, ist voller Rauch.",
        ),
        s.pick(
            "A character in smoke can attack adjacent targets only and rolls 2 dice fewer in attack rolls.",
            "Ein Charakter im Rauch kann nur benachbarte Ziele angreifen und wirft bei Kampfwürfen 2 Würfel weniger.",
        ),
        s.pick(
            "At each refresh it is removed if it has no smoke marker left; otherwise it loses one.",
            "Bei jeder Erneuerung wird sie entfernt, wenn sie keinen Rauchmarker mehr hat; sonst verliert sie einen.",
        ),
    ]
