"""The draft begins: what is agreed on, factions, and secret doors."""

from __future__ import annotations

from dataclasses import replace

import pytest
from draft_kit import Draft, drafted, library
from kit import library as yard

from tannkit.board.board import bits
from tannkit.errors import UsageError
from tannkit.rulesets.tannhauser.agreements import agreed_map
from tannkit.rulesets.tannhauser.draft.rules import fixed_factions
from tannkit.rulesets.tannhauser.opening import setting
from tannkit.state.registers import DOORS, FACTION
from tannkit.state.tables import Tables


def doors(draft: Draft) -> list[int]:
    return list(bits(draft.game.state.g[DOORS]))


def far_apart(t: Tables, apart: int = 6) -> list[int]:
    """Action circles that are so far apart, the first ones that are."""
    found: list[int] = []
    for circle in bits(t.board.actions):
        if all(t.distances.distance(circle, each) >= apart for each in found):
            found.append(circle)
    return found


@pytest.mark.rule("RE-SETUP-001")
def test_there_are_six_modes_and_nothing_opens_without_one() -> None:
    modes = {entry.id for entry in library().entries("modes")}
    assert modes == {"deathmatch", "capture-the-flag", "domination", "king-of-the-hill", "objective", "story"}
    for wrong in ("", "quarrel"):
        with pytest.raises(UsageError) as refused:
            setting(library(), wrong, "castle", (), {}, rush_and_go=False, draft=True)
        assert all(mode in str(refused.value.hint) for mode in modes)


@pytest.mark.rule("RE-SETUP-004")
def test_story_mode_asks_for_a_scenario() -> None:
    with pytest.raises(UsageError, match="needs a scenario") as refused:
        setting(library(), "story", "priory", (), {}, rush_and_go=False, draft=True)
    assert "bang-bang" in str(refused.value.hint)
    with pytest.raises(UsageError, match="without a scenario"):
        drafted(scenario="bang-bang")


@pytest.mark.rule("RE-SETUP-011")
def test_a_scenario_says_where_it_is_played() -> None:
    with pytest.raises(UsageError, match="is played on catacombs"):
        setting(library(), "story", "castle", (), {}, rush_and_go=False, draft=True, scenario="kill-em-all")


@pytest.mark.rule("RE-SETUP-009")
def test_there_are_three_maps_and_one_is_played_on() -> None:
    assert {entry.id for entry in library().entries("maps")} == {"castle", "catacombs", "priory"}
    for name in ("castle", "catacombs", "priory"):
        assert drafted(name).map.id == name
    with pytest.raises(UsageError) as refused:
        drafted("cellar")
    assert "castle, catacombs, priory" in str(refused.value.hint)


@pytest.mark.rule("RE-SETUP-010")
def test_without_agreement_chance_draws_the_map() -> None:
    drawn = [agreed_map(library(), ("castle", "catacombs"), (), seed) for seed in range(40)]
    assert set(drawn) == {"castle", "catacombs", "priory"}
    assert drawn == [agreed_map(library(), ("random",), (), seed) for seed in range(40)]
    assert {agreed_map(library(), ("castle", "priory"), ("core",), seed) for seed in range(40)} == {
        "castle",
        "catacombs",
    }
    assert agreed_map(library(), ("priory", "priory"), (), 1) == "priory"
    with pytest.raises(UsageError, match="is not there"):
        agreed_map(library(), ("castle", "cellar"), (), 1)


@pytest.mark.rule("RE-SETUP-034", "RE-SC-RUSH-AND-GO-1")
def test_rush_and_go_needs_four_entry_points() -> None:
    entries = {
        name: sum(circle.get("entry", False) for circle in library().find("maps", name).data["circles"].values())  # type: ignore[union-attr]
        for name in ("castle", "catacombs", "priory")
    }
    for name, number in entries.items():
        if number >= 4:
            assert setting(library(), "deathmatch", name, (), {}, rush_and_go=True, draft=True).rush_and_go
        else:
            with pytest.raises(UsageError, match="needs 4 entry points"):
                setting(library(), "deathmatch", name, (), {}, rush_and_go=True, draft=True)


