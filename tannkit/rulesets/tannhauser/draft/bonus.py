"""Bonus tokens: up to three a side, each in exchange for a token of a pack; both sides choose at once.

RE-SETUP-027 to RE-SETUP-031. A token that both want is rolled for; who does not get it may choose again. A choice is
noted as kind, figure and the kind that it takes the place of, which is NONE until it is said.
"""

from __future__ import annotations

from tannkit.rulesets.tannhauser.draft import contest, secret
from tannkit.rulesets.tannhauser.draft.limits import BONUS_TOKENS
from tannkit.rulesets.tannhauser.draft.packs import has_packs
from tannkit.rulesets.tannhauser.muster import equip
from tannkit.state.codes import NONE
from tannkit.state.decision import Decision, Refusal
from tannkit.state.frame import OWN, PC, Frame
from tannkit.state.state import Move, State
from tannkit.state.tables import Tables

NAME = "draft-bonus"
SIDE, WANTED, BARRED = range(OWN, OWN + 3)  # BARRED: bits of the sides that choose no more
SIZE = 3
DONE: Move = ("done",)
THREE = Refusal("three-bonus-tokens", "RE-SETUP-027", "a side has three bonus tokens at most")
GONE = Refusal("bonus-token-gone", "RE-SETUP-031", "somebody has this bonus token already")
SECOND = Refusal("second-bonus-token", "RE-SETUP-029", "a character has one bonus token at most")
NOT_FOR_HIM = Refusal("against-restriction", "RE-SETUP-030", "the token says that it is not for this character")
NOT_EXCHANGED = Refusal("nothing-to-exchange", "RE-SETUP-028", "a bonus token takes the place of a token of a pack")


def ask(t: Tables, s: State, f: Frame) -> Decision | None:
    """The next bonus token of a side, or what it takes the place of."""
    side = f[SIDE]
    if f[BARRED] >> side & 1:
        s.answer = DONE
        return None
    open_claim = next((claim for claim in s.secret[side] if claim[2] == NONE), None)
    if open_claim is not None:
        kinds = replaceable(t, s, open_claim[0], open_claim[1])
        tokens: list[Move] = [("instead", kind) for kind in kinds]
        if len(tokens) == 1:
            s.answer = tokens[0]
            return None
        return Decision("exchange", side, lambda: tokens, figure=open_claim[1])
    claims: list[Move] = [("bonus", kind, figure) for kind in t.draft.bonus for figure in s.team[side]]
    if all(refuse(t, s, side, move) for move in claims):
        s.answer = DONE
        return None
    return secret.ask("bonus", side, [*claims, DONE], lambda move: refuse(t, s, side, move))


def note(t: Tables, s: State, f: Frame) -> None:
    """It is noted; who is done waits for the other."""
    side = f[SIDE]
    if s.answer == DONE:
        f[SIDE] += 1
    elif s.answer[0] == "bonus":
        secret.note(s, side, (int(s.answer[1]), int(s.answer[2]), NONE))
    else:
        *before, (kind, figure, _) = s.secret[side]
        secret.keep(s, side, (*before, (kind, figure, int(s.answer[1]))))
    if f[SIDE] < 2:
        f[PC] = STEPS.index(ask)


def compare(t: Tables, s: State, f: Frame) -> None:
    """The first token that both want is rolled for."""
    theirs = [claim[0] for claim in s.secret[1]]
    both = [claim[0] for claim in s.secret[0] if claim[0] in theirs]
    if not both:
        f[PC] = STEPS.index(hand_out)
        return
    if f[WANTED] == 0:
        f[BARRED] = 3
    f[WANTED] = 1 + both[0]
    s.tell("bonus.wanted", both[0])
    contest.hold(t, s)


def settle(t: Tables, s: State, f: Frame) -> None:
    """The higher one has it, the other may choose something else (RE-SETUP-031)."""
    loser = 1 - s.result
    secret.keep(s, loser, tuple(claim for claim in s.secret[loser] if claim[0] != f[WANTED] - 1))
    f[BARRED] &= ~(1 << loser)
    f[PC] = STEPS.index(compare)


def hand_out(t: Tables, s: State, f: Frame) -> None:
    """Each takes the place of a token, which is out of the game (RE-SETUP-028)."""
    for side in (0, 1):
        for kind, figure, instead in s.secret[side]:
            kit = list(s.kits[figure])
            kit[kit.index(instead)] = kind
            s.kits[figure] = tuple(kit)
            s.tell("bonus.given", kind, figure, instead)
    s.secret = secret.NOTHING
    if f[WANTED]:
        f[WANTED] = f[SIDE] = 0
        f[PC] = STEPS.index(ask)


def arm(t: Tables, s: State, f: Frame) -> None:
    """Everybody has the tokens that were chosen."""
    for side in (0, 1):
        for figure in s.team[side]:
            equip(t, s, figure, s.kits.pop(figure, ()))


def refuse(t: Tables, s: State, side: int, move: Move) -> Refusal | None:
    """Why a side cannot give a bonus token to a figure."""
    if move == DONE:
        return None
    kind, figure = int(move[1]), int(move[2])
    own = _with_bonus(t, s, s.team[side])
    if len(own) + len(s.secret[side]) >= BONUS_TOKENS:
        return THREE
    held = {each for side in (0, 1) for each in _with_bonus(t, s, s.team[side]).values()}
    if kind in held or kind in [claim[0] for claim in s.secret[side]]:
        return GONE
    if figure in own or figure in [claim[1] for claim in s.secret[side]]:
        return SECOND
    if not has_packs(t, figure):
        return NOT_EXCHANGED
    token = t.draft.bonus[kind]
    there = sum(1 << each for each in s.team[side])
    if not token.bearers >> figure & 1 or not all(company & there for company in token.company):
        return NOT_FOR_HIM
    return None if replaceable(t, s, kind, figure) else NOT_EXCHANGED


def replaceable(t: Tables, s: State, kind: int, figure: int) -> list[int]:
    """The tokens of a figure whose place a bonus token can take, each kind once (RE-SETUP-028, RE-Q-04)."""
    special = t.draft.specials.get(figure, NONE)
    kit = list(dict.fromkeys(s.kits.get(figure, ())))
    if t.draft.bonus[kind].special_only:
        return [each for each in kit if each == special]
    if t.plays("RE-Q-04", "pack-tokens-only"):
        return [each for each in kit if each != special]
    return kit


def _with_bonus(t: Tables, s: State, team: tuple[int, ...]) -> dict[int, int]:
    """The bonus token of each figure that has one."""
    return {figure: kind for figure in team for kind in s.kits.get(figure, ()) if kind in t.draft.bonus}


STEPS = (ask, note, compare, settle, hand_out, arm)
