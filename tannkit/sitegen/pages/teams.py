"""The page of a team: its characters with the tokens they carry."""

from __future__ import annotations

from tannkit.model.characters import Character
from tannkit.model.games import Member, Team
from tannkit.model.library import Entry
from tannkit.sitegen.escape import plain
from tannkit.sitegen.page import Page
from tannkit.sitegen.parts import both_languages, entry_head, section, table, yaml_section
from tannkit.sitegen.view import View


def team_page(view: View, entry: Entry) -> Page:
    """The page of one team."""
    team = entry.model(Team)
    rows = [_member(view, member) for member in team.members]
    body = [
        entry_head(view, entry),
        both_languages(team.text),
        f"\nFaction: {view.ref('factions', team.faction)}\n",
        section("Characters", table(("Character", "Pack", "Tokens", "Bonus token"), rows)),
        yaml_section(view, entry),
    ]
    return Page(view.here, "\n".join(body))


def teams_table(view: View, entries: list[Entry]) -> str:
    """All teams with their members."""
    rows = []
    for entry in entries:
        team, of = entry.model(Team), view.within(entry.pack)
        members = ", ".join(of.ref("characters", member.character) for member in team.members)
        rows.append([view.link(entry), of.ref("factions", team.faction), members])
    return table(("Team", "Faction", "Characters"), rows)


def _member(view: View, member: Member) -> list[str]:
    bonus = ""
    if member.bonus:
        bonus = view.ref("equipment", member.bonus)
        if member.replaces:
            bonus += f" in place of {view.ref('equipment', member.replaces)}"
    return [view.ref("characters", member.character), plain(member.pack or ""), _tokens(view, member), bonus]


def _tokens(view: View, member: Member) -> str:
    """What the member carries: pack, special object and picks, without what the bonus token replaces."""
    entry = view.find("characters", member.character)
    if entry is None:
        return ""
    who, of = entry.model(Character), view.within(entry.pack)
    carried = [
        *who.packs.get(member.pack or "", ()),
        *([who.special_object] if who.special_object else ()),
        *who.standard,
    ]
    kept = [ref for ref in carried if ref != member.replaces]
    return ", ".join(
        [*(of.ref("equipment", ref) for ref in kept), *(view.ref("equipment", ref) for ref in member.picks)]
    )
