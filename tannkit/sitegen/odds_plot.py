"""The odds of a weapon on its page: a small plot of the wounds that a standard attack deals, as part of the page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from tannkit.model.library import Entry
from tannkit.rulesets.tannhauser.odds import AttackOdds
from tannkit.rulesets.tannhauser.odds.standard import StandardAttack, standard_attack
from tannkit.sitegen.escape import plain
from tannkit.sitegen.view import View
from tannkit.state.tables import NULL, STAMINA

# Lengths in the units of the picture: a bar is as wide as 100 %.
BAR, LINE, LEFT, HEAD = 400, 28, 92, 26
# A share that is narrower than this has no room for its figure.
LEAST = Fraction(7, 100)


def odds_of(view: View, entry: Entry) -> str:
    """The plot with what it shows in words; empty for a token that wounds nobody."""
    ground = view.ground(entry.pack)
    if ground is None:
        return ""
    t, names = ground
    kind = names.token_kind(entry.full_id)
    found = standard_attack(t, names, t.kinds[kind]) if kind >= 0 else None
    return f"{_caption(view, found)}\n\n{_picture(found)}" if found else ""


def _caption(view: View, found: StandardAttack) -> str:
    stamina = found.target.rows[0][STAMINA]
    circles = "1 circle" if found.distance == 1 else f"{found.distance} circles"
    who, whom = (view.ref("characters", each.ref) for each in (found.attacker, found.target))
    does = "attacks" if found.by_combat[0][0] != NULL else "throws it at"
    return (
        f"{who} {does} {whom}, {circles} away. The target is on its top row, with Stamina {stamina}, the median of all"
        f" characters; {len(found.target.rows)} wounds kill it, and nobody holds another token. The chance of each"
        " number of wounds, exactly; `tannkit odds` answers for any others."
    )


def _picture(found: StandardAttack) -> str:
    most = max(len(odds.wounds) for _, odds in found.by_combat)
    height = HEAD + LINE * len(found.by_combat)
    said = "; ".join(_said(value, odds) for value, odds in found.by_combat)
    lines = [
        f'<svg class="tk-odds" role="img" viewBox="0 0 {LEFT + BAR} {height}" width="{LEFT + BAR}"'
        f' xmlns="http://www.w3.org/2000/svg" fill="currentColor" font-size="12"'
        ' style="max-width: 100%; height: auto">',
        f"<title>Chances of wounds. {plain(said)}.</title>",
        *_legend(most),
    ]
    for place, (value, odds) in enumerate(found.by_combat):
        lines += _bar(HEAD + LINE * place, _name(value), odds.wounds, most)
    return "\n".join(['<div class="tk-plot" data-search-exclude>', *lines, "</svg>", "</div>"])


def _legend(most: int) -> Iterator[str]:
    yield f'<text x="0" y="{HEAD - 12}">Wounds</text>'
    for wounds in range(most):
        x = LEFT + wounds * 48
        yield f'<rect x="{x}" y="4" width="12" height="12" stroke="currentColor" {_shade(wounds, most)}/>'
        yield f'<text x="{x + 17}" y="{HEAD - 12}">{wounds}</text>'


def _bar(y: int, name: str, chances: Sequence[Fraction], most: int) -> Iterator[str]:
    yield f'<text x="0" y="{y + 15}">{name}</text>'
    before = Fraction(0)
    for wounds, chance in enumerate(chances):
        x, width = float(LEFT + BAR * before), float(BAR * chance)
        shade = _shade(wounds, most)
        yield f'<rect x="{x:.1f}" y="{y}" width="{width:.1f}" height="{LINE - 6}" stroke="currentColor" {shade}/>'
        if chance >= LEAST:
            yield f'<text x="{x + width / 2:.1f}" y="{y + 15}" text-anchor="middle">{_percent(chance)}</text>'
        before += chance


def _shade(wounds: int, most: int) -> str:
    # Pale enough that the figures on it stand out, on a light page as on a dark one.
    return f'stroke-width="0.5" fill-opacity="{0.45 * wounds / max(most - 1, 1):.2f}"'


def _name(value: int) -> str:
    return f"Combat {value}" if value != NULL else "Thrown"


def _said(value: int, odds: AttackOdds) -> str:
    each = ", ".join(f"{wounds}: {_percent(chance)}" for wounds, chance in enumerate(odds.wounds))
    return f"{_name(value)}: {each}"


def _percent(chance: Fraction) -> str:
    """To a tenth of a percent where that says more."""
    return f"{float(chance * 100):.0f} %" if chance >= LEAST else f"{float(chance * 100):.1f} %"
