"""Validation: does the data of a document fit the schema, and if not, where and why not.

jsonschema-rs decides quickly; jsonschema, the authority, explains. Without jsonschema-rs jsonschema does both.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, Literal

from tannkit.problems import MOST_ALIKE, Problem
from tannkit.schema.explain import explain
from tannkit.schema.generate import content_schema, pack_schema
from tannkit.source.document import Document

Which = Literal["content", "pack"]
Decide = Callable[[Any], bool]


@cache
def schema_for(which: Which) -> Mapping[str, Any]:
    """The schema of content files or of the pack file."""
    return content_schema() if which == "content" else pack_schema()


@cache
def decider(which: Which) -> Decide:
    """A function that says whether data fits a schema."""
    try:
        import jsonschema_rs
    except ImportError:
        validator = authority(which)
        return lambda data: bool(validator.is_valid(data))
    return jsonschema_rs.validator_for(dict(schema_for(which)), retriever=_no_network).is_valid


@cache
def authority(which: Which) -> Any:
    """The jsonschema validator of a schema."""
    import jsonschema

    return jsonschema.Draft202012Validator(schema_for(which))


def _no_network(address: str) -> Any:
    raise ValueError(f"schemas refer to nothing outside themselves, but {address} was asked for")


def entry_fits(kind: str, entry_id: str, data: Any) -> bool:
    """Whether one entry by itself fits the schema of content files."""
    return decider("content")({kind: {entry_id: data}})


def problems(document: Document, which: Which) -> Iterator[Problem]:
    """What is wrong with the shape of a document's data, in the order of the file."""
    if document.data is None or decider(which)(document.data):
        return
    found: dict[Problem, None] = {}
    alike: Counter[str] = Counter()
    for problem in _explained(document, which):
        if problem not in found:
            found[problem] = None
            alike[problem.code] += 1
            if alike[problem.code] > MOST_ALIKE:
                break
    yield from sorted(found, key=lambda problem: problem.sort_key)


def _explained(document: Document, which: Which) -> Iterator[Problem]:
    """Problems as they are found. Only the parts that do not fit are explained, which takes long."""
    parts = _parts(document.data) if which == "content" else [document.data]
    for part in parts:
        if not decider(which)(part):
            for error in authority(which).iter_errors(part):
                yield from explain(document, error, which)


def _parts(data: Any) -> Iterator[Any]:
    """The data of a content file entry by entry, each as if it were a file of its own."""
    if not isinstance(data, dict) or not data:
        yield data
        return
    for kind, entries in data.items():
        if not isinstance(entries, dict):
            yield {kind: entries}
            continue
        for entry_id, entry in entries.items():
            yield {kind: {entry_id: entry}}
        if not entries:
            yield {kind: entries}
