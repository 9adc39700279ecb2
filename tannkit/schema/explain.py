"""Explanations: a schema error in a designer's words, at the place where it can be mended."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tannkit.model.suggest import did_you_mean, suggest
from tannkit.problems import Fix, Problem, short
from tannkit.schema import hints
from tannkit.schema.hints import written
from tannkit.source.document import Document
from tannkit.source.swallowed import colour_in_comment

NAMES: dict[str, str] = {
    "S001": "unknown-field",
    "S002": "missing-field",
    "S003": "wrong-type",
    "S004": "unknown-word",
    "S005": "malformed-name",
    "S006": "number-out-of-range",
    "S007": "wrong-count",
    "S008": "not-one-verb",
    "S009": "unknown-kind",
    "S010": "not-a-content-file",
    "S011": "unknown-verb",
    "S012": "empty-text",
}
TYPES = {
    "string": "a text",
    "integer": "a whole number",
    "number": "a number",
    "boolean": "true or false",
    "array": "a list",
    "object": "an entry (`key: value` pairs)",
    "null": "nothing (null)",
}


def explain(document: Document, error: Any, which: str) -> Iterator[Problem]:
    """The Problems for one jsonschema error.

    Args:
        document: where the data came from.
        error: a `jsonschema.ValidationError`.
        which: `content` or `pack`, whose schema it is.
    """
    path = tuple(error.absolute_path)
    keyword = str(error.validator)
    if keyword in ("anyOf", "oneOf", "if") and error.context:
        for inner in error.context:
            yield from explain(document, inner, which)
    elif keyword == "additionalProperties":
        yield from _extra_keys(document, error, path, which)
    elif keyword == "required":
        yield _missing(document, error, path)
    elif keyword in ("minProperties", "maxProperties") and error.schema.get("x-one-key"):
        yield from _one_verb(document, error, path)
    elif keyword == "type" and not path:
        yield _whole_file(document, which)
    elif keyword == "type":
        yield _wrong_type(document, error, path)
    elif keyword in HANDLERS:
        code, say = HANDLERS[keyword]
        message, hint = say(error)
        in_key = "propertyNames" in error.absolute_schema_path
        here = (*path, error.instance) if in_key and isinstance(error.instance, str) else path
        yield _problem(document, code, here, message, hint, part="key" if in_key else "value")
    else:
        yield _problem(document, "S003", path, f"this does not fit here: {error.message[:200]}", "")


def _problem(
    document: Document,
    code: str,
    path: tuple[Any, ...],
    message: str,
    hint: str,
    *,
    part: Any = "value",
    meant: str | None = None,
) -> Problem:
    span = document.span(path, part)
    fix = Fix(span, meant, f"write `{meant}`") if meant else None
    return Problem(code, NAMES[code], "error", span, message, hint, fix)


def _whole_file(document: Document, which: str) -> Problem:
    if which == "pack":
        message = "this is no pack file: its content must be fields with values, such as `id: my-pack`"
        return _problem(document, "S010", (), message, "Write each field on a line of its own: `field: value`.")
    return _problem(
        document, "S010", (), "this is no content file: its content must be kinds with entries, such as `characters:`",
        "Start with a kind (characters, equipment, maps, …), below it, indented, an id, and below that its fields.",
    )  # fmt: skip


def _extra_keys(document: Document, error: Any, path: tuple[Any, ...], which: str) -> Iterator[Problem]:
    known = list(error.schema.get("properties", ()))
    for key in error.instance:
        if key in known:
            continue
        near = suggest(key, known)
        listed = f"Known here: {', '.join(f'`{name}`' for name in known[:12])}{', …' if len(known) > 12 else ''}."
        hint = f"Did you mean `{near}`? {listed}" if near else listed
        if error.schema.get("x-one-key"):
            code, message = "S011", f"`{short(key)}` is no {error.schema.get('title', 'verb')} of the effect language"
        elif not path and which == "content":
            code, message = "S009", f"`{short(key)}` is no kind of content"
        else:
            code, message = "S001", f"`{short(key)}` is no field of {_owner(error, path)}"
        yield _problem(document, code, (*path, key), message, hint, part="key", meant=near)


def _owner(error: Any, path: tuple[Any, ...]) -> str:
    title = error.schema.get("title")
    return f"{_article(title)} {title}" if title else f"`{path[-1]}`"


def _article(word: str) -> str:
    return "an" if word[:1].lower() in "aeiou" else "a"


def _missing(document: Document, error: Any, path: tuple[Any, ...]) -> Problem:
    wanted = [name for name in error.validator_value if name not in error.instance]
    name = next((name for name in wanted if f"'{name}'" in error.message), wanted[0])
    doc = error.schema.get("properties", {}).get(name, {}).get("description", "")
    message = f"`{name}` is missing in {_owner(error, path)}" if path else f"`{name}` is missing"
    return _problem(document, "S002", path, message, f"Add `{name}:`. {doc}".strip(), part="key")


def _one_verb(document: Document, error: Any, path: tuple[Any, ...]) -> Iterator[Problem]:
    title = error.schema.get("title", "verb")
    keys = list(error.instance)
    if not keys:
        yield _problem(document, "S008", path, f"{_article(title)} {title} must be named here", "Write one verb.")
        return
    known = error.schema.get("properties", {})
    extra = [key for key in keys[1:] if key in known]
    for key in extra:
        yield _problem(
            document, "S008", (*path, key),
            f"{_article(title)} {title} is one verb, but `{keys[0]}` stands here already",
            f"Give `{key}` a list member of its own, starting with `- `.", part="key",
        )  # fmt: skip


def _wrong_type(document: Document, error: Any, path: tuple[Any, ...]) -> Problem:
    wanted = error.validator_value if isinstance(error.validator_value, list) else [error.validator_value]
    message = f"this must be {' or '.join(TYPES[each] for each in wanted)}, but it is {_kind_of(error.instance)}"
    span = document.span(path)
    line = document.lines[span.line - 1] if span.line <= len(document.lines) else ""
    comment = colour_in_comment(line)[1] if error.instance is None else ""
    in_file = line[span.column - 1 : span.end_column - 1]
    hint = comment or hints.for_type(wanted, error.instance, error.schema, in_file)
    return _problem(document, "S003", path, message, f"{hint} {error.schema.get('description', '')}".strip())


def _kind_of(value: Any) -> str:
    for kind, word in ((bool, "true or false"), (int, "a number"), (float, "a number with a fraction"),
                       (str, "a text"), (list, "a list"), (dict, "an entry")):  # fmt: skip
        if isinstance(value, kind):
            return word
    return "empty"


def _unknown_word(error: Any) -> tuple[str, str]:
    words = [str(word) for word in error.validator_value if word is not None]
    shown = ", ".join(f"`{word}`" for word in words[:20]) + (", …" if len(words) > 20 else "")
    hint = f"{did_you_mean(str(error.instance), words)} Allowed: {shown}.".strip()
    now = f"{_kind_of(error.instance)}" if isinstance(error.instance, dict | list) else f"`{written(error.instance)}`"
    return f"{now} is not allowed here", hint


def _malformed(error: Any) -> tuple[str, str]:
    words = error.schema.get("x-words", "another form")
    return f"`{written(error.instance)}` does not have the right form", hints.for_form(error.instance, words)


def _range(error: Any) -> tuple[str, str]:
    least, most = error.schema.get("minimum"), error.schema.get("maximum")
    bounds = f"from {least} to {most}" if None not in (least, most) else f"{least} or more" if most is None else ""
    return f"{written(error.instance)} is out of range", f"Write a number {bounds or f'up to {most}'}."


def _count(error: Any) -> tuple[str, str]:
    least = error.schema.get("minItems", error.schema.get("minProperties", 0))
    most = error.schema.get("maxItems", error.schema.get("maxProperties"))
    now = len(error.instance)
    wanted = f"exactly {least}" if least == most else f"at least {least}" if now < least else f"at most {most:,}"
    hint = hints.for_count(error.instance, most) if least == most else ""
    are = f"{'is' if now == 1 else 'are'} {f'{now:,}' if now else 'none'}"
    return (
        f"there must be {wanted} here, but there {are}",
        f"{hint} {error.schema.get('description', '')}".strip(),
    )


def _empty(_error: Any) -> tuple[str, str]:
    return "this text is empty", "Write a text, or leave the field out."


HANDLERS: dict[str, tuple[str, Any]] = {
    "enum": ("S004", _unknown_word),
    "pattern": ("S005", _malformed),
    "minimum": ("S006", _range),
    "maximum": ("S006", _range),
    "minItems": ("S007", _count),
    "maxItems": ("S007", _count),
    "minProperties": ("S007", _count),
    "maxProperties": ("S007", _count),
    "minLength": ("S012", _empty),
}
