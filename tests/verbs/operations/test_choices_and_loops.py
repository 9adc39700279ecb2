"""Operations that steer a program: choices, loops, explosions, branches, and what becomes of the event."""

from __future__ import annotations

from typing import Any

import pytest
from playing import BORIS, DOG, Play

from tannkit.state.codes import CIRCLE
from tannkit.state.frame import CHOSEN, EACH, GOES_ON, OUTCOME, REFUSED, REPLACED
from tannkit.state.registers import POINTS
from tannkit.state.state import DEAD
from tannkit.state.tables import MOVEMENT
from tannkit.verbs.compiling import NotYet

ANYBODY = {"characters": {}}
ENEMY = {"characters": {"side": "enemy"}}
NOTE = {"gain": {"command_points": 1}}


def hits(play: Play) -> list[int]:
    """Who was hit, in order."""
    return [each[1] for each in play.called if each[0] == "hit"]


def choose(**fields: Any) -> dict[str, Any]:
    return {"choose": {"from": ENEMY, **fields}}


def test_what_is_chosen_is_struck(play: Play) -> None:
    f = play.do([choose(), {"hit": {"who": "chosen", "auto": 1}}], ("choose", DOG))
    assert hits(play) == [f[CHOSEN]] == [DOG]


@pytest.mark.parametrize(("by", "owner", "side"), [("you", 0, 0), ("opponent", 0, 1), ("owner", 0, 0), ("owner", 2, 1)])
def test_who_chooses(play: Play, by: str, owner: int, side: int) -> None:
    play.s.owner[0] = owner
    play.begin(play.operations([choose(by=by)]))
    decision = play.go()
    assert decision is not None and decision.side == side


def test_a_single_candidate_is_not_asked_for(play: Play) -> None:
    f = play.do([{"choose": {"from": {"characters": {"side": "enemy", "kind": "hero"}}}}])
    assert f[CHOSEN] == BORIS


def test_without_a_candidate_the_program_is_over(play: Play) -> None:
    play.do([NOTE, {"choose": {"from": {"characters": {"side": "enemy", "kind": "trooper"}}}}, NOTE])
    assert play.s.g[POINTS] == 1


@pytest.mark.parametrize(("move", "points"), [(("decline",), 0), (("choose", BORIS), 1)])
def test_a_choice_that_may_be_declined(play: Play, move: tuple[str | int, ...], points: int) -> None:
    play.do([choose(optional=True), NOTE], move)
    assert play.s.g[POINTS] == points


def test_several_words_are_chosen_each_once(play: Play) -> None:
    words = {"choose": {"stats": ["combat", "mental", "combat"], "skills": ["swim", "fly"], "count": 2}}
    play.begin(play.operations([words]))
    first = play.go()
    assert first is not None
    assert first.moves == (("bit", 0), ("bit", 2), ("bit", 5)), "what is not in the game is not offered"
    second = play.go(("bit", 2))
    assert second is not None and second.moves == (("bit", 0), ("bit", 5))
    f = play.s.frames[-1]
    assert play.go(("bit", 5)) is None
    assert f[CHOSEN] == 1 << 2 | 1 << 5
    assert MOVEMENT == 3, "where a skill without a number would have ended up"


@pytest.mark.parametrize(
    ("answers", "points", "chosen"),
    [([("decline",)], 0, 0), ([("bit", 1), ("decline",)], 1, 2), ([("bit", 1), ("bit", 0)], 1, 3)],
)
def test_words_that_may_be_declined(play: Play, answers: list[Any], points: int, chosen: int) -> None:
    words = {"choose": {"stats": ["combat", "stamina"], "count": 2, "optional": True}}
    f = play.do([words, NOTE], *answers)
    assert (play.s.g[POINTS], f[CHOSEN]) == (points, chosen)


def test_the_controller_picks_the_order(play: Play) -> None:
    each = {"each": {"of": ANYBODY, "do": [{"hit": {"who": "each", "auto": 1}}]}}
    program = play.operations([each, NOTE])
    play.begin(program, you=BORIS)
    decision = play.go()
    assert decision is not None and (decision.kind, decision.side) == ("order", 1)
    assert decision.moves == tuple(("next", who) for who in range(4))
    assert play.go(("next", 2), ("next", 0), ("next", 3)) is None, "the last one is not asked for"
    assert hits(play) == [2, 0, 3, 1]
    assert play.s.g[POINTS + 1] == 1, "and then it goes on"


def test_nothing_is_done_for_nobody(play: Play) -> None:
    play.do([{"each": {"of": {"characters": {"side": "own", "kind": "robot"}}, "do": [NOTE]}}])
    assert play.s.g[POINTS] == 0


def test_those_who_come_later_are_left_out_and_those_who_no_longer_fit_passed_over(play: Play) -> None:
    for who, name in enumerate(("mid", "west", "post", "far")):
        play.yard.put(who, name)

    def change_places(name: str) -> None:
        play.yard.put(BORIS, "far")
        play.yard.put(DOG, "end")

    play.during = change_places
    near = {"characters": {"adjacent_to": "you"}}
    play.do([{"each": {"of": near, "do": [{"hit": {"who": "each", "auto": 1}}]}}], ("next", 1))
    assert hits(play) == [1]


