"""The page of an equipment token: its rule text in English and German, its traits, its carriers, its clauses."""

from __future__ import annotations

from tannkit.model.equipment import Crate, Equipment, Restriction
from tannkit.model.library import Entry
from tannkit.model.vocabulary import Trait
from tannkit.sitegen.escape import plain
from tannkit.sitegen.odds_plot import odds_of
from tannkit.sitegen.page import Page
from tannkit.sitegen.pages.characters import names_of_carriers
from tannkit.sitegen.parts import (
    big_table,
    bullets,
    clauses_section,
    entry_head,
    facts_table,
    field_badge,
    notes_section,
    rulings_section,
    section,
    sources_section,
    used_by_section,
    yaml_section,
)
from tannkit.sitegen.rule_text import in_tabs, token_text
from tannkit.sitegen.view import View, name


def equipment_page(view: View, entry: Entry) -> Page:
    """The page of one token."""
    token = entry.model(Equipment)
    body = [
        entry_head(view, entry, boost=3),
        in_tabs(lambda lang: token_text(view, entry, token, lang)),
        _facts(view, entry, token),
        section("Odds", odds_of(view, entry), searched=False),
        section("Crates", bullets(_crates(view, entry))),
        notes_section(view, token.notes),
        clauses_section(view, token.clauses, "The rules behind it"),
        rulings_section(view, entry, token.rulings),
        used_by_section(view, entry, ("equipment", "challenges", "modes", "scenarios", "teams"), "Named by"),
        sources_section(entry, token.source, token.sources),
        yaml_section(view, entry),
    ]
    return Page(view.here, "\n".join(body))


def equipment_table(view: View, entries: list[Entry]) -> str:
    """All tokens with what one looks for first."""
    rows = []
    for entry in sorted(entries, key=lambda each: (name(each).casefold(), each.full_id)):
        token = entry.model(Equipment)
        of = view.within(entry.pack)
        rows.append([
            view.link(entry), plain(token.kind.replace("-", " ")), of.refs("traits", token.traits), _dice(of, token),
            "yes" if token.disposable else "no", names_of_carriers(view, entry),
        ])  # fmt: skip
    return big_table(("Token", "Kind", "Traits", "Dice", "Disposable", "Carried by"), rows, align="lllrc")


def _dice(view: View, token: Equipment) -> str:
    """How many dice an attack with it rolls; empty if it is no weapon."""
    if isinstance(token.weapon, dict) and "base_dice" in token.weapon:
        return str(token.weapon["base_dice"])
    found = [view.find("traits", ref) for ref in token.traits]
    dice = [trait.model(Trait).dice for trait in found if trait is not None]
    return str(max((each for each in dice if each is not None), default=""))


def _facts(view: View, entry: Entry, token: Equipment) -> str:
    def known(field: str, shown: str) -> str:
        return f"{shown} {field_badge(token.sources, field)}".strip() if shown else ""

    facts = [
        ("Kind", known("kind", plain(token.kind.replace("-", " ")))),
        ("Traits", known("traits", view.refs("traits", token.traits) or "none")),
        ("Attack dice", _dice(view, token)),
        ("Disposable", known("disposable", "yes" if token.disposable else "no")),
        ("Carried by", names_of_carriers(view, entry)),
        ("Who may have it", known("restriction", _restriction(view, token.restriction))),
    ]
    return facts_table(facts)


def _restriction(view: View, restriction: Restriction | None) -> str:
    if restriction is None:
        return ""
    parts = [
        f"only {view.refs('characters', restriction.named)}" if restriction.named else "",
        f"only a {plain(restriction.kind)}" if restriction.kind else "",
        f"only of {view.ref('factions', restriction.faction)}" if restriction.faction else "",
        f"only bearers of {view.ref('affiliations', restriction.affiliation)}" if restriction.affiliation else "",
        f"while on the same side as {view.refs('characters', restriction.together_with)}"
        if restriction.together_with
        else "",
        "replaces the special object" if restriction.replaces == "special_object" else "",
        view.prose(restriction.text) if restriction.text else "",
    ]
    return "; ".join(part for part in parts if part) or "anybody"


def _crates(view: View, entry: Entry) -> list[str]:
    lines = []
    for use in view.used(entry, "crates"):
        crate = use.entry.model(Crate)
        count = "one crate" if crate.copies == 1 else f"{crate.copies} crates"
        lines.append(view.link(use.entry, f"{count} of {plain(crate.product or 'no box')}"))
    return lines
