"""Teams in a draft: who can be picked, and mercenaries whom both sides want."""

from __future__ import annotations

from pathlib import Path

import pytest
from draft_kit import MATRIARCHY, REICH, UNION, Draft

import tannkit
from tannkit.errors import UsageError
from tannkit.rulesets.tannhauser.opening import setting
from tannkit.state.state import ALIVE


@pytest.mark.rule("RE-SETUP-013", "RE-SETUP-012", "RE-CH-GENERAL-2")
def test_three_heroes_and_two_troopers() -> None:
    draft = Draft().at_characters("reich", "union").each("pick", REICH[:3])
    assert draft.refusal("pick", draft.figure("yula-korlitz")) == ("three-heroes", "RE-SETUP-013")
    assert draft.refusal("done")[0] == "out-of-place"
    assert {each[1] for each in draft.offered()} == set(REICH[3:])
    draft.do("pick", "schocktruppen")
    assert draft.asked == (0, "character")
    draft.do("pick", "stosstruppen")
    assert draft.asked == (1, "character"), "five places are filled, there is no sixth"
    draft.do("pick", "commando-alpha").do("pick", "commando-delta")
    draft.each("pick", UNION[:3])
    assert draft.team(0) == set(REICH) and draft.team(1) == set(UNION)


@pytest.mark.rule("RE-SETUP-012", "RE-VOIV-001", "RE-CH-VOIVODE-1")
def test_a_pair_fills_the_place_of_a_trooper() -> None:
    draft = Draft().at_characters("matriarchy", "reich").each("pick", MATRIARCHY)
    assert draft.asked[0] == 1, "three Heroes and two pairs are a team"
    draft.each("pick", REICH)
    assert draft.team(0) == {*MATRIARCHY, "voivode-b", "voivode-d"}
    other = Draft().at_characters("matriarchy", "reich").do("pick", "zorka").do("pick", "voivode-a")
    assert other.refusal("pick", other.figure("voivode-b"))[0] == "comes-along"
    assert other.refusal("pick", other.figure("voivode-d"))[0] == "comes-along"
    assert {"voivode-c"} == {each[1] for each in other.offered() if each[1].startswith("voivode")}


@pytest.mark.rule("RE-VOIV-002", "RE-CH-VOIVODE-2", "RE-CH-ZORKA-2")
def test_voivodes_come_with_zorka_only() -> None:
    draft = Draft().at_characters("matriarchy", "reich")
    assert draft.refusal("pick", draft.figure("voivode-a")) == ("needs-companion", "RE-VOIV-002")
    draft.do("pick", "zorka")
    assert draft.can("pick", "voivode-a")


@pytest.mark.rule("RE-SETUP-013")
def test_a_pick_that_leaves_no_full_team_is_refused() -> None:
    # The Matriarchy has no Troopers but Voïvodes, and those need Zor'ka.
    draft = Draft().at_characters("matriarchy", "reich").do("pick", "wolf").do("pick", "gorgei-volkov")
    assert draft.refusal("pick", draft.figure("irina-kravchenko")) == ("no-full-team", "RE-SETUP-013")
    assert draft.can("pick", "zorka")


@pytest.mark.rule("RE-SETUP-014", "RE-SETUP-018", "RE-CH-MERCENARY-1")
@pytest.mark.parametrize(("own", "other", "stranger"), [("reich", "union", "zorka"), ("union", "reich", "zorka")])
def test_characters_of_the_faction_and_mercenaries(own: str, other: str, stranger: str) -> None:
    draft = Draft().at_characters(own, other)
    enemy = {"reich": "tala-aponi", "union": "eva-kraemer"}[own]
    for name in (stranger, enemy):
        assert draft.refusal("pick", draft.figure(name)) == ("other-faction", "RE-SETUP-014")
    draft.do("pick", "wolf")
    draft.each("pick", REICH[1:] if own == "reich" else UNION[1:])
    assert draft.asked[0] == 1


