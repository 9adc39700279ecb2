"""Operations on figures: hits, wounds, death, healing, and attacks that an effect brings."""

from __future__ import annotations

from typing import Any

import pytest
from playing import BORIS, DOG, Play

from tannkit.state.codes import TOKEN
from tannkit.state.frame import CAUSES, SORT_EXTRA
from tannkit.state.registers import POINTS

EFFECT = CAUSES.index("effect")
ENEMY = {"characters": {"side": "enemy"}}
NOTE = {"gain": {"command_points": 1}}


@pytest.mark.parametrize(
    ("operation", "called"),
    [
        ({"hit": {"who": ENEMY, "auto": 3}}, [("hit", BORIS, 3, EFFECT, 0), ("hit", DOG, 3, EFFECT, 0)]),
        ({"wound": {"who": "target", "rows": 2}}, [("wound", BORIS, 2, EFFECT, 0)]),
        ({"wound": {"who": "target", "rows": 0}}, []),
        ({"eliminate": {"who": "target"}}, [("die", BORIS, 1, 0)]),
        ({"eliminate": {"who": "target", "leaves_marker": False}}, [("die", BORIS, 0, 0)]),
    ],
)
def test_somebody_is_hurt(play: Play, operation: Any, called: list[tuple[Any, ...]]) -> None:
    play.do([operation], target=BORIS)
    assert play.called == called


def test_who_is_hurt_is_settled_at_the_beginning(play: Play) -> None:
    """The first hit drives the other away; it is hit all the same."""
    play.yard.put(BORIS, "mid")
    play.yard.put(DOG, "mid")
    play.during = lambda name: play.yard.put(DOG, "far")
    play.do([{"hit": {"who": {"characters": {"adjacent_to": "you"}}, "auto": 1}}])
    assert [each[1] for each in play.called] == [1, BORIS, DOG]


@pytest.mark.parametrize("operation", ["hit", "wound", "eliminate", "heal"])
@pytest.mark.parametrize("circle", [True, False])
def test_circles_and_tokens_cannot_be_hurt(play: Play, operation: str, circle: bool) -> None:
    fields = {"hit": {"auto": 1}, "wound": {"rows": 1}, "eliminate": {}, "heal": {"rows": 1}}
    code = play.yard.code("mid") if circle else TOKEN + 2
    play.do([{operation: {"who": "target", **fields[operation]}}, NOTE], target=code)
    assert play.called == play.told("figure.healed") == []
    assert play.s.g[POINTS] == 1


def test_who_comes_back_with_few_tokens_only(play: Play) -> None:
    play.do([{"eliminate": {"who": "target", "returns_with": ["pistol", "charm"]}}], target=BORIS)
    assert play.s.kits == {BORIS: (1, 2)}


@pytest.mark.parametrize(("rows", "row"), [(1, 1), (2, 0), (9, 0), ("all", 0)])
def test_healing_ends_at_the_top_row(play: Play, rows: int | str, row: int) -> None:
    play.s.row[0] = 2
    play.do([{"heal": {"who": "you", "rows": rows}}])
    assert play.s.row[0] == row


def test_what_is_no_character_is_not_healed(play: Play) -> None:
    play.s.row[DOG] = play.s.row[BORIS] = 1
    play.do([{"heal": {"who": ENEMY, "rows": 1}}])
    assert (play.s.row[BORIS], play.s.row[DOG]) == (0, 1)


def test_an_attack_with_any_weapon_at_any_target(play: Play) -> None:
    play.c.kind = 2
    play.do([{"attack": {"by": "you", "kind": "melee", "base": 2}}])
    assert play.called == [("attack", 0, -1, -9, SORT_EXTRA, 2, 2, 0, 1, 0, 0, 0)]


def test_an_attack_with_this_weapon_at_each_of_several(play: Play) -> None:
    play.do([{"attack": {"by": "you", "at": ENEMY, "each": True, "weapon": {"is": "this"}}}], this=0)
    assert [each[:4] for each in play.called] == [("forced-attack", 0, who, 0) for who in (BORIS, DOG)]


def test_an_attack_at_one_of_several(play: Play) -> None:
    program = play.operations([{"attack": {"by": "you", "at": ENEMY}}])
    play.begin(program)
    decision = play.go()
    assert decision is not None and decision.side == 0
    assert decision.moves == (("choose", BORIS), ("choose", DOG))
    assert play.go(("choose", DOG)) is None
    assert [each[:3] for each in play.called] == [("attack", 0, DOG)]


def test_an_attack_with_some_weapons(play: Play) -> None:
    play.do([{"attack": {"by": "you", "weapon": {"traits": ["melee"]}}}])
    assert play.called[0][-1] == 1 | 2 << 0, "the set of weapons is there, and has the knife"


@pytest.mark.parametrize(("chosen_by", "side"), [(None, 1), ("you", 0), ("owner", 1)])
def test_who_picks_weapon_and_target(play: Play, chosen_by: str | None, side: int) -> None:
    """Anna has Boris attack; the token on her sheet is Boris' own."""
    play.s.owner[0] = BORIS
    attack = {"by": "target", **({"chosen_by": chosen_by} if chosen_by else {})}
    play.do([{"attack": attack}], target=BORIS)
    ((name, by, _, _, _, _, _, chooser, *_),) = play.called
    assert (name, by, chooser) == ("attack", BORIS, side)


def test_without_an_attacker_there_is_no_attack(play: Play) -> None:
    play.do([{"attack": {"by": "chosen"}}, NOTE])
    assert play.called == []
    assert play.s.g[POINTS] == 1
