"""The reference of the effect language: every grammar with its verbs, fields and words, and who uses them."""

from __future__ import annotations

import inspect
from collections.abc import Iterator

from tannkit.lint.facts import phrases
from tannkit.model.library import Entry
from tannkit.model.shapes import fields_of, shape_of
from tannkit.sitegen.escape import code, plain
from tannkit.sitegen.page import Page, Place
from tannkit.sitegen.pages.schema import REFERENCE_BOOST, grammar_place, records, summary, type_words
from tannkit.sitegen.parts import head, table
from tannkit.sitegen.view import View
from tannkit.verbs.base import Grammar, is_bare
from tannkit.verbs.grammars import GRAMMARS
from tannkit.verbs.words import WORDS

INDEX = Place("effects/index.md")
WORDS_PAGE = Place("effects/words/index.md")
MOST_USERS = 6
Users = dict[tuple[str, str], dict[str, Entry]]


def effect_pages(view: View) -> Iterator[Page]:
    """A page for each grammar, and one for the closed sets of words."""
    users = _users(view)
    for grammar in GRAMMARS.values():
        here = view.at(grammar_place(grammar.name))
        title = head(plain(_title(grammar)), [here.to(INDEX, "Effect language")], boost=REFERENCE_BOOST)
        yield Page(here.here, "\n".join([title, f"{grammar.summary}\n", _body(here, grammar, users)]))
    here = view.at(WORDS_PAGE)
    yield Page(here.here, head("Words", [here.to(INDEX, "Effect language")], boost=REFERENCE_BOOST) + _words())


def effects_index(view: View) -> str:
    """All grammars."""
    forms = {"one_key": "one of several verbs", "record": "a mapping of fields", "either": "a word, or more"}
    rows = [
        (view.to(grammar_place(each.name), plain(_title(each))), forms[each.form], each.summary)
        for each in GRAMMARS.values()
    ]
    words = f"The {view.to(WORDS_PAGE, 'words')} that fields choose from."
    return f"{table(('Phrase', 'Written as', 'What it is'), rows)}\n{words}\n"


def _title(grammar: Grammar) -> str:
    return grammar.name.replace("_", " ").capitalize()


def _body(view: View, grammar: Grammar, users: Users) -> str:
    if grammar.form == "one_key":
        contents = ", ".join(f"[{code(verb)}](#{_anchor(verb)})" for verb in grammar.members)
        verbs = [_verb(view, grammar, verb, record, users) for verb, record in grammar.members.items()]
        return f"A mapping with exactly one key, the verb: {contents}.\n" + "\n".join(verbs)
    if grammar.form == "record":
        assert grammar.record is not None
        return f"A mapping with these fields:\n\n{records(view, grammar.record)}"
    scalar = type_words(view, shape_of(grammar.scalar))
    if grammar.phrase:
        other = view.to(grammar_place(grammar.phrase), f"a {plain(grammar.phrase.replace('_', ' '))}")
        return f"Either {scalar}, or {other}.\n"
    assert grammar.record is not None
    return f"Either {scalar}, or a mapping with these fields:\n\n{records(view, grammar.record)}"


def _verb(view: View, grammar: Grammar, verb: str, record: type, users: Users) -> str:
    if is_bare(record):
        shape = fields_of(record)[0].shape
        doc = f" – {shape.doc}" if shape.doc else ""
        fields = f"Value: {type_words(view, shape)}{doc}\n"
    else:
        fields = _nested(view, record)
    return (
        f"\n## {code(verb)} {{ #{_anchor(verb)} }}\n\n{summary(record)}\n\n{fields}"
        f"{_used_by(view, users.get((grammar.name, verb), {}))}"
    )


def _nested(view: View, record: type) -> str:
    """The fields of a verb; headings of records inside it stand one level lower."""
    return records(view, record).replace("\n## ", "\n### ")


def _used_by(view: View, found: dict[str, Entry]) -> str:
    if not found:
        return ""
    some = list(found.values())[:MOST_USERS]
    more = f" and {len(found) - MOST_USERS} more" if len(found) > MOST_USERS else ""
    return f'\n<p class="tk-small" markdown="span">Used by {view.links(some)}{more}</p>\n'


def _users(view: View) -> Users:
    found: Users = {}
    for kind in ("equipment", "challenges", "modes", "scenarios"):
        for entry in view.entries(kind):
            for phrase in phrases(entry):
                found.setdefault((phrase.grammar, phrase.verb), {})[entry.full_id] = entry
    return found


def _anchor(verb: str) -> str:
    return verb.replace("_", "-")


def _words() -> str:
    parts = ["\nEach field that takes a word takes one of a closed set.\n"]
    for name, meanings in WORDS.items():
        rows = [(code(word), inspect.cleandoc(meaning)) for word, meaning in meanings.items()]
        parts.append(f"\n## {plain(name.capitalize())}\n{table(('Word', 'Meaning'), rows)}")
    return "\n".join(parts)