@pytest.mark.rule("RE-SETUP-008", "RE-SETUP-002")
def test_any_two_factions_meet() -> None:
    draft = Draft()
    assert draft.asked == (0, "faction")
    assert {each[1] for each in draft.offered()} == {"reich", "union", "matriarchy"}
    draft.at_characters("reich", "matriarchy")
    assert draft.told("faction.taken") == [("faction.taken", "0", "reich"), ("faction.taken", "1", "matriarchy")]
    assert draft.refusal("entry", 0) == ("out-of-place", "RE-SETUP-002")
    assert draft.asked == (0, "character")


@pytest.mark.rule("RE-SETUP-006", "RE-SETUP-007", "RE-Q-02")
def test_who_rolls_higher_picks_his_faction_first() -> None:
    draft = Draft().do("faction", "union").do("faction", "union", dice=(4, 4, 3, 7))
    assert draft.asked == (1, "faction-left")
    assert {each[1] for each in draft.offered()} == {"reich", "union", "matriarchy"}
    draft.do("faction", "union")
    assert draft.asked == (0, "faction-left")
    assert draft.refusal("faction", draft.faction("union")) == ("faction-taken", "RE-SETUP-006")
    draft.do("faction", "matriarchy")
    g = draft.game.state.g
    assert (g[FACTION], g[FACTION + 1]) == (draft.faction("matriarchy"), draft.faction("union"))


@pytest.mark.rule("RE-SETUP-007")
def test_the_winner_may_take_another_faction_after_all() -> None:
    draft = Draft().do("faction", "union").do("faction", "union", dice=(7, 3)).do("faction", "reich")
    assert draft.asked == (1, "faction-left")
    assert {each[1] for each in draft.offered()} == {"union", "matriarchy"}


def by_scenario(*fixed: str) -> Draft:
    """A draft whose factions a scenario says."""
    draft = Draft()
    t = draft.game.tables
    t.draft = replace(t.draft, fixed=tuple(t.factions.index(each) for each in fixed))
    return draft


@pytest.mark.rule("RE-SETUP-008")
def test_a_scenario_narrows_the_factions() -> None:
    assert fixed_factions(library().find("scenarios", "kill-em-all")) == ("reich", "union")  # type: ignore[arg-type]
    draft = by_scenario("reich", "union")
    assert draft.refusal("faction", draft.faction("matriarchy")) == ("faction-not-in-scenario", "RE-SETUP-008")
    draft.at_characters("union", "reich")
    draft = by_scenario("matriarchy").do("faction", "reich").do("faction", "union", dice=(3, 8))
    assert draft.asked == (1, "faction-left"), "neither wants the faction that has to play"
    draft.do("faction", "reich")
    g = draft.game.state.g
    assert (g[FACTION], g[FACTION + 1]) == (draft.faction("matriarchy"), draft.faction("reich"))


@pytest.mark.rule("RE-SETUP-005", "RE-SETUP-044")
def test_only_what_is_on_the_table_can_be_taken() -> None:
    core = Draft(boxes=("core",))
    assert {each[1] for each in core.offered()} == {"union", "reich"}
    core.at_characters("union", "reich")
    assert not core.can("pick", "wolf") and core.refusal("pick", core.figure("wolf"))[0] == "not-available"
    assert core.refusal("pick", core.figure("voivode-a")) == ("not-available", "RE-SETUP-005")
    both = Draft(boxes=("core", "novgorod"))
    assert {each[1] for each in both.offered()} == {"union", "reich", "matriarchy"}
    with pytest.raises(UsageError, match="is in the box novgorod"):
        drafted("priory", boxes=("core",))
    with pytest.raises(UsageError, match="secret doors are in the box novgorod"):
        drafted(doors=(2,), boxes=("core",))
    assert drafted(doors=(2,), boxes=("core", "novgorod")).doors == 2
    assert library().find("modes", "king-of-the-hill")
    with pytest.raises(UsageError, match="nothing is in a box"):
        drafted(boxes=("attic",))


@pytest.mark.rule("RE-DOOR-001", "RE-SC-SECRET-DOORS-1")
def test_both_have_to_want_secret_doors() -> None:
    for wishes in ((2, 0), (0, 4), (2, 4)):
        with pytest.raises(UsageError, match="do not agree"):
            drafted(doors=wishes)
    assert drafted(doors=(2, 2)).doors == 2
    assert drafted(doors=(0, 0)).doors == drafted().doors == 0


