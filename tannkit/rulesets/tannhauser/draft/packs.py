"""Packs: each character gets one, facedown until both sides have chosen for everybody (RE-SETUP-024, RE-SETUP-025).

Who has no packs picks its tokens one by one (RE-SETUP-024, RE-HOUND-010, RE-Q-81). Until the game begins, what a figure
is to have stands in `State.kits`.
"""

from __future__ import annotations

from tannkit.rulesets.tannhauser.draft import secret
from tannkit.state.decision import Decision, Refusal
from tannkit.state.frame import OWN, PC, Frame
from tannkit.state.state import Move, State
from tannkit.state.tables import Tables

NAME = "draft-packs"
SIDE = OWN
SIZE = 1
NO_PACK = Refusal("no-such-pack", "RE-SETUP-024", "the character has no such pack")
NO_CHOICE = Refusal("not-among-improvements", "RE-HOUND-010", "the figure cannot pick this token")
HAS_IT = Refusal("picked-already", "RE-SETUP-024", "the figure has picked this token already")


def ask(t: Tables, s: State, f: Frame) -> Decision | None:
    """The pack of the next character of a side, or the next token of who has none."""
    figure = _next(t, s, f[SIDE])
    if figure is None:
        s.answer = ()
        return None
    if has_packs(t, figure):
        names = dict.fromkeys(name for packs in t.packs for name in packs)
        packs: list[Move] = [("pack", figure, name) for name in names]
        own = t.packs[figure]
        return secret.ask("pack", f[SIDE], packs, lambda move: None if move[2] in own else NO_PACK, figure=figure)
    tokens: list[Move] = [("improve", figure, kind) for kind in range(len(t.kinds))]
    return secret.ask("improvement", f[SIDE], tokens, lambda move: _refuse(t, s, f[SIDE], move), figure=figure)


def note(t: Tables, s: State, f: Frame) -> None:
    """It lies facedown; then the next character, and then the other side."""
    side = f[SIDE]
    if not s.answer:
        f[SIDE] += 1
    elif s.answer[0] == "pack":
        secret.note(s, side, (int(s.answer[1]), *t.packs[int(s.answer[1])][str(s.answer[2])]))
    else:
        figure, kind = int(s.answer[1]), int(s.answer[2])
        before = _chosen(s, side).get(figure, ())
        others = tuple(record for record in s.secret[side] if record[0] != figure)
        secret.keep(s, side, (*others, (figure, *before, kind)))
    if f[SIDE] < 2:
        f[PC] = STEPS.index(ask)


def show(t: Tables, s: State, f: Frame) -> None:
    """All are turned faceup at once."""
    for side in (0, 1):
        for figure, *kinds in s.secret[side]:
            s.kits[figure] = tuple(kinds)
            if has_packs(t, figure):
                s.tell("pack.shown", figure, next(name for name, pack in t.packs[figure].items() if pack == (*kinds,)))
            else:
                for kind in kinds:
                    s.tell("improvement.shown", figure, kind)
    s.secret = secret.NOTHING


def has_packs(t: Tables, figure: int) -> bool:
    """Whether one of several packs is chosen for a figure."""
    return any(t.packs[figure].values())


def _next(t: Tables, s: State, side: int) -> int | None:
    """Who of a side has still to get something."""
    chosen = _chosen(s, side)
    for figure in s.team[side]:
        needs = 1 if has_packs(t, figure) else t.draft.improvements.get(figure, (0, ()))[0]
        if len(chosen.get(figure, ())) < needs:
            return figure
    return None


def _refuse(t: Tables, s: State, side: int, move: Move) -> Refusal | None:
    figure, kind = int(move[1]), int(move[2])
    if kind not in t.draft.improvements[figure][1]:
        return NO_CHOICE
    return HAS_IT if kind in _chosen(s, side).get(figure, ()) else None


def _chosen(s: State, side: int) -> dict[int, tuple[int, ...]]:
    return {figure: tuple(kinds) for figure, *kinds in s.secret[side]}


STEPS = (ask, note, show)
