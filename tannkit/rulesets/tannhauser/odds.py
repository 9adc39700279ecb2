"""Odds: the exact chances of one attack, from the roll to the wounds, by the very rules that games are played with."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

from tannkit.engine.expect import Classes, Expectation
from tannkit.errors import UsageError
from tannkit.model.build import build
from tannkit.model.library import Library
from tannkit.model.maps import GameMap
from tannkit.rulesets.tannhauser import muster, strike
from tannkit.rulesets.tannhauser.make import Options, make_on
from tannkit.rulesets.tannhauser.names import Names
from tannkit.rulesets.tannhauser.weapons import sort_of, usable
from tannkit.state.decision import Decision
from tannkit.state.frame import PROGRAM, R_BONUS, R_DIFFICULTY, SORT_ACTION
from tannkit.state.registers import ACTIVE, POINTS, ROLL, TURN
from tannkit.state.state import ALIVE, Move, State
from tannkit.state.tables import INTRINSIC, UNARMED, Tables

# Two figures on a straight path; no attack asks for more room.
LENGTH = 9


@dataclass(frozen=True, slots=True)
class Fighter:
    """A figure in an attack: its row from 1, its tokens, whether a point raises its characteristic."""

    character: str
    row: int = 1
    tokens: tuple[str, ...] = ()
    raised: bool = False


@dataclass(frozen=True, slots=True)
class AttackOdds:
    """The chances of an attack. `wounds` has the chance of 0, 1, 2 … wounds; `kill` that the target dies.

    `answer` is the chance that the attacker is wounded, by a token that answers the attack.
    """

    wounds: tuple[Fraction, ...]
    kill: Fraction
    answer: Fraction

    @property
    def mean(self) -> Fraction:
        """The wounds to be expected; those beyond the killing one do not count."""
        return sum((Fraction(number) * chance for number, chance in enumerate(self.wounds)), Fraction(0))


def tables_for(library: Library, pack: str) -> tuple[Tables, Names]:
    """The tables of a straight path on which two figures stand."""
    circles = {
        f"c{number}": {"at": [number, 0], "paths": ["path"], "to": [f"c{number + 1}"] if number + 1 < LENGTH else []}
        for number in range(LENGTH)
    }
    data = {"name": "-", "origin": "-", "circles": circles, "paths": {"path": {"name": "-", "colour": "#000000"}}}
    return make_on(library, pack, build(GameMap, data), None, Options({}))


def attack_odds(
    t: Tables, names: Names, attacker: Fighter, weapon: str, target: Fighter, *, distance: int = 1, shake: bool = False
) -> AttackOdds:
    """The exact chances of one attack with the action.

    Args:
        t: the tables of `tables_for`.
        names: the names of `tables_for`.
        attacker: who attacks; the weapon need not be among the tokens.
        weapon: the id of a token, `unarmed` or `own`.
        target: who is attacked.
        distance: how many circles apart they stand, on a common path.
        shake: whether the target's side shakes a wound off.

    Raises:
        UsageError: somebody or something is not there, or cannot be used.
    """
    s, by, at = _situation(t, names, attacker, weapon, target, distance, shake=shake)
    number = _weapon(t, names, s, by, weapon)
    if not usable(t, s, by, number, SORT_ACTION, -1):
        raise UsageError(f"{attacker.character} cannot use {weapon}", "The weapon asks for a skill.")
    # An attack never stands at the bottom of the stack; below it is what has nothing more to do.
    s.call(t.program("walk"), size=2)
    strike.strike(t, s, by, at, number, SORT_ACTION | sort_of(t, s, by, number))
    rows = len(t.figures[at].rows)

    def outcome(s: State) -> tuple[int, ...]:
        dead = s.life[at] != ALIVE
        wounds = rows - (target.row - 1) if dead else s.row[at] - (target.row - 1)
        return wounds, int(dead), int(s.row[by] != attacker.row - 1 or s.life[by] != ALIVE)

    raises = {by: attacker.raised, at: target.raised}
    expectation = Expectation(
        classes=lambda s: classes(t, s),
        outcome=outcome,
        over=lambda s, decision: decision is None,
        worth=lambda found: 100 * found[0] - found[2],
        policy=lambda s, decision: _policy(decision, raises, shake=shake),
    )
    return _summed(expectation.of(t, s))


def classes(t: Tables, s: State) -> Classes:
    """The faces that no rule of this roll tells apart.

    Natural 1s and 10s stand alone; the others fall into those that fail, that an effect could raise to a success, and
    that succeed.
    """
    frame = s.frames[-1]
    if frame[PROGRAM] != t.program("roll"):
        frame = s.frames[s.g[ROLL]]
    needed = frame[R_DIFFICULTY] - frame[R_BONUS]
    listening = bool(s.index.triggers.get("roll.rolled"))
    edges = sorted({2, 10, *(range(2, 10) if listening else ()), min(max(needed, 2), 10)})
    inner = [(low, high - low) for low, high in pairwise(edges)]
    return [(1, 1), *inner, (10, 1)]


def _situation(
    t: Tables, names: Names, attacker: Fighter, weapon: str, target: Fighter, distance: int, *, shake: bool
) -> tuple[State, int, int]:
    by, at = _figure(names, attacker), _figure(names, target)
    if by == at:
        raise UsageError("nobody attacks himself", "Name two characters.")
    if not 1 <= distance < LENGTH:
        raise UsageError(f"a distance of {distance} is not possible", f"It is from 1 to {LENGTH - 1} circles.")
    s = State(len(t.figures), len(t.board.circles))
    for side, (figure, fighter) in enumerate(((by, attacker), (at, target))):
        muster.join(t, s, side, [figure])
        held = list(fighter.tokens)
        if side == 0 and weapon not in ("unarmed", "own") and weapon not in held:
            held.append(weapon)
        muster.equip(t, s, figure, [_kind(names, token) for token in held])
        s.pos[figure] = distance * side
        if not 1 <= fighter.row <= len(t.figures[figure].rows):
            raise UsageError(
                f"{fighter.character} has no row {fighter.row}", f"Rows: 1 to {len(t.figures[figure].rows)}."
            )
        s.row[figure] = fighter.row - 1
    s.g[ACTIVE], s.g[TURN] = by, 2
    s.g[POINTS], s.g[POINTS + 1] = int(attacker.raised), int(target.raised) + int(shake)
    return s, by, at


def _policy(decision: Decision, raises: dict[int, bool], *, shake: bool) -> Move | None:
    if decision.kind == "raise":
        return ("raise",) if raises[decision.figure] else ("roll",)
    if decision.kind == "shake-off":
        return ("shake-off",) if shake else ("take",)
    return ("decline",) if decision.kind == "counterattack" else None


def _summed(chances: object) -> AttackOdds:
    assert isinstance(chances, dict)
    most = max(outcome[0] for outcome in chances)
    wounds = [Fraction(0)] * (most + 1)
    kill = answer = Fraction(0)
    for (number, dead, hurt), chance in chances.items():
        wounds[number] += chance
        kill += chance if dead else 0
        answer += chance if hurt else 0
    return AttackOdds(tuple(wounds), kill, answer)


def _figure(names: Names, fighter: Fighter) -> int:
    found = names.figures(fighter.character)
    if not found:
        raise UsageError(f"there is no character {fighter.character!r}", "`tannkit site` shows all characters.")
    return found[0]


def _kind(names: Names, token: str) -> int:
    kind = names.token_kind(token)
    if kind < 0:
        raise UsageError(f"there is no equipment token {token!r}", "`tannkit site` shows all tokens.")
    return kind


def _weapon(t: Tables, names: Names, s: State, by: int, weapon: str) -> int:
    if weapon == "unarmed":
        return UNARMED
    if weapon == "own":
        if not t.figures[by].weapon_dice:
            raise UsageError("this character has no weapon of its own", "Name a token, or `unarmed`.")
        return INTRINSIC
    number = s.kinds.index(_kind(names, weapon))
    if not t.kinds[s.kinds[number]].weapon:
        raise UsageError(f"{weapon} is no weapon", "Name a token with the trait Weapon, or `unarmed`.")
    return number