@pytest.mark.rule("RE-SETUP-018")
def test_the_matriarchy_can_hire_too() -> None:
    draft = Draft().at_characters("matriarchy", "reich").do("pick", "wolf")
    draft.each("pick", ("zorka", "irina-kravchenko", "voivode-a", "voivode-c"))
    assert draft.asked[0] == 1


@pytest.mark.rule("RE-SETUP-020", "RE-SETUP-021", "RE-CH-MERCENARY-3", "RE-CH-GORGEI-VOLKOV-1")
def test_a_loyal_mercenary_does_not_fight_his_faction() -> None:
    draft = Draft().at_characters("union", "matriarchy")
    assert draft.refusal("pick", draft.figure("gorgei-volkov")) == ("loyal-to-opponent", "RE-SETUP-020")
    assert draft.can("pick", "wolf")
    draft = Draft().at_characters("union", "reich").do("pick", "gorgei-volkov")
    assert draft.told() == draft.told("faction.taken")
    draft = Draft().at_characters("matriarchy", "union")
    assert draft.can("pick", "gorgei-volkov")


@pytest.mark.rule("RE-SETUP-022", "RE-CH-YULA-KORLITZ-1", "RE-CH-SERGIO-RAMIREZ-DELASTILLAS-1")
@pytest.mark.parametrize(
    ("faction", "legal"),
    [("matriarchy", set()), ("reich", {"yula-korlitz"}), ("union", {"sergio-ramirez-delastillas"})],
)
def test_yula_and_ramirez_are_no_mercenaries(faction: str, legal: set[str]) -> None:
    draft = Draft().at_characters(faction, "union" if faction != "union" else "reich")
    both = {"yula-korlitz", "sergio-ramirez-delastillas"}
    assert {name for name in both if draft.can("pick", name)} == legal
    for name in both - legal:
        assert draft.refusal("pick", draft.figure(name))[0] == "other-faction"


@pytest.mark.rule("RE-SETUP-016", "RE-Q-05", "RE-CH-GENERAL-6")
def test_nobody_is_on_a_team_twice() -> None:
    draft = Draft().at_characters("reich", "union").do("pick", "schocktruppen").do("pick", "eva-kraemer")
    for name in ("schocktruppen", "eva-kraemer"):
        assert draft.refusal("pick", draft.figure(name)) == ("picked-already", "RE-SETUP-016")


@pytest.mark.rule("RE-SETUP-023")
def test_both_sides_choose_from_the_same_table() -> None:
    lists = []
    for side in (0, 1):
        draft = Draft().do("faction", "reich").do("faction", "union")
        if side:
            draft.each("pick", REICH)
        t = draft.game.tables
        allowed = {each.number for each in t.figures if draft.refusal("pick", each.number)[0] != "other-faction"}
        lists.append({each.label for each in t.figures if each.number in allowed and each.mercenary})
        own = {each.label for each in t.figures if each.faction == side and each.number in allowed}
        assert own
    assert lists[0] == lists[1] == {"wolf", "gorgei-volkov"}


WOLFISH = ("wolf", *REICH[1:])
HIRED = ("wolf", *UNION[1:])


def both_have_wolf(*faces: int) -> Draft:
    draft = Draft().at_characters("reich", "union").each("pick", WOLFISH).each("pick", HIRED[:-1])
    return draft.do("pick", HIRED[-1], dice=faces)


@pytest.mark.rule("RE-SETUP-019", "RE-CH-MERCENARY-2", "RE-Q-02", "RE-Q-06")
def test_a_mercenary_of_both_sides_is_rolled_for() -> None:
    draft = both_have_wolf(6, 6, 9, 4)
    assert draft.asked == (1, "character")
    assert "wolf" in draft.team(0) and "wolf" not in draft.team(1)
    assert draft.refusal("pick", draft.figure("wolf")) == ("on-the-other-side", "RE-SETUP-019")
    assert draft.refusal("pick", draft.figure("eva-kraemer"))[0] == "other-faction"
    assert {each[1] for each in draft.offered()} == {"john-macneal", "sergio-ramirez-delastillas", "gorgei-volkov"}
    draft.do("pick", "john-macneal")
    assert draft.asked == (0, "pack"), "who rolled higher is bound to keep him"
    assert draft.team(0) == set(WOLFISH) and draft.team(1) == set(UNION)