@pytest.mark.rule("RE-DOOR-003", "RE-SC-SECRET-DOORS-1", "RE-LIMIT-008")
@pytest.mark.parametrize("number", [1, 3, 5, -2])
def test_there_are_two_or_four_secret_doors(number: int) -> None:
    with pytest.raises(UsageError, match="two or four"):
        drafted(doors=(number,))
    assert [drafted(doors=(each,)).doors for each in (2, 4)] == [2, 4]


@pytest.mark.rule("RE-DOOR-002", "RE-DOOR-004", "RE-SC-SECRET-DOORS-2")
def test_doors_are_placed_in_turns_before_characters() -> None:
    draft = Draft(doors=(4,)).do("faction", "reich").do("faction", "union", dice=(2, 2, 2, 9))
    asked = []
    for circle in far_apart(draft.game.tables)[:4]:
        asked.append(draft.asked)
        draft.game.step(("place-door", circle))
    assert asked == [(side, "secret-door") for side in (1, 0, 1, 0)]
    assert draft.asked == (0, "character")
    assert len(doors(draft)) == 4


def by_reading(reading: str) -> dict[int, set[str]]:
    """How circles at each distance from the first door are taken, by its steps."""
    found: dict[int, set[str]] = {}
    for name in ("castle", "catacombs", "priory"):
        draft = Draft(name, doors=(2,), rulings={"RE-Q-84": reading})
        draft.do("faction", "reich").do("faction", "union", dice=(5, 1))
        t = draft.game.tables
        first = next(bits(t.board.actions))
        draft.game.step(("place-door", first))
        for circle in bits(t.board.actions & ~(1 << first)):
            code, _ = draft.refusal("place-door", circle)
            found.setdefault(t.distances.distance(first, circle), set()).add(code)
    return found


@pytest.mark.rule("RE-Q-84")
def test_doors_by_other_ways_of_counting() -> None:
    # Six circles between two doors are seven steps; six steps between their neighbours are eight from door to door.
    steps = by_reading("circles-between")
    assert all(codes == ({""} if apart >= 7 else {"doors-too-near"}) for apart, codes in steps.items())
    steps = by_reading("between-neighbours")
    assert all(codes == ({""} if apart >= 8 else {"doors-too-near"}) for apart, codes in steps.items())


@pytest.mark.rule("RE-DOOR-005", "RE-DOOR-006", "RE-Q-84", "RE-SC-SECRET-DOORS-3")
def test_doors_lie_on_action_circles_six_steps_apart() -> None:
    seen = set()
    for name in ("castle", "catacombs", "priory"):
        draft = Draft(name, doors=(2,)).do("faction", "reich").do("faction", "union", dice=(5, 1))
        t = draft.game.tables
        others = [circle for circle in range(len(t.board.circles)) if not t.board.actions >> circle & 1]
        assert {draft.refusal("place-door", circle) for circle in others} == {("no-action-circle", "RE-DOOR-005")}
        first = next(bits(t.board.actions))
        draft.game.step(("place-door", first))
        for circle in bits(t.board.actions):
            apart = t.distances.distance(first, circle)
            seen.add(apart)
            code = draft.refusal("place-door", circle)
            assert code == (("", "") if apart >= 6 else ("doors-too-near", "RE-DOOR-006")), apart
    assert min(seen) < 6 <= max(seen)


@pytest.mark.rule("RE-Q-85")
@pytest.mark.parametrize(("reading", "laid"), [("equal-numbers", 2), ("farthest-circle", 4)])
def test_where_no_circle_is_far_enough(reading: str, laid: int) -> None:
    # Two of the four Action circles of this map are seven steps apart, too few by this way of counting.
    draft = Draft("yard", yard(), doors=(4,), rulings={"RE-Q-84": "between-neighbours", "RE-Q-85": reading})
    draft.do("faction", "reich").do("faction", "union", dice=(8, 1))
    for _ in range(4):
        if draft.asked[1] == "secret-door":
            draft.game.step(draft.game.decision.moves[0])  # type: ignore[union-attr]
    assert draft.asked[1] == "character"
    assert len(doors(draft)) == laid
    told = [each[0] for each in draft.told() if each[0].startswith("door.")]
    assert (told.count("door.laid"), told.count("door.taken-back")) == ((3, 1) if laid == 2 else (4, 0))
