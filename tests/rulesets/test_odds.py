"""Odds: exact chances, against a count of our own that knows nothing of the engine, and against all faces."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import Any

import pytest
from hypothesis import HealthCheck, given, reject, settings
from hypothesis import strategies as st

import tannkit
from tannkit.dice.counting import successes
from tannkit.dice.packed import pack
from tannkit.engine.expect import rolls
from tannkit.errors import UsageError
from tannkit.model.equipment import Equipment
from tannkit.rulesets.tannhauser.odds import Fighter, attack_odds, attacks, duel_odds, passing_odds, tables_for
from tannkit.rulesets.tannhauser.odds.faces import classes, every_face
from tannkit.state.decision import dice
from tannkit.state.frame import R_BONUS, R_DIFFICULTY, R_LOCAL, R_TEN
from tannkit.state.state import State

LIBRARY = tannkit.load("content/tannhauser_revised")
T, NAMES = tables_for(LIBRARY, "tannhauser-revised")
HEROES = (
    "eva-kraemer",
    "karl-zermann",
    "john-macneal",
    "barry-daniel-brown",
    "wolf",
    "irina-kravchenko",
    "schocktruppen",
)
WEAPONS = {"unarmed": 2, "combat-knife": 4, "mauser-c96": 4, "mp40": 5}


def rows(character: str) -> Any:
    return T.figures[NAMES.figures(character)[0]].rows


def binomial(dice: int, difficulty: int) -> list[Fraction]:
    """The chance of each number of successes: natural 1 fails, natural 10 succeeds."""
    good = Fraction(min(max(11 - difficulty, 1), 9), 10)
    return [comb(dice, k) * good**k * (1 - good) ** (dice - k) for k in range(dice + 1)]


def by_hand(dice: int, combat: int, stamina: int, left: int) -> list[Fraction]:
    """Wounds of a plain attack, counted on paper: attack successes less shock successes, no more than rows left."""
    found = [Fraction(0)] * (left + 1)
    for hits, chance in enumerate(binomial(dice, 10 - combat)):
        for shaken, other in enumerate(binomial(4, 10 - stamina)):
            wounds = min(max(hits - shaken, 0), left)
            found[wounds] += chance * other
    return found


@settings(deadline=None, max_examples=200)
@given(
    st.sampled_from(HEROES),
    st.sampled_from(HEROES),
    st.sampled_from(sorted(WEAPONS)),
    st.integers(1, 4),
    st.integers(1, 4),
    st.booleans(),
    st.booleans(),
)
def test_plain_attacks_as_counted_by_hand(
    attacker: str, target: str, weapon: str, row: int, other: int, raised: bool, held: bool
) -> None:
    if attacker == target:
        return
    row, other = min(row, len(rows(attacker))), min(other, len(rows(target)))
    found = attack_odds(T, NAMES, Fighter(attacker, row, raised=raised), weapon, Fighter(target, other, raised=held))
    combat, stamina = rows(attacker)[row - 1][0] + raised, rows(target)[other - 1][1] + held
    left = len(rows(target)) - other + 1
    expected = by_hand(WEAPONS[weapon], combat, stamina, left)
    assert sum(found.wounds) == 1
    assert list(found.wounds) == expected[: len(found.wounds)] and not any(expected[len(found.wounds) :])
    assert found.kill == expected[left]


def looks_at_dice(token: str) -> bool:
    """Whether an effect of the token answers dice that lie."""
    entry = LIBRARY.find("equipment", token)
    assert entry is not None
    events = [effect["trigger"]["event"] for effect in entry.model(Equipment).effects if "trigger" in effect]
    return any("roll." in str(each) for each in events)


# Rolling all dice again takes too long where each face stands alone; that is counted by the letter elsewhere.
AGAIN = {"luck", "hero-of-giva", "purple-heart"}
TOKENS = [each.ref.rpartition("/")[2] for each in T.kinds]
LOOKING = [token for token in TOKENS if looks_at_dice(token)]


@pytest.mark.parametrize("token", [token for token in LOOKING if token not in AGAIN])
def test_faces_counted_together_give_what_all_faces_give(token: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kind = T.kinds[NAMES.token_kind(token)]
    own = token if kind.weapon and kind.dice < 5 else "unarmed"
    for weapon in (own, "colt-45"):
        for first, second in (((token,), ()), ((), (token,))):
            attacker, target = Fighter("sergio-ramirez-delastillas", tokens=first), Fighter("karl-zermann", 3, second)
            monkeypatch.undo()
            merged = attack_odds(T, NAMES, attacker, weapon, target)
            monkeypatch.setattr(attacks, "classes", lambda t, names, s, decision: every_face(decision.sides))
            assert attack_odds(T, NAMES, attacker, weapon, target) == merged, weapon


@given(st.integers(-3, 14), st.integers(-3, 3), st.integers(1, 2))
def test_faces_of_one_class_bring_the_same_successes(difficulty: int, bonus: int, ten: int) -> None:
    s = State(len(T.figures), len(T.board.circles))
    frame = s.call(T.program("roll"), size=R_LOCAL)
    frame[R_DIFFICULTY], frame[R_BONUS], frame[R_TEN] = difficulty, bonus, ten
    found = classes(T, NAMES, s, dice(1))
    assert sum(size for _, size in found) == 10
    for low, size in found:
        each = {successes(pack([face]), 0, difficulty, bonus, ten_worth=ten) for face in range(low, low + size)}
        assert len(each) == 1


@settings(deadline=None, max_examples=30, suppress_health_check=[HealthCheck.filter_too_much])
@given(
    st.sampled_from([each.ref for each in T.figures]),
    st.sampled_from([each.ref for each in T.kinds if each.weapon or (each.throw and not each.smoke)]),
    st.sampled_from([each.ref for each in T.figures]),
    st.tuples(*[st.sampled_from([token for token in TOKENS if token not in AGAIN])] * 2),
)
def test_so_do_random_weapons_in_any_hands(attacker: str, weapon: str, target: str, tokens: tuple[str, str]) -> None:
    one, other = Fighter(attacker, tokens=tokens[:1]), Fighter(target, tokens=tokens[1:])
    try:
        merged = attack_odds(T, NAMES, one, weapon, other)
    except UsageError:
        reject()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(attacks, "classes", lambda t, names, s, decision: every_face(decision.sides))
        assert attack_odds(T, NAMES, one, weapon, other) == merged


@given(st.lists(st.integers(1, 5), min_size=1, max_size=4), st.integers(0, 6))
def test_rolls_are_all_ways_to_fall(sizes: list[int], dice: int) -> None:
    found = rolls(tuple(enumerate(sizes)), dice)
    assert sum(weight for _, weight in found) == sum(sizes) ** dice
    assert len({faces for faces, _ in found}) == len(found) == comb(dice + len(sizes) - 1, dice)


def mean(attacker: Fighter, weapon: str, target: Fighter, **more: Any) -> Fraction:
    return attack_odds(T, NAMES, attacker, weapon, target, **more).mean


EVA, MAC = Fighter("eva-kraemer"), Fighter("john-macneal")


@pytest.mark.rule("RE-BONUS-001", "RE-CP-034")
def test_more_dice_more_wounds_and_more_defence_fewer() -> None:
    unarmed, knife, gun = (mean(EVA, weapon, MAC) for weapon in ("unarmed", "combat-knife", "mp40"))
    assert unarmed < knife < gun
    assert (
        mean(EVA, "mp40", Fighter("john-macneal", raised=True))
        < gun
        < mean(Fighter("eva-kraemer", raised=True), "mp40", MAC)
    )
    assert mean(EVA, "mp40", MAC, shake=True) < gun


@pytest.mark.parametrize(
    ("attacker", "weapon", "tokens"),
    [
        ("eva-kraemer", "mauser-c96", ("critical-hit",)),
        ("john-macneal", "colt-45", ("combat-infantry-badge",)),
        ("sergio-ramirez-delastillas", "colt-45", ("hb-3-visor",)),
        ("gorgei-volkov", "colt-45", ("hero-of-rugen",)),
        ("wolf", "colt-45", ("luck",)),
    ],
)
def test_tokens_of_the_attacker_help(attacker: str, weapon: str, tokens: tuple[str, ...]) -> None:
    target = Fighter("karl-zermann")
    assert mean(Fighter(attacker, tokens=tokens), weapon, target) > mean(Fighter(attacker), weapon, target)


def test_weapons_that_add_dice_by_themselves_do() -> None:
    fighter = Fighter("karl-zermann")
    assert mean(fighter, "demon-taint", MAC) > mean(fighter, "combat-knife", MAC)
    assert mean(EVA, "strafe", MAC) > mean(EVA, "mauser-c96", MAC)


def test_a_token_that_answers_hurts_the_attacker() -> None:
    found = attack_odds(T, NAMES, EVA, "combat-knife", Fighter("zorka", tokens=("tesla-coil",)))
    assert 0 < found.answer < 1
    assert attack_odds(T, NAMES, EVA, "mauser-c96", Fighter("zorka", tokens=("tesla-coil",)), distance=2).answer == 0


@pytest.mark.parametrize(
    ("attacker", "weapon", "targets", "more", "said"),
    [
        (EVA, "mp41", (MAC,), {}, "no equipment token"),
        (EVA, "critical-hit", (MAC,), {}, "is no weapon"),
        (EVA, "own", (MAC,), {}, "no weapon of its own"),
        (EVA, "mp40", (EVA,), {}, "nobody is there twice"),
        (Fighter("eva-kraemer", 5), "mp40", (MAC,), {}, "has no row 5"),
        (EVA, "mp40", (Fighter("john-macneal", 0),), {}, "has no row 0"),
        (EVA, "mp40", (MAC,), {"distance": 0}, "is not possible"),
        (EVA, "mp40", (MAC, Fighter("wolf")), {}, "does not strike 2 targets"),
        (EVA, "combat-knife", (MAC,), {"distance": 2}, "has no such attack"),
        (EVA, "mark-19-mod-a1", (MAC,), {}, "cannot use"),
        (EVA, "mp40", (Fighter("voivode", raised=True),), {}, "cannot have stamina raised"),
        (EVA, "mp40", (Fighter("voivode"),), {"shake": True}, "no wound can be shaken off"),
        (EVA, "m15", (MAC,), {}, "wounds nobody"),
        (EVA, "f1-fragmentation-grenade", (MAC,), {"distance": 8}, "cannot throw so far"),
        (Fighter("eva-kraemer", raised=True), "f1-fragmentation-grenade", (MAC,), {}, "no attack roll"),
    ],
)
def test_attacks_that_cannot_be(
    attacker: Fighter, weapon: str, targets: tuple[Fighter, ...], more: dict[str, Any], said: str
) -> None:
    with pytest.raises(UsageError, match=said):
        attack_odds(T, NAMES, attacker, weapon, *targets, **more)


def test_tests_and_duels_that_cannot_be() -> None:
    with pytest.raises(UsageError, match="not to be needed"):
        passing_odds(T, NAMES, EVA, "mental", 0)
    with pytest.raises(UsageError, match="cannot have movement raised"):
        passing_odds(T, NAMES, Fighter("eva-kraemer", raised=True), "movement")
    with pytest.raises(UsageError, match="no characteristic"):
        passing_odds(T, NAMES, EVA, "luck")
    with pytest.raises(UsageError, match="has no mental in this row"):
        duel_odds(T, NAMES, EVA, Fighter("voivode"), "mental")
