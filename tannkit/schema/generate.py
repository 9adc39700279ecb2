"""Generation: from the dataclasses of the model and the verbs to JSON Schemas (draft 2020-12)."""

from __future__ import annotations

import inspect
import re
from collections.abc import Mapping
from typing import Any

from tannkit.model.kinds import ID_PATTERNS, KINDS
from tannkit.model.marks import Local, Pattern, Ref
from tannkit.model.pack import LANGUAGE, Pack
from tannkit.model.shapes import Shape, fields_of, shape_of
from tannkit.verbs.base import Grammar, is_bare
from tannkit.verbs.grammars import GRAMMARS
from tannkit.verbs.words import WORDS

DIALECT = "https://json-schema.org/draft/2020-12/schema"
Schema = dict[str, Any]
ENUM_TYPES: dict[type, str] = {str: "string", bool: "boolean", int: "integer"}


def exact(regex: str) -> str:
    """A pattern whose `$` means the very end: in Python, and in some validators, a line end may follow it."""
    return re.sub(r"\$$", r"$(?![\\s\\S])", regex)


TEXT: Schema = {
    "title": "text",
    "description": "A text for people: one text, or a mapping of language codes to texts.",
    "type": ["string", "object"],
    "minLength": 1,
    "minProperties": 1,
    "propertyNames": {"pattern": exact(LANGUAGE.regex), "x-words": LANGUAGE.words},
    "additionalProperties": {"type": "string", "minLength": 1},
}


class _Definitions:
    """The `$defs` of a schema, filled as they are referred to."""

    def __init__(self) -> None:
        self.all: dict[str, Schema] = {"text": TEXT}

    def refer(self, name: str, make: Any) -> Schema:
        """A `$ref` to a definition, which `make` builds on first use."""
        if name not in self.all:
            self.all[name] = {}  # in place before it is built: definitions refer to themselves
            self.all[name] = make()
        return {"$ref": f"#/$defs/{name}"}


def content_schema() -> Schema:
    """The schema of a content file: a mapping of kinds to entries."""
    defs = _Definitions()
    kinds = {}
    for kind, record in KINDS.items():
        pattern = ID_PATTERNS[kind]
        entry = defs.refer(_name(record), lambda record=record: _record(record, defs))
        kinds[kind] = {
            "title": kind,
            "description": _summary(record),
            "type": "object",
            "propertyNames": {"pattern": exact(pattern.regex), "x-words": pattern.words},
            "additionalProperties": entry,
        }
    return {
        "$schema": DIALECT,
        "$id": "urn:tannkit:content.schema.json",
        "title": "content file",
        "description": "Content of tannkit: kinds, below each the entries by id.",
        "type": "object",
        "minProperties": 1,
        "additionalProperties": False,
        # So that a JSON file can name its schema, as a YAML file does in a comment.
        "properties": {"$schema": {"type": "string", "description": "Where editors find this schema."}, **kinds},
        "$defs": _sorted(defs.all),
    }


def pack_schema() -> Schema:
    """The schema of `pack.yaml`."""
    defs = _Definitions()
    record = _record(Pack, defs)
    head = {"$schema": DIALECT, "$id": "urn:tannkit:pack.schema.json"}
    properties = {"$schema": {"type": "string", "description": "Where editors find this schema."}}
    return {**head, **record, "properties": {**properties, **record["properties"]}, "$defs": _sorted(defs.all)}


def _sorted(definitions: Mapping[str, Schema]) -> Schema:
    return {name: definitions[name] for name in sorted(definitions)}


def _name(record: type) -> str:
    """The name of a record's definition: snake_case, with the verbs' folder in front for verbs."""
    bare = re.sub(r"(?<!^)(?=[A-Z])", "_", record.__name__).lower()
    parts = record.__module__.split(".")
    return f"{parts[2]}.{parts[3].rstrip('_')}.{bare}" if parts[1] == "verbs" and len(parts) > 3 else bare


def _summary(record: type) -> str:
    return " ".join((inspect.getdoc(record) or "").split("\n\n")[0].split())


def _record(record: type, defs: _Definitions) -> Schema:
    fields = fields_of(record)
    schema: Schema = {
        "title": re.sub(r"(?<!^)(?=[A-Z])", " ", record.__name__).lower(),
        "description": _summary(record),
        "type": "object",
        "additionalProperties": False,
        "properties": {field.name: _shape(field.shape, defs) for field in fields},
    }
    required = [field.name for field in fields if field.required]
    if required:
        schema["required"] = required
    return schema


def _grammar(grammar: Grammar, defs: _Definitions) -> Schema:
    if grammar.form == "one_key":
        return {
            "title": grammar.name.replace("_", " "),
            "description": grammar.summary,
            "type": "object",
            "x-one-key": True,
            "minProperties": 1,
            "maxProperties": 1,
            "additionalProperties": False,
            "properties": {verb: _verb(record, defs) for verb, record in grammar.members.items()},
        }
    if grammar.form == "record":
        assert grammar.record is not None
        return {
            **_record(grammar.record, defs),
            "title": grammar.name.replace("_", " "),
            "description": grammar.summary,
        }
    assert grammar.scalar is not None
    scalar = _shape(shape_of(grammar.scalar), defs)
    longer = _lang(grammar.phrase, defs) if grammar.phrase else _record_ref(grammar.record, defs)
    # `if` rather than `anyOf`: a mistake is reported at its own place, not as "fits none of these".
    return {
        "title": grammar.name.replace("_", " "),
        "description": grammar.summary,
        "type": [scalar.get("type", "string"), "object"],
        "if": {"type": "object"},
        "then": longer,
        "else": scalar,
    }


