"""Tokens in a draft: packs, improvements, and bonus tokens."""

from __future__ import annotations

from pathlib import Path

import pytest
from draft_kit import MATRIARCHY, PACKED, REICH, UNION, VOIVODES, Draft

import tannkit

AREA = Path(__file__).parent / "packs" / "area"
REPLACED = "stielhandgranate"


def given(draft: Draft, kind: str, figure: str, instead: str = "") -> Draft:
    draft.do("bonus", kind, figure)
    return draft.do("instead", instead) if instead else draft


def refused(draft: Draft, kind: str, figure: str) -> tuple[str, str]:
    return draft.refusal("bonus", draft.token(kind), draft.figure(figure))


@pytest.mark.rule("RE-SETUP-024", "RE-SETUP-002", "RE-DOOR-002")
def test_each_character_gets_one_of_its_own_packs() -> None:
    draft = Draft().at_packs()
    assert draft.asked == (0, "pack")
    assert draft.refusal("entry", 0) == ("out-of-place", "RE-SETUP-002")
    assert draft.asked == (0, "pack")
    assert {each[2] for each in draft.offered()} == {"combat", "stamina", "command"}
    for pack in ("combat", "stamina", "command", "combat"):
        draft.do("pack", pack)
    trooper = draft.figure("stosstruppen")
    assert draft.game.decision and draft.game.decision.figure == trooper
    assert draft.refusal("pack", trooper, "command") == ("no-such-pack", "RE-SETUP-024")
    draft.do("pack", "stamina")
    for _ in UNION:
        draft.do("pack", "combat")
    draft.do("done").do("done", dice=(8, 3))
    assert sorted(draft.tokens("stosstruppen")) == sorted(
        ["demon-taint", "not-dead-yet", "celerity", "immunity-to-pain"]
    )
    assert "infiltration" not in draft.tokens("eva-kraemer") and "critical-hit" in draft.tokens("eva-kraemer")


@pytest.mark.rule("RE-SETUP-024", "RE-VOIV-003", "RE-Q-81", "RE-CH-VOIVODE-3")
def test_a_voivode_has_no_packs_and_picks_two_tokens() -> None:
    draft = Draft().at_packs(MATRIARCHY, REICH)
    for _ in range(3):
        draft.do("pack", "combat")
    voivode = draft.figure("voivode-a")
    assert draft.asked == (0, "improvement")
    assert draft.refusal("pack", voivode, "combat")[0] == "out-of-place"
    assert draft.refusal("improve", voivode, draft.token("mp40"))[0] == "not-among-improvements"
    draft.do("improve", "soud")
    assert draft.refusal("improve", voivode, draft.token("soud"))[0] == "picked-already"
    draft.do("improve", "tchour")
    assert draft.game.decision and draft.game.decision.figure == draft.figure("voivode-b")
    for move in (*VOIVODES[2:], *PACKED, ("done",)):
        draft.do(*move)
    draft.do("done", dice=(8, 3))
    assert draft.tokens("voivode-a") == ["soud", "tchour", "smiljan-coil"]


@pytest.mark.rule("RE-SETUP-025")
def test_packs_are_shown_when_all_have_chosen() -> None:
    draft = Draft().at_packs()
    for move in (*PACKED, *PACKED[1:]):
        draft.do(*move)
        assert draft.told("pack.shown") == [] and draft.game.state.kits == {}
    draft.do("pack", "stamina")
    shown = draft.told("pack.shown")
    assert len(shown) == 10 and ("pack.shown", "commando-delta", "stamina") in shown


@pytest.mark.rule("RE-HOUND-010", "RE-CH-HOUND-DOG-8")
def test_hound_dog_has_one_token_of_its_own_sort() -> None:
    ramirez = ("sergio-ramirez-delastillas", *UNION[1:])
    draft = Draft(lib=tannkit.load(AREA)).at_characters("union", "reich").each("pick", ramirez).each("pick", REICH)
    draft.do("pack", "combat")
    dog = draft.figure("hound-dog")
    assert draft.asked == (0, "improvement") and draft.game.decision and draft.game.decision.figure == dog
    assert draft.refusal("improve", dog, draft.token("radegast")) == ("not-among-improvements", "RE-HOUND-010")
    draft.do("improve", "long-ears")
    assert draft.asked == (0, "pack"), "it has one slot"
    for move in (*PACKED[1:], *PACKED, ("done",)):
        draft.do(*move)
    draft.do("done", dice=(8, 3))
    assert draft.tokens("hound-dog") == ["long-ears"]


@pytest.mark.rule("RE-SETUP-027", "RE-EQ-GENERAL-7")
def test_up_to_three_bonus_tokens_and_not_before_packs_are_shown() -> None:
    draft = Draft().at_packs()
    assert refused(draft, "section-kaos", "schocktruppen")[0] == "out-of-place"
    draft = Draft().at_bonus()
    assert draft.can("done")
    given(draft, "section-kaos", "schocktruppen", REPLACED)
    given(draft, "obscura-korps-band", "hermann-von-heizinger", "sha-na-ra")
    given(draft, "trench-gun", "eva-kraemer", "iron-cross-1st-class")
    # With the third there is nothing left to choose, and the other side is asked.
    assert draft.asked == (1, "bonus")


