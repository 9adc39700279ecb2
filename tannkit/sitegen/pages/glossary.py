"""The glossary: the words of the game and what they mean, on one page."""

from __future__ import annotations

from tannkit.model.library import Entry
from tannkit.model.rules import Term
from tannkit.model.text import text_in
from tannkit.sitegen.escape import plain
from tannkit.sitegen.view import View, name


def glossary_body(view: View, entries: list[Entry]) -> str:
    """All terms in the order of the alphabet."""
    ordered = sorted(entries, key=lambda entry: (name(entry).lower(), entry.id))
    return "\n".join(_term(view.within(entry.pack), entry) for entry in ordered)


def _term(view: View, entry: Entry) -> str:
    term = entry.model(Term)
    german = text_in(term.name, "de")
    title = plain(name(entry)) + (f" – {plain(german)}" if german != name(entry) else "")
    small = [
        f"see also {view.refs('glossary', term.see_also)}" if term.see_also else "",
        view.refs("rules", term.clauses),
    ]
    definition = term.definition.get("de", "") if not isinstance(term.definition, str) else ""
    lines = [f"\n### {title} {{ #{view.place(entry).anchor} }}\n", view.prose(term.definition)]
    if definition:
        lines.append(f'\n<p class="tk-sub" lang="de" markdown="span">{plain(definition)}</p>')
    if any(small):
        lines.append(f'\n<p class="tk-small" markdown="span">{" · ".join(part for part in small if part)}</p>')
    return "\n".join(lines)
