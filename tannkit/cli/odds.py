"""`tannkit odds`: the exact chances of an attack, a throw, a test or a duel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from tannkit.cli.odds_printed import Row, json_of, lines_of
from tannkit.cli.options import PACKS
from tannkit.cli.targets import targets
from tannkit.errors import UsageError
from tannkit.lint.run import load
from tannkit.model.games import Team
from tannkit.model.library import Library
from tannkit.rulesets.tannhauser.names import Names
from tannkit.rulesets.tannhauser.odds import Fighter, attack_odds, duel_odds, passing_odds, tables_for
from tannkit.state.tables import STATS, Tables

PACK = "tannhauser-revised"
STAT = click.Choice(STATS)


@dataclass(frozen=True, slots=True)
class Asked:
    """What the options say, and the tables that it is said about."""

    library: Library
    tables: Tables
    names: Names
    row: int
    tokens: tuple[str, ...]
    raised: bool
    target_rows: tuple[str, ...]
    target_tokens: tuple[str, ...]
    target_raise: bool
    distance: int
    shake: bool


@click.command("odds", epilog="Example: tannkit odds eva-kraemer mauser-c96 john-macneal --token critical-hit --row 2")
@click.argument("attacker")
@click.argument("rest", nargs=-1, metavar="[WEAPON] [TARGET]...")
@click.option("--row", type=int, default=1, show_default=True, help="The row of the attacker's dial.")
@click.option("--token", "tokens", multiple=True, help="A token that the attacker holds beside the weapon.")
@click.option("--raise", "raised", is_flag=True, help="A Command Point raises the attacker's characteristic.")
@click.option("--target-row", "target_rows", multiple=True, metavar="ROW", help="The row of the first target's dial.")
@click.option("--target-token", "target_tokens", multiple=True, help="A token that the first target holds.")
@click.option("--target-raise", is_flag=True, help="A Command Point raises the characteristic of each target.")
@click.option("--shake-off", "shake", is_flag=True, help="The targets' side shakes a wound off.")
@click.option("--distance", type=int, default=1, show_default=True, help="Circles to the first target, on one path.")
@click.option("--test", "test", type=STAT, help="ATTACKER makes a test on this characteristic.")
@click.option("--needed", type=int, default=1, show_default=True, help="How many successes pass the test.")
@click.option("--duel", type=STAT, help="ATTACKER starts a duel on this characteristic with the only TARGET.")
@click.option("--table", is_flag=True, help="ATTACKER is a team: all its weapons on the TARGET.")
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", help="How it is printed. [text]")
@PACKS
def command(
    attacker: str,
    rest: tuple[str, ...],
    form: str,
    packs: tuple[Path, ...],
    test: str | None,
    needed: int,
    duel: str | None,
    *,
    table: bool,
    **more: Any,
) -> None:
    """The exact chances of an attack by ATTACKER with WEAPON (a token, `unarmed` or `own`) on TARGET.

    They come from the rules that games are played with, not from samples. Who has a choice on the way, such as which
    dice to roll again, makes the best of it. Linked attacks and blasts take several targets, a Grenade is thrown.
    What is said of the first target can be said of another with its name: `--target-row wolf:2`.
    """
    if sum((table, test is not None, duel is not None)) > 1:
        raise UsageError("only one of --table, --test and --duel can be asked", "Leave the others out.")
    if needed != 1 and test is None:
        raise UsageError("--needed belongs to a test", "tannkit odds eva-kraemer --test mental --needed 2")
    if more["shake"] and (test or duel):
        raise UsageError("no test or duel wounds anybody", "--shake-off belongs to an attack or a throw.")
    library = load(targets([]), packs)
    t, names = tables_for(library, PACK if PACK in library.packs else next(iter(library.packs)))
    asked = Asked(library, t, names, **more)
    if test is not None:
        rows = [_test(asked, attacker, rest, test, needed)]
    elif duel is not None:
        rows = [_duel(asked, attacker, rest, duel)]
    else:
        rows = _table(asked, attacker, rest) if table else [_attack(asked, attacker, rest)]
    click.echo(json_of(rows) if form == "json" else "\n".join(lines_of(rows, short=table)))


def _test(asked: Asked, who: str, rest: tuple[str, ...], stat: str, needed: int) -> Row:
    if rest:
        raise UsageError("a test has no target", "tannkit odds eva-kraemer --test mental --needed 2")
    odds = passing_odds(asked.tables, asked.names, _fighter(asked, who), stat, needed)
    return Row({"character": who, "test": stat, "needed": needed}, odds)


def _duel(asked: Asked, who: str, rest: tuple[str, ...], stat: str) -> Row:
    if len(rest) != 1:
        raise UsageError("a duel has one opponent", "tannkit odds eva-kraemer wolf --duel mental")
    (other,) = _targets(asked, rest)
    odds = duel_odds(asked.tables, asked.names, _fighter(asked, who), other, stat)
    return Row({"attacker": who, "target": other.character, "duel": stat}, odds)


def _attack(asked: Asked, who: str, rest: tuple[str, ...]) -> Row:
    if len(rest) < 2:
        raise UsageError("an attacker, a weapon and a target are needed", "tannkit odds eva-kraemer mp40 john-macneal")
    weapon, *others = rest
    return _row(asked, _fighter(asked, who), weapon, _targets(asked, others))


def _row(asked: Asked, by: Fighter, weapon: str, against: Sequence[Fighter]) -> Row:
    odds = attack_odds(asked.tables, asked.names, by, weapon, *against, distance=asked.distance, shake=asked.shake)
    return Row({"attacker": by.character, "weapon": weapon}, odds, tuple(each.character for each in against))


def _table(asked: Asked, team: str, rest: tuple[str, ...]) -> list[Row]:
    """All weapons of a team; those that cannot be used at that distance say why."""
    entry = asked.library.find("teams", team)
    if entry is None or not rest:
        what = f"there is no team {team!r}" if entry is None else "a target is needed"
        raise UsageError(what, "With --table: tannkit odds --table reich-iron-line john-macneal")
    t, against = asked.tables, _targets(asked, rest)
    rows: list[Row] = []
    refused: UsageError | None = None
    for member in entry.model(Team).members:
        figure = asked.names.figures(member.character)[0]
        pack = t.packs[figure].get(member.pack or "", ())
        by = _fighter(asked, member.character, *(t.kinds[kind].ref.rpartition("/")[2] for kind in pack), *member.picks)
        weapons = [token for token in dict.fromkeys(by.tokens) if _wounds(asked, token)]
        weapons.append("own" if t.figures[figure].weapon_dice else "unarmed")
        for weapon in weapons:
            try:
                rows.append(_row(asked, by, weapon, against))
            except UsageError as error:
                refused = error
                rows.append(Row({"attacker": member.character, "weapon": weapon}, str(error)))
    if refused is not None and all(isinstance(row.odds, str) for row in rows):
        raise refused
    return rows


def _wounds(asked: Asked, token: str) -> bool:
    kind = asked.tables.kinds[asked.names.token_kind(token)]
    return kind.weapon or (kind.throw > 0 and not kind.smoke)


def _fighter(asked: Asked, who: str, *tokens: str) -> Fighter:
    return Fighter(who, asked.row, (*tokens, *asked.tokens), asked.raised)


def _targets(asked: Asked, names: Sequence[str]) -> list[Fighter]:
    """The targets, with the rows and tokens that the options give them."""
    rows = dict(_said(asked.target_rows, names))
    tokens = _said(asked.target_tokens, names)
    wrong = [row for row in rows.values() if not row.isascii() or not row.isdigit()]
    if wrong:
        raise UsageError(f"{wrong[0]!r} is no row", "Rows count from 1: --target-row 2, --target-row wolf:2.")
    return [
        Fighter(
            who, int(rows.get(who, "1")), tuple(token for owner, token in tokens if owner == who), asked.target_raise
        )
        for who in names
    ]


def _said(options: tuple[str, ...], names: Sequence[str]) -> list[tuple[str, str]]:
    """What options say, each with the target that it is about: the first, or the one named before a colon."""
    found = []
    for option in options:
        who, colon, value = option.rpartition(":")
        if colon and who not in names:
            raise UsageError(f"{who} is not among the targets", f"These are: {', '.join(names)}.")
        found.append((who or names[0], value))
    return found
