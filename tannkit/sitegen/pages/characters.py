"""The page of a character: its values row by row, its skills, packs, challenges and sources."""

from __future__ import annotations

from tannkit.model.characters import Challenge, Character
from tannkit.model.library import Entry
from tannkit.sitegen.escape import plain
from tannkit.sitegen.page import Page
from tannkit.sitegen.pages.challenges import challenge_line
from tannkit.sitegen.parts import (
    DASH,
    big_table,
    both_languages,
    bullets,
    clauses_section,
    entry_head,
    facts_table,
    field_badge,
    field_note,
    notes_section,
    section,
    sources_section,
    table,
    used_by_section,
    yaml_section,
)
from tannkit.sitegen.view import View


def character_page(view: View, entry: Entry) -> Page:
    """The page of one character."""
    who = entry.model(Character)
    body = [
        entry_head(view, entry, boost=3),
        both_languages(who.text),
        _facts(view, who),
        section("Values", field_note(who.sources, "values") + _values(view, who)),
        section("Skills", field_note(who.sources, "skills") + (view.refs("skills", who.skills) or DASH)),
        section("Equipment", field_note(who.sources, "packs") + _equipment(view, who)),
        section("Challenges", bullets(_challenges(view, who))),
        notes_section(view, who.notes),
        clauses_section(view, who.clauses, "Rules of its own"),
        used_by_section(view, entry, ("equipment", "modes", "scenarios", "teams", "rulings"), "Named by"),
        sources_section(entry, who.source, who.sources),
        yaml_section(view, entry),
    ]
    return Page(view.here, "\n".join(body))


def characters_table(view: View, entries: list[Entry]) -> str:
    """All characters, with the top row of their values."""
    stats = [entry for entry in view.entries("characteristics") if entry.pack == view.home]
    rows = []
    for entry in entries:
        who = entry.model(Character)
        of = view.within(entry.pack)
        values = [_top(who, stat) for stat in stats]
        shown = f"{view.link(entry)} {field_badge(who.sources, 'values')}".strip()
        rows.append([shown, plain(who.kind), _side(of, who), *values, of.refs("skills", who.skills)])
    heads = [view.link(stat) for stat in stats]
    return big_table(("Name", "Kind", "Faction", *heads, "Skills"), rows, align="lll" + "r" * len(stats))


def _top(who: Character, stat: Entry) -> str:
    row = who.values.get(stat.id, ())
    return str(row[0]) if row and row[0] is not None else DASH


def _side(view: View, who: Character) -> str:
    if who.faction:
        return view.ref("factions", who.faction)
    return "mercenary" if who.mercenary else DASH


def _facts(view: View, who: Character) -> str:
    facts = [
        ("Kind", plain(who.kind)),
        ("Faction", _side(view, who) + (" (mercenary)" if who.mercenary and who.faction else "")),
        ("Never against", view.ref("factions", who.loyal_to) if who.loyal_to else ""),
        ("Affiliations", _with_badge(view.refs("affiliations", who.affiliations), who, "affiliations")),
        ("Slots for equipment", f"{who.slots} {field_badge(who.sources, 'slots')}"),
        ("Figures", ", ".join(plain(figure) for figure in who.figures)),
        ("Pairs", "; ".join(" and ".join(plain(figure) for figure in pair) for pair in who.pairs)),
        ("Brings along", view.refs("characters", who.brings)),
        ("Needs on its side", view.refs("characters", who.needs)),
        ("Comes in", plain(who.product.replace("-", " ")) if who.product else ""),
    ]
    return facts_table(facts)


def _with_badge(shown: str, who: Character, field: str) -> str:
    label = field_badge(who.sources, field)
    return f"{shown or 'none'} {label}" if label else shown


def _values(view: View, who: Character) -> str:
    """The rows of values, top to bottom, as a wound moves one down them."""
    stats = list(who.values)
    heads = [f"{view.ref('characteristics', stat)} {field_badge(who.sources, f'values.{stat}')}" for stat in stats]
    depth = max((len(rows) for rows in who.values.values()), default=0)
    rows = [[_row_name(k), *(_value(who, stat, k) for stat in stats)] for k in range(depth)]
    rows.append([f"**{_wounds(depth)}**", *(["dead"] * len(stats))])
    shown = table(("Row", *heads), rows, align="l" + "r" * len(stats))
    return f'<div class="tk-values" markdown="block">\n{shown}\n</div>'


def _value(who: Character, stat: str, k: int) -> str:
    rows = who.values[stat]
    if k >= len(rows):
        return DASH
    shown = DASH if rows[k] is None else str(rows[k])
    return f"{shown} {field_badge(who.sources, f'values.{stat}.{k}')}".strip()


def _row_name(k: int) -> str:
    return "unhurt" if k == 0 else _wounds(k)


def _wounds(count: int) -> str:
    return "1 wound" if count == 1 else f"{count} wounds"


def _equipment(view: View, who: Character) -> str:
    lines = []
    if who.special_object:
        lines.append(f"**Special object**, in each pack: {view.ref('equipment', who.special_object)}")
    lines += [
        f"**{plain(pack.capitalize())} pack**: {view.refs('equipment', refs)}" for pack, refs in who.packs.items()
    ]
    if who.standard:
        lines.append(f"**Always**: {view.refs('equipment', who.standard)}")
    if who.improvements:
        among = view.refs("equipment", who.improvements.among)
        lines.append(f"**Picks {who.improvements.choose} of**: {among}")
    if who.weapon:
        traits = view.refs("traits", who.weapon.traits)
        lines.append(f"**By nature**: a weapon ({traits}) with {who.weapon.dice} dice")
    return bullets(lines)


def _challenges(view: View, who: Character) -> list[str]:
    found = [view.find("challenges", ref) for ref in who.challenges]
    return [challenge_line(view, each, each.model(Challenge)) for each in found if each is not None]


def names_of_carriers(view: View, entry: Entry) -> str:
    """Who carries a token, and in which pack."""
    carriers: dict[str, tuple[Entry, list[str]]] = {}
    for use in view.used(entry, "characters"):
        carriers.setdefault(use.entry.full_id, (use.entry, []))[1].append(_pack_of(use.path))
    parts = []
    for who, packs in carriers.values():
        known = [pack for pack in dict.fromkeys(packs) if pack]
        parts.append(view.link(who) + (f" ({', '.join(plain(pack) for pack in known)})" if known else ""))
    return ", ".join(parts)


def _pack_of(path: tuple[str | int, ...]) -> str:
    if path[0] == "packs" and len(path) > 1:
        return str(path[1])
    return {"special_object": "special object", "standard": "always", "improvements": "improvement"}.get(
        str(path[0]), ""
    )