def _verb(record: type, defs: _Definitions) -> Schema:
    """A verb's schema: that of its one field `value`, or of a mapping of its fields."""
    if is_bare(record):
        inner = _shape(fields_of(record)[0].shape, defs)
        doc = inner.get("description", "")
        return {**inner, "description": f"{_summary(record)} {doc}".strip()}
    reference = _record_ref(record, defs)
    return {**reference, "description": _summary(record)}


def _record_ref(record: type | None, defs: _Definitions) -> Schema:
    assert record is not None
    return defs.refer(_name(record), lambda: _record(record, defs))


def _lang(grammar: str, defs: _Definitions) -> Schema:
    return defs.refer(f"lang.{grammar}", lambda: _grammar(GRAMMARS[grammar], defs))


def _shape(shape: Shape, defs: _Definitions) -> Schema:
    schema = _bare(shape, defs)
    if shape.nullable:
        schema = _or_null(schema)
    schema.update(_marks(shape))
    return schema


def _bare(shape: Shape, defs: _Definitions) -> Schema:
    if shape.form == "text":
        return {"$ref": "#/$defs/text"}
    if shape.form == "lang":
        return _lang(shape.grammar, defs)
    if shape.form == "record":
        return _record_ref(shape.record, defs)
    if shape.form == "enum":
        return {"type": ENUM_TYPES[type(shape.values[0])], "enum": list(shape.values), **_word_meanings(shape)}
    if shape.form == "list":
        assert shape.member
        return {"type": "array", "items": _shape(shape.member, defs)}
    if shape.form == "map":
        assert shape.member
        return {"type": "object", "additionalProperties": _shape(shape.member, defs)}
    if shape.form == "union":
        return _either([_shape(option, defs) for option in shape.options])
    return {"type": shape.form}


def _word_meanings(shape: Shape) -> Schema:
    """What each word of a closed set means, for the hovers of editors, where the effect language explains it."""
    for meanings in WORDS.values():
        if all(value in meanings for value in shape.values):
            said = [meanings[value] for value in shape.values]
            return {"enumDescriptions": said, "markdownEnumDescriptions": said}
    return {}


def _either(options: list[Schema]) -> Schema:
    """Options that differ by JSON type; each mistake is reported by the option of the same type.

    Of two kinds of text, such as the word `this` or an id, the freer one is the schema's, and the words are shown
    as examples; whether it is an id that exists is for the reference checks.
    """
    words = next((option for option in options if "enum" in option), None)
    free = next((option for option in options if option.get("type") == "string" and "enum" not in option), None)
    if words and free:
        options = [option for option in options if option is not words and option is not free]
        options.append({**free, "examples": words["enum"]})
    last = options[-1]
    for option in reversed(options[:-1]):
        last = {"if": {"type": option.get("type", "object")}, "then": option, "else": last}
    return last


def _or_null(schema: Schema) -> Schema:
    """The schema with null allowed as well, where a list member can be empty."""
    if "type" in schema and isinstance(schema["type"], str):
        nulled = {**schema, "type": [schema["type"], "null"]}
        if "enum" in schema:
            nulled["enum"] = [*schema["enum"], None]
        return nulled
    return schema


def _marks(shape: Shape) -> Schema:
    """What the marks of a shape say in a schema."""
    said: Schema = {}
    if shape.doc:
        said["description"] = shape.doc
    if shape.ref:
        said["x-ref"] = shape.ref.kind
    if shape.local:
        said["x-local"] = shape.local.what
    if shape.pattern:
        said |= {"pattern": exact(shape.pattern.regex), "x-words": shape.pattern.words}
    if shape.form == "string" and not shape.pattern:
        said["minLength"] = 1
    if shape.range:
        said |= _bounds(shape.range.least, shape.range.most, "minimum", "maximum")
    if shape.count:
        ends = ("minItems", "maxItems") if shape.form == "list" else ("minProperties", "maxProperties")
        said |= _bounds(shape.count.least, shape.count.most, *ends)
    if shape.key:
        said["propertyNames"] = _key(shape.key.mark)
    if shape.default:
        said["default"] = shape.default.value
    return said


def _key(mark: Ref | Local | Pattern) -> Schema:
    if isinstance(mark, Pattern):
        return {"pattern": exact(mark.regex), "x-words": mark.words}
    return {"x-ref": mark.kind} if isinstance(mark, Ref) else {"x-local": mark.what}


def _bounds(least: int | None, most: int | None, low: str, high: str) -> Schema:
    return {name: value for name, value in ((low, least), (high, most)) if value is not None}
