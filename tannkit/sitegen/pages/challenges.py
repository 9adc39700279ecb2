"""The page of all challenges, by character."""

from __future__ import annotations

from tannkit.model.characters import Challenge
from tannkit.model.library import Entry
from tannkit.sitegen.escape import fenced, indented, plain
from tannkit.sitegen.parts import bullets, source_line
from tannkit.sitegen.rule_text import goal_text
from tannkit.sitegen.view import View, name
from tannkit.sitegen.yaml_source import source_of


def challenge_line(view: View, entry: Entry, challenge: Challenge) -> str:
    """A challenge in a line."""
    label = plain(view_name(entry, challenge))
    return f"{view.link(entry, label)}: {view.prose(challenge.statement)}"


def view_name(entry: Entry, challenge: Challenge) -> str:
    """What a challenge is called: its name, or its type."""
    return name(entry) if challenge.name else f"{challenge.type.capitalize()} challenge"


def challenges_body(view: View, entries: list[Entry]) -> str:
    """All challenges, each with its statement, its needs and its goal."""
    return "\n".join(_challenge(view, entry) for entry in entries)


def _challenge(view: View, entry: Entry) -> str:
    challenge = entry.model(Challenge)
    who = view.find("characters", challenge.character)
    whose = view.link(who) if who else plain(challenge.character)
    lines = [f"As it is counted: {goal_text(view, challenge, 'en')}"]
    lines += [f"It needs: {view.prose(need)}" for need in challenge.needs]
    lines += [view.prose(note) for note in challenge.notes]
    if challenge.clauses:
        lines.append(f"Clauses: {view.refs('rules', challenge.clauses)}")
    lines.append(source_line(challenge.source))
    title = plain(name(who)) if who else plain(challenge.character)
    german = challenge.statement.get("de", "") if not isinstance(challenge.statement, str) else ""
    second = f'<p class="tk-sub" lang="de" markdown="span">{plain(german)}</p>\n' if german else ""
    return (
        f"\n### {title}: {plain(view_name(entry, challenge))} {{ #{view.place(entry).anchor} }}\n\n"
        f"{view.prose(challenge.statement)}\n\n{second}\n{whose} · {plain(challenge.type)}\n\n{bullets(lines)}\n\n"
        f'??? abstract "As it is written"\n\n{indented(fenced(source_of(entry)))}\n'
    )
