"""Roles at play: which figure, token or circle a role of the effect language stands for at a moment."""

from __future__ import annotations

from tannkit.state.codes import CIRCLE, NONE, TOKEN, is_circle, is_figure
from tannkit.state.frame import A_AT, A_BY, AT, BY, CHOSEN, EACH, TARGET, THIS, YOU, Frame
from tannkit.state.registers import ACTIVE, ATTACK
from tannkit.state.state import State
from tannkit.verbs.compiling import Codes, Compiler, RoleCode


def role(name: str) -> RoleCode:
    """A closure that gives the code a role stands for; NONE if it stands for nothing.

    Args:
        name: a word of the grammar of roles.
    """
    return ROLES[name]


def codes(c: Compiler, who: object) -> Codes:
    """A closure that gives all whom a role or selector stands for, as codes.

    Args:
        c: the compiler.
        who: a role, or a parsed selector.
    """
    if isinstance(who, str):
        one = role(who)

        def single(s: State, v: Frame) -> list[int]:
            code = one(s, v)
            return [code] if code != NONE else []

        return single
    return c.selection(who).every


def where(s: State, code: int) -> int:
    """The circle where a figure or token is, or that is meant; -1 for nowhere.

    A token in somebody's hands is where that figure is.
    """
    if is_circle(code):
        return code - CIRCLE
    if code >= TOKEN:
        code = s.holder[code - TOKEN]
        if is_circle(code):
            return code - CIRCLE
    return s.pos[code] if is_figure(code) else -1


def _attack_or(place: int, fallback: int) -> RoleCode:
    def code(s: State, v: Frame) -> int:
        return s.frames[s.g[ATTACK]][place] if s.g[ATTACK] else v[fallback]

    return code


def _target(s: State, v: Frame) -> int:
    if v[TARGET] != NONE:
        return v[TARGET]
    return s.frames[s.g[ATTACK]][A_AT] if s.g[ATTACK] else NONE


def _owner(s: State, v: Frame) -> int:
    """The figure whose token it is: its side makes the choices of the owner."""
    return s.owner[v[THIS] - TOKEN] if v[THIS] >= TOKEN else v[YOU]


def _active(s: State, v: Frame) -> int:
    return s.g[ACTIVE]


def _at(place: int) -> RoleCode:
    def code(s: State, v: Frame) -> int:
        return v[place]

    return code


ROLES: dict[str, RoleCode] = {
    "you": _at(YOU),
    "this": _at(THIS),
    "target": _target,
    "attacker": _attack_or(A_BY, BY),
    "defender": _attack_or(A_AT, AT),
    "active": _active,
    "victim": _at(AT),
    "each": _at(EACH),
    "chosen": _at(CHOSEN),
    "owner": _owner,
}