@pytest.mark.rule("RE-SETUP-027", "RE-SETUP-029")
def test_no_fourth_token_and_no_second_for_anybody() -> None:
    from tannkit.rulesets.tannhauser.draft import bonus

    draft = given(Draft().at_bonus(), "section-kaos", "schocktruppen", REPLACED)
    assert refused(draft, "trench-gun", "schocktruppen") == ("second-bonus-token", "RE-SETUP-029")
    given(draft, "obscura-korps-band", "hermann-von-heizinger", "sha-na-ra")
    draft.do("bonus", "trench-gun", "eva-kraemer")
    move = ("bonus", draft.token("helm-of-diomedes"), draft.figure("karl-zermann"))
    found = bonus.refuse(draft.game.tables, draft.game.state, 0, move)
    assert found and (found.code, found.clause) == ("three-bonus-tokens", "RE-SETUP-027")


@pytest.mark.rule("RE-SETUP-028", "RE-Q-04", "RE-EQ-GENERAL-7")
def test_a_bonus_token_takes_the_place_of_a_token() -> None:
    draft = given(Draft().at_bonus(), "section-kaos", "schocktruppen", "mad-minute")
    given(draft, "trench-gun", "eva-kraemer", "mauser-c96").do("done").do("done", dice=(8, 3))
    assert draft.tokens("schocktruppen") == ["section-kaos", "mp40", REPLACED, "keep-firing"]
    assert draft.tokens("eva-kraemer") == ["strafe", "trench-gun", "iron-cross-1st-class", "critical-hit"]
    kinds = [draft.game.tables.kinds[kind].ref.rpartition("/")[2] for kind in draft.game.state.kinds]
    assert "mad-minute" not in kinds


@pytest.mark.rule("RE-Q-04")
def test_by_the_other_reading_the_special_object_stays() -> None:
    for reading, offered in (("any-token", True), ("pack-tokens-only", False)):
        draft = Draft(rulings={"RE-Q-04": reading}).at_bonus().do("bonus", "trench-gun", "eva-kraemer")
        assert draft.can("instead", "strafe") is offered
        assert draft.can("instead", "mauser-c96")


@pytest.mark.rule(
    "RE-SETUP-030",
    "RE-EQ-AAA-1",
    "RE-EQ-AAA-2",
    "RE-EQ-BOXING-1",
    "RE-EQ-AAA-3",
    "RE-EQ-BOXING-3",
    "RE-EQ-OBSCURA-KORPS-BAND-2",
    "RE-EQ-SECTION-KAOS-2",
)
def test_what_a_bonus_token_says_about_its_bearer_holds() -> None:
    draft = Draft().at_bonus()
    limit = ("against-restriction", "RE-SETUP-030")
    for kind, figure in (
        ("boxing", "eva-kraemer"),
        ("section-kaos", "stosstruppen"),
        ("aaa", "eva-kraemer"),
        ("obscura-korps-band", "eva-kraemer"),
    ):
        assert refused(draft, kind, figure) == limit, kind
    draft.do("done")
    assert refused(draft, "aaa", "commando-alpha") == limit
    draft.do("bonus", "aaa", "tala-aponi")
    assert draft.game.state.secret[1][-1][2] == draft.token("tnt-440gr"), "it takes the place of the special object"
    assert draft.can("bonus", "boxing", "john-macneal")


@pytest.mark.rule("RE-SETUP-030", "RE-EQ-SECTION-KAOS-1", "RE-EQ-SECTION-KAOS-3")
def test_a_bonus_token_can_ask_for_company() -> None:
    team = ("eva-kraemer", "karl-zermann", "yula-korlitz", *REICH[3:])
    draft = Draft().at_characters("reich", "union").each("pick", team).each("pick", UNION)
    for move in (*PACKED, *PACKED):
        draft.do(*move)
    assert refused(draft, "section-kaos", "schocktruppen") == ("against-restriction", "RE-SETUP-030")


@pytest.mark.rule("RE-SETUP-028")
def test_who_has_no_pack_has_nothing_to_exchange() -> None:
    draft = Draft().at_packs(MATRIARCHY, REICH)
    for move in (*PACKED[:3], *VOIVODES, *PACKED):
        draft.do(*move)
    assert refused(draft, "trench-gun", "voivode-a") == ("nothing-to-exchange", "RE-SETUP-028")


@pytest.mark.rule("RE-SETUP-031", "RE-Q-02", "RE-EQ-GENERAL-7")
def test_a_token_that_both_want_is_rolled_for() -> None:
    draft = given(Draft().at_bonus(), "trench-gun", "eva-kraemer", "mauser-c96").do("done")
    given(draft, "trench-gun", "tala-aponi", "m3").do("done", dice=(5, 5, 2, 8))
    assert draft.asked == (0, "bonus"), "the other may choose something else"
    assert draft.told("bonus.given") == [("bonus.given", "trench-gun", "tala-aponi", "m3")]
    assert refused(draft, "trench-gun", "eva-kraemer") == ("bonus-token-gone", "RE-SETUP-031")
    given(draft, "helm-of-diomedes", "eva-kraemer", "mauser-c96").do("done", dice=(8, 3))
    assert "trench-gun" in draft.tokens("tala-aponi") and "helm-of-diomedes" in draft.tokens("eva-kraemer")


@pytest.mark.rule("RE-SETUP-031")
def test_who_gets_nothing_may_leave_it_at_that() -> None:
    draft = given(Draft().at_bonus(), "trench-gun", "eva-kraemer", "mauser-c96").do("done")
    given(draft, "trench-gun", "tala-aponi", "m3").do("done", dice=(2, 8))
    draft.do("done", dice=(8, 3))
    assert "mauser-c96" in draft.tokens("eva-kraemer")
    assert draft.asked[1] == "reroll", "the game goes on behind the draft"
