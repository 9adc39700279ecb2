"""`tannkit odds`: the exact chances of an attack."""

from __future__ import annotations

import json
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any

import click

from tannkit.cli.options import PACKS
from tannkit.cli.targets import targets
from tannkit.errors import UsageError
from tannkit.lint.run import load
from tannkit.model.games import Team
from tannkit.model.library import Library
from tannkit.rulesets.tannhauser.names import Names
from tannkit.rulesets.tannhauser.odds import AttackOdds, Fighter, attack_odds, tables_for
from tannkit.state.tables import Tables

PACK = "tannhauser-revised"
WIDTH = 30


@click.command("odds", epilog="Example: tannkit odds eva-kraemer mauser-c96 john-macneal --token critical-hit --row 2")
@click.argument("attacker")
@click.argument("weapon", required=False)
@click.argument("target", required=False)
@click.option("--row", type=int, default=1, show_default=True, help="The row of the attacker's dial.")
@click.option("--target-row", type=int, default=1, show_default=True, help="The row of the target's dial.")
@click.option("--token", "tokens", multiple=True, help="A token that the attacker holds beside the weapon.")
@click.option("--target-token", "others", multiple=True, help="A token that the target holds.")
@click.option("--distance", type=int, default=1, show_default=True, help="Circles between them, on a common path.")
@click.option("--raise", "raised", is_flag=True, help="A Command Point raises the attacker's Combat.")
@click.option("--target-raise", is_flag=True, help="A Command Point raises the target's Stamina.")
@click.option("--shake-off", "shake", is_flag=True, help="The target's side shakes a wound off.")
@click.option("--table", is_flag=True, help="ATTACKER is a team, WEAPON the target: all weapons of the team.")
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", help="How it is printed. [text]")
@PACKS
def command(
    attacker: str, weapon: str | None, target: str | None, form: str, packs: tuple[Path, ...], **more: Any
) -> None:
    """The exact chances of an attack by ATTACKER with WEAPON (a token, `unarmed` or `own`) on TARGET.

    They come from the rules that games are played with, not from samples. Who has a choice on the way, such as which
    dice to roll again, makes the best of it.
    """
    library = load(targets([]), packs)
    t, names = tables_for(library, PACK if PACK in library.packs else next(iter(library.packs)))
    if more["table"]:
        rows = _table(library, t, names, attacker, weapon or "", more)
    elif weapon is None or target is None:
        raise UsageError("an attacker, a weapon and a target are needed", "tannkit odds eva-kraemer mp40 john-macneal")
    else:
        by = Fighter(attacker, more["row"], more["tokens"], more["raised"])
        rows = [(attacker, weapon, _odds(t, names, by, weapon, target, more))]
    click.echo(_json(rows) if form == "json" else "\n".join(_lines(rows, plot=not more["table"])))


def _odds(t: Tables, names: Names, by: Fighter, weapon: str, target: str, more: dict[str, Any]) -> AttackOdds:
    at = Fighter(target, more["target_row"], more["others"], more["target_raise"])
    return attack_odds(t, names, by, weapon, at, distance=more["distance"], shake=more["shake"])


def _table(
    library: Library, t: Tables, names: Names, team: str, target: str, more: dict[str, Any]
) -> list[tuple[str, str, AttackOdds]]:
    entry = library.find("teams", team)
    if entry is None:
        raise UsageError(
            f"there is no team {team!r}", "With --table: tannkit odds --table reich-iron-line john-macneal"
        )
    rows = []
    for member in entry.model(Team).members:
        figure = names.figures(member.character)[0]
        pack = t.packs[figure].get(member.pack or "", ())
        tokens = tuple(t.kinds[kind].ref.rpartition("/")[2] for kind in pack) + member.picks
        by = Fighter(member.character, more["row"], tokens, more["raised"])
        weapons = [token for token in tokens if t.kinds[names.token_kind(token)].weapon]
        weapons.append("own" if t.figures[figure].weapon_dice else "unarmed")
        rows += [(member.character, weapon, _odds(t, names, by, weapon, target, more)) for weapon in weapons]
    return rows


def _lines(rows: Sequence[tuple[str, str, AttackOdds]], *, plot: bool) -> list[str]:
    lines = []
    wide = max(len(f"{who}, {weapon}") for who, weapon, _ in rows)
    for who, weapon, odds in rows:
        title = f"{who}, {weapon}".ljust(wide)
        lines.append(f"{title}  wounds {float(odds.mean):.3f}  kill {_percent(odds.kill)}")
        if plot:
            lines += [
                f"  {number} {_percent(chance)} {'█' * round(WIDTH * chance)}".rstrip()
                for number, chance in enumerate(odds.wounds)
            ]
        if odds.answer and plot:
            lines.append(f"  the attacker is hurt {_percent(odds.answer)}")
    return lines


def _percent(chance: Fraction) -> str:
    return f"{float(chance * 100):6.2f} %"


def _json(rows: Sequence[tuple[str, str, AttackOdds]]) -> str:
    """Chances as numbers and as exact fractions."""
    return json.dumps(
        [
            {
                "attacker": who,
                "weapon": weapon,
                "mean": float(odds.mean),
                "kill": float(odds.kill),
                "wounds": [float(chance) for chance in odds.wounds],
                "exact": [str(chance) for chance in odds.wounds],
                "attacker_hurt": float(odds.answer),
            }
            for who, weapon, odds in rows
        ],
        indent=2,
    )
