"""The reference of content files: every kind and its fields, from the dataclasses behind the schema."""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Mapping
from typing import Any

from tannkit.model.kinds import ID_PATTERNS, KINDS
from tannkit.model.marks import Key, Local, Pattern, Ref
from tannkit.model.pack import Pack
from tannkit.model.shapes import FieldShape, Shape, fields_of
from tannkit.sitegen.escape import code, plain
from tannkit.sitegen.links import index_of
from tannkit.sitegen.page import Page, Place
from tannkit.sitegen.parts import head, table
from tannkit.sitegen.view import KIND_NAMES, View
from tannkit.verbs.grammars import GRAMMARS

INDEX = Place("schema/index.md")
# References of the files stand behind the game itself among what a search finds.
REFERENCE_BOOST = 0.5
SIMPLE: Mapping[str, str] = {
    "string": "text",
    "integer": "whole number",
    "number": "number",
    "boolean": "true or false",
    "text": "text for readers",
    "any": "anything",
}


def schema_place(kind: str) -> Place:
    """Where the fields of a kind are described."""
    return Place(f"schema/{kind}/index.md")


def grammar_place(grammar: str) -> Place:
    """Where a grammar of the effect language is described."""
    return Place(f"effects/{grammar}/index.md")


def schema_pages(view: View) -> Iterator[Page]:
    """A page for each kind, and one for `pack.yaml`."""
    for kind, record in {"pack": Pack, **KINDS}.items():
        here = view.at(schema_place(kind))
        name = code("pack.yaml" if kind == "pack" else kind)
        title = head(name, [here.to(INDEX, "Content files")], boost=REFERENCE_BOOST)
        lines = [title, summary(record), ""]
        if kind != "pack":
            lines.append(f"Ids: {plain(ID_PATTERNS[kind].words)}.\n\nAll of them: {here.index(kind)}.\n")
        lines.append(records(here, record))
        yield Page(here.here, "\n".join(lines))


def schema_index(view: View) -> str:
    """All kinds of content."""
    rows = [(view.to(schema_place("pack"), code("pack.yaml")), summary(Pack))]
    rows += [(view.to(schema_place(kind), code(kind)), summary(record)) for kind, record in KINDS.items()]
    return table(("Key", "What it holds"), rows)


def summary(record: type) -> str:
    """The first paragraph of a dataclass' docstring, which is our own Markdown."""
    return " ".join((inspect.getdoc(record) or "").split("\n\n")[0].split())


def records(view: View, record: type) -> str:
    """The fields of a record, and below them those of the records inside it."""
    parts, queue, seen = [], [record], {record}
    while queue:
        each = queue.pop(0)
        if each is not record:
            parts.append(f"\n## {_title(each)} {{ #{_anchor(each)} }}\n\n{summary(each)}\n")
        parts.append(fields_table(view, each))
        for field in fields_of(each):
            inner = [found for found in _records_in(field.shape) if found not in seen]
            seen.update(inner)
            queue += inner
    return "\n".join(parts)


def fields_table(view: View, record: type) -> str:
    """The fields of a record."""
    rows = [
        (code(field.name), type_words(view, field.shape), "yes" if field.required else "", _doc(field))
        for field in fields_of(record)
    ]
    return table(("Field", "Value", "Needed", "Meaning"), rows)


def type_words(view: View, shape: Shape) -> str:
    """What a value may be, in words."""
    words = _bare(view, shape)
    if shape.range:
        low, high = shape.range.least, shape.range.most
        words += f", {low} to {high}" if high is not None else f", at least {low}"
    if shape.count and shape.count.least:
        words += f", at least {shape.count.least}" if shape.count.most is None else f", exactly {shape.count.most}"
    return f"{words}, or null" if shape.nullable else words


def _bare(view: View, shape: Shape) -> str:
    if shape.ref:
        return f"id of {_kind(view, shape.ref.kind)}"
    if shape.local:
        return f"one of its {plain(shape.local.what)}"
    if shape.form == "lang":
        return (
            f"a phrase: {view.to(grammar_place(shape.grammar), plain(GRAMMARS[shape.grammar].name.replace('_', ' ')))}"
        )
    if shape.form == "enum":
        return " or ".join(code(_yaml(value)) for value in shape.values)
    if shape.form == "list" and shape.member:
        return f"list of {_many(view, shape.member)}"
    if shape.form == "map" and shape.member:
        return f"mapping of {_keys(view, shape.key)} to {type_words(view, shape.member)}"
    if shape.form == "record" and shape.record:
        return f"[{_title(shape.record).lower()}](#{_anchor(shape.record)})"
    if shape.form == "union":
        return " or ".join(type_words(view, option) for option in shape.options)
    return f"text: {plain(shape.pattern.words)}" if shape.pattern else SIMPLE[shape.form]


def _many(view: View, member: Shape) -> str:
    """The members of a list, in words."""
    if member.ref:
        name = KIND_NAMES[member.ref.kind][0].lower()
        return f"ids of {view.to(index_of(member.ref.kind, view.home, view.home), name)}"
    words = type_words(view, member)
    for one, many in (("whole number", "whole numbers"), ("text", "texts"), ("a phrase", "phrases")):
        if words == one or words.startswith((f"{one},", f"{one}:", f"{one} ")):
            return many + words.removeprefix(one)
    return words


def _keys(view: View, key: Key | None) -> str:
    if key is None:
        return "names"
    if isinstance(key.mark, Ref):
        return _many(view, Shape("string", ref=key.mark))
    return f"its {plain(key.mark.what)}" if isinstance(key.mark, Local) else _pattern(key.mark)


def _pattern(pattern: Pattern) -> str:
    return f"names ({plain(pattern.words)})"


def _kind(view: View, kind: str) -> str:
    one = KIND_NAMES[kind][1]
    return view.to(index_of(kind, view.home, view.home), f"{'an' if one[0] in 'aeiou' else 'a'} {one}")


def _doc(field: FieldShape) -> str:
    default = f" Left out: {code(_yaml(field.shape.default.value))}." if field.shape.default else ""
    return field.shape.doc.replace("|", "&#124;") + default


def _yaml(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _records_in(shape: Shape) -> Iterator[type]:
    if shape.record:
        yield shape.record
    for inner in (*shape.options, *([shape.member] if shape.member else ())):
        yield from _records_in(inner)


def _title(record: type) -> str:
    words = "".join(f" {letter.lower()}" if letter.isupper() else letter for letter in record.__name__).strip()
    return words.capitalize()


def _anchor(record: type) -> str:
    return _title(record).lower().replace(" ", "-")
