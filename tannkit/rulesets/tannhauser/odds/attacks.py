"""Odds of attacks and throws: from the choice of the target to the wounds of everybody who is struck."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import itemgetter

from tannkit.engine.expect import Chances, Outcome, Question, expect
from tannkit.errors import UsageError
from tannkit.rulesets.tannhauser import attack
from tannkit.rulesets.tannhauser.actions import throw
from tannkit.rulesets.tannhauser.command_points import can_pay
from tannkit.rulesets.tannhauser.names import Names
from tannkit.rulesets.tannhauser.odds.faces import classes
from tannkit.rulesets.tannhauser.odds.found import AttackOdds, TargetOdds
from tannkit.rulesets.tannhauser.odds.ground import Fighter, check_raise, kind_of, situation
from tannkit.rulesets.tannhauser.targets import blasted
from tannkit.rulesets.tannhauser.throwing import struck
from tannkit.rulesets.tannhauser.weapons import profile_of, usable
from tannkit.state.codes import CIRCLE
from tannkit.state.decision import Decision
from tannkit.state.frame import SORT_ACTION
from tannkit.state.registers import POINTS
from tannkit.state.state import ALIVE, Move, State
from tannkit.state.tables import COMBAT, INTRINSIC, STAMINA, UNARMED, Tables

NO_TOKENS = ("unarmed", "own")


def attack_odds(
    t: Tables,
    names: Names,
    attacker: Fighter,
    weapon: str,
    *targets: Fighter,
    distance: int = 1,
    shake: bool = False,
) -> AttackOdds:
    """The exact chances of one attack with the action, or of a throw.

    Args:
        t: the tables of `tables_for`.
        names: the names of `tables_for`.
        attacker: who attacks; the weapon need not be among the tokens.
        weapon: the id of a token, `unarmed` or `own`. A Grenade is thrown.
        targets: who is attacked: one, linked targets, or all whom a blast strikes. They stand on one path, the second
            behind the first and the others around it.
        distance: how many circles the first target is away.
        shake: whether the targets' side shakes a wound off, the first that it can.

    Raises:
        UsageError: somebody or something is not there, cannot be used, or does not reach.
    """
    s, by, struck_ones = situation(t, names, attacker, "" if weapon in NO_TOKENS else weapon, targets, distance)
    fighters = dict(zip((by, *struck_ones), (attacker, *targets), strict=True))
    for figure, fighter in fighters.items():
        check_raise(t, s, fighter, figure, COMBAT if figure == by else STAMINA)
    if shake and not any(can_pay(t, s, at, 0) for at in struck_ones):
        raise UsageError("no wound can be shaken off here", "No Command Points are spent for these targets.")
    s.g[POINTS + 1] += int(shake)
    fixed = _begin(t, names, s, by, struck_ones, attacker, weapon)

    def lost(end: State, figure: int) -> int:
        row = end.row[figure] if end.life[figure] == ALIVE else len(t.figures[figure].rows)
        return row - (fighters[figure].row - 1)

    def outcome(end: State) -> Outcome:
        alive = sum(1 << place for place, at in enumerate(struck_ones) if end.life[at] == ALIVE)
        return (alive, int(lost(end, by) > 0), *(lost(end, at) for at in struck_ones))

    question = Question(
        classes=lambda s, decision: classes(t, names, s, decision),
        outcome=outcome,
        # A wound of the targets comes before one of the attacker's own.
        worth=lambda found: 100 * sum(found[2:]) - found[1],
        policy=lambda s, decision: _policy(decision, fighters, fixed, shake=shake),
    )
    return _summed(expect(t, s, question), len(struck_ones))


def _begin(
    t: Tables, names: Names, s: State, by: int, targets: list[int], attacker: Fighter, weapon: str
) -> Mapping[str, Move]:
    """Start the attack or throw; gives how what it asks is answered."""
    number = _weapon(t, names, s, by, weapon)
    kind = t.kinds[s.kinds[number]] if number >= 0 else None
    if kind is not None and kind.throw:
        circle = s.pos[targets[0]]
        if kind.smoke:
            raise UsageError(f"{weapon} wounds nobody", "Smoke changes attacks, and has no odds of its own.")
        if circle not in throw.targets(t, s, by, number):
            raise UsageError(f"{attacker.character} cannot throw so far", "Choose a smaller --distance.")
        _all_struck(struck(t, s, circle), targets)
        if attacker.raised:
            raise UsageError("a throw has no attack roll", "Leave the Command Point out.")
        s.call(t.program("throw"), by, number, size=5)
        return {"throw": ("at", circle)}
    if kind is not None and not kind.weapon:
        raise UsageError(f"{weapon} is no weapon", "Name a Weapon token, a Grenade, or `unarmed`.")
    if not usable(t, s, by, number, SORT_ACTION, -1):
        raise UsageError(f"{attacker.character} cannot use {weapon}", "The weapon asks for a skill.")
    move = _aimed(t, s, by, targets, attacker, weapon, number)
    attack.attack(t, s, by, SORT_ACTION, weapon=number)
    return {"attack": move}


def _aimed(t: Tables, s: State, by: int, targets: list[int], attacker: Fighter, weapon: str, number: int) -> Move:
    """The attack on all targets that is meant, as a move."""
    profile = profile_of(t, s, number)
    if profile.blast is not None or profile.at_circle is not None:
        aim: tuple[int, ...] = (CIRCLE + s.pos[targets[0]],)
        _all_struck(blasted(t, s, by, number, s.pos[targets[0]]), targets)
    elif len(targets) > max(profile.linked, 1):
        raise UsageError(f"{weapon} does not strike {len(targets)} targets at once", "Name fewer targets.")
    else:
        aim = tuple(sorted(targets))
    found = attack.candidates(t, s, by, SORT_ACTION, weapon=number)
    move: Move = ("attack", number, *aim)
    if move not in found:
        raise UsageError(f"{attacker.character} has no such attack with {weapon}", "Choose another --distance.")
    return move


def _all_struck(figures: list[int], targets: list[int]) -> None:
    if not set(targets) <= set(figures):
        raise UsageError("not all of these targets are struck at once", "Name fewer targets.")


def _policy(
    decision: Decision, fighters: Mapping[int, Fighter], fixed: Mapping[str, Move], *, shake: bool
) -> Move | None:
    kind = decision.kind
    if kind == "raise":
        return ("raise",) if fighters[decision.figure].raised else ("roll",)
    if kind == "shake-off":
        return ("shake-off",) if shake else ("take",)
    if kind == "order":
        # Who rolls first changes nothing but the order in which they are told.
        return decision.moves[0]
    if kind == "counterattack":
        return ("decline",)
    return fixed[kind] if kind in fixed and fixed[kind] in decision.moves else None


def _summed(chances: Chances, targets: int) -> AttackOdds:
    each = tuple(
        TargetOdds(chances.spread(itemgetter(2 + place)), chances.of(_dies(place))) for place in range(targets)
    )
    return AttackOdds(each, chances.spread(lambda found: found[0].bit_count()), chances.of(lambda found: found[1] > 0))


def _dies(place: int) -> Callable[[Outcome], bool]:
    return lambda found: not found[0] >> place & 1


def _weapon(t: Tables, names: Names, s: State, by: int, weapon: str) -> int:
    if weapon == "unarmed":
        return UNARMED
    if weapon == "own":
        if not t.figures[by].weapon_dice:
            raise UsageError("this character has no weapon of its own", "Name a token, or `unarmed`.")
        return INTRINSIC
    return s.kinds.index(kind_of(names, weapon))