def test_loops_inside_loops_keep_their_own_each(play: Play) -> None:
    """For each enemy, each of ours next to it is hit, and then the enemy itself."""
    play.yard.put(0, "post")
    play.yard.put(1, "gate")
    play.yard.put(BORIS, "mid")
    play.yard.put(DOG, "far")
    ours = {"characters": {"side": "own", "adjacent_to": "each"}}
    hit = {"hit": {"who": "each", "auto": 1}}
    f = play.do([{"each": {"of": ENEMY, "do": [{"each": {"of": ours, "do": [hit]}}, hit]}}], ("next", BORIS))
    assert hits(play) == [0, BORIS, 1, DOG]
    assert f[EACH] == -1


def test_what_is_chosen_inside_a_loop_is_forgotten_behind_it(play: Play) -> None:
    inside = {"choose": {"from": {"characters": {"side": "own", "kind": "trooper"}}}}
    loop = {"each": {"of": {"characters": {"side": "enemy", "kind": "hero"}}, "do": [inside]}}
    play.do([choose(), loop, {"hit": {"who": "chosen", "auto": 1}}], ("choose", DOG))
    assert hits(play) == [DOG]


@pytest.mark.parametrize("loop", ["each", "explode"])
def test_a_choice_without_candidate_goes_on_with_the_next_one(play: Play, loop: str) -> None:
    for who, name in enumerate(("west", "end", "mid", "far")):
        play.yard.put(who, name)
    neighbours = {"characters": {"side": "own", "adjacent_to": "each", "kind": "trooper"}}
    do = [{"choose": {"from": neighbours}}, {"hit": {"who": "each", "auto": 1}}]
    around = {"explode": {"at": "you", "radius": 9, "each": do}}
    program = play.operations([{"each": {"of": ANYBODY, "do": do}} if loop == "each" else around, NOTE])
    play.begin(program)
    assert play.go(*([("next", 0), ("next", 3), ("next", 1)] if loop == "each" else [])) is None
    assert hits(play) == [BORIS], "only he has a trooper next to him"
    assert play.s.g[POINTS] == 1


def test_an_inner_loop_does_not_break_off_the_outer_one(play: Play) -> None:
    """The choice behind the inner loop belongs to the outer one."""
    nobody = {"characters": {"side": "own", "kind": "robot"}}
    inner = {"each": {"of": {"characters": {"kind": "trooper"}}, "do": [{"hit": {"who": "each", "auto": 1}}]}}
    outer = {"each": {"of": ENEMY, "do": [inner, {"choose": {"from": nobody}}, NOTE]}}
    play.do([outer, {"gain": {"command_points": 5}}], ("next", BORIS))
    assert hits(play) == [1, 1]
    assert play.s.g[POINTS] == 5


@pytest.mark.parametrize(("radius", "struck"), [(-1, []), (0, [1]), (1, [0, 1]), (2, [0, 1, 2]), (3, [0, 1, 2, 3])])
def test_an_explosion_strikes_everybody_in_reach(play: Play, radius: int, struck: list[int]) -> None:
    blast = {"explode": {"at": "target", "radius": radius, "each": [{"hit": {"who": "each", "auto": 4}}]}}
    play.during = lambda name: play.yard.put(BORIS, "")
    f = play.do([blast, NOTE], target=play.yard.code("mid"))
    assert hits(play) == struck, "whatever becomes of them meanwhile"
    assert play.told("exploded") == [(play.yard.code("mid") - CIRCLE,)]
    assert (f[EACH], play.s.g[POINTS]) == (-1, 1)


def test_the_dead_and_those_off_the_board_are_not_struck(play: Play) -> None:
    play.s.life[BORIS] = DEAD
    play.yard.put(DOG, "")
    play.do([{"explode": {"at": "you", "radius": 9, "each": [{"hit": {"who": "each", "auto": 1}}]}}])
    assert hits(play) == [0, 1]


def test_nothing_explodes_nowhere(play: Play) -> None:
    play.do([{"explode": {"at": "chosen", "radius": 9, "each": [NOTE]}}])
    assert play.s.g[POINTS] == 0


@pytest.mark.parametrize(("target", "points"), [(BORIS, 2), (DOG, 4)])
def test_a_branch(play: Play, target: int, points: int) -> None:
    hero = {"exists": {"characters": {"kind": "hero", "side": "enemy", "within": 0, "of": "target"}}}
    two, three = ({"gain": {"command_points": number}} for number in (1, 3))
    play.do([{"if": {"when": hero, "then": [two], "else": [three]}}, NOTE], target=target)
    assert play.s.g[POINTS] == points


@pytest.mark.parametrize(("operation", "outcome"), [("proceed", GOES_ON), ("refuse", REFUSED)])
def test_what_was_about_to_happen(play: Play, operation: str, outcome: int) -> None:
    emitter = play.s.call(0, size=20)
    emitter[OUTCOME] = REPLACED
    play.do([{operation: True}], emitter=len(play.s.frames) - 1)
    assert emitter[OUTCOME] == outcome


def test_what_belongs_to_modes_is_refused_when_it_is_made_ready(play: Play) -> None:
    with pytest.raises(NotYet, match="does not know"):
        play.operations([{"count": {"name": "fed", "add": 1}}])


def test_several_chosen_together_are_refused_when_it_is_made_ready(play: Play) -> None:
    with pytest.raises(NotYet, match="choose"):
        play.operations([choose(count=2)])