@pytest.mark.rule("RE-SETUP-019")
def test_who_lost_a_mercenary_to_the_other_may_hire_the_next() -> None:
    draft = both_have_wolf(2, 3)
    assert draft.asked == (0, "character")
    draft.do("pick", "gorgei-volkov")
    assert draft.asked == (0, "pack")
    assert draft.team(0) == {"gorgei-volkov", *REICH[1:]}


@pytest.mark.rule("RE-SETUP-019")
def test_each_side_loses_one_of_two_mercenaries() -> None:
    hired = ("wolf", "gorgei-volkov")
    draft = (
        Draft().at_characters("reich", "union").each("pick", (*hired, *REICH[2:])).each("pick", (*hired, *UNION[2:4]))
    )
    draft.do("pick", UNION[4], dice=(9, 1, 1, 9))
    assert [each for each in hired if each in draft.team(0)] == ["wolf"]
    assert [each for each in hired if each in draft.team(1)] == ["gorgei-volkov"]
    draft.do("pick", "eva-kraemer").do("pick", "tala-aponi" if draft.can("pick", "tala-aponi") else "john-macneal")
    assert draft.asked == (0, "pack")
    assert [len(draft.team(side)) for side in (0, 1)] == [5, 5]


@pytest.mark.rule("RE-HOUND-001", "RE-SETUP-017")
def test_hound_dog_comes_with_ramirez_and_fills_no_place() -> None:
    draft = Draft().at_characters("union", "reich")
    assert draft.refusal("pick", draft.figure("hound-dog"))[0] == "comes-along"
    draft.each("pick", ("sergio-ramirez-delastillas", *UNION[1:])).each("pick", REICH)
    assert len(draft.team(0)) == 6 and "hound-dog" in draft.team(0)
    s = draft.game.state
    assert all(s.life[each] == ALIVE and s.pos[each] < 0 for side in (0, 1) for each in s.team[side])


@pytest.mark.rule("RE-SETUP-015")
def test_both_teams_are_shown_at_the_same_moment() -> None:
    draft = Draft().at_characters("reich", "union").each("pick", REICH).each("pick", UNION[:4])
    assert draft.told("character.shown") == [] and draft.team(0) == set()
    draft.do("pick", UNION[4])
    assert {each[2] for each in draft.told("character.shown")} == {*REICH, *UNION}
    assert draft.team(0) == set(REICH) and draft.team(1) == set(UNION)


@pytest.mark.rule("RE-SETUP-020", "RE-SETUP-021", "RE-SETUP-006")
def test_the_same_holds_for_teams_that_are_given() -> None:
    lib = tannkit.load(Path(__file__).parent / "packs" / "area")
    with pytest.raises(UsageError, match="gorgei-volkov is loyal to the other side"):
        setting(lib, "deathmatch", "castle", ("hired-volkov", "matriarchy-clockwork"), {}, rush_and_go=False)
    with pytest.raises(UsageError, match="same faction"):
        setting(lib, "deathmatch", "castle", ("hired-volkov", "union-first-squad"), {}, rush_and_go=False)
    with pytest.raises(UsageError, match="gorgei-volkov is in the box gorgei-pack"):
        setting(
            lib, "deathmatch", "castle", ("hired-volkov", "reich-iron-line"), {}, rush_and_go=False, boxes=("core",)
        )
    assert setting(lib, "deathmatch", "castle", ("hired-volkov", "reich-iron-line"), {}, rush_and_go=False).teams
