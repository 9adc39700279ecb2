"""What every generated schema promises: descriptions, known references, patterns that mean the very end."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

import jsonschema
import pytest

from tannkit.model.kinds import KINDS
from tannkit.schema.generate import content_schema, exact, pack_schema

SCHEMAS = {"content": content_schema(), "pack": pack_schema()}


def inner(schema: Any, path: str = "") -> Iterator[tuple[str, Mapping[str, Any]]]:
    if isinstance(schema, Mapping):
        yield path, schema
        for key, value in schema.items():
            yield from inner(value, f"{path}/{key}")
    elif isinstance(schema, list):
        for place, value in enumerate(schema):
            yield from inner(value, f"{path}/{place}")


@pytest.fixture(params=SCHEMAS)
def schema(request: pytest.FixtureRequest) -> dict[str, Any]:
    return SCHEMAS[request.param]


def test_it_is_a_schema(schema: dict[str, Any]) -> None:
    jsonschema.Draft202012Validator.check_schema(schema)


def test_every_reference_kind_exists(schema: dict[str, Any]) -> None:
    for path, part in inner(schema):
        if isinstance(part.get("x-ref"), str):
            assert part["x-ref"] in KINDS, path


def test_every_field_says_what_it_is(schema: dict[str, Any]) -> None:
    for path, part in inner(schema):
        if path.endswith("/properties"):
            for name, field in part.items():
                said = field.get("description") or _referred(schema, field).get("description", "")
                assert said.endswith("."), f"{path}/{name}"


def _referred(schema: dict[str, Any], field: Mapping[str, Any]) -> Mapping[str, Any]:
    name = str(field.get("$ref", "")).removeprefix("#/$defs/")
    return schema["$defs"].get(name, {})  # type: ignore[no-any-return]


def test_every_definition_that_is_referred_to_is_there(schema: dict[str, Any]) -> None:
    for path, part in inner(schema):
        if isinstance(part.get("$ref"), str):
            assert part["$ref"].removeprefix("#/$defs/") in schema["$defs"], path


def test_every_entry_is_closed(schema: dict[str, Any]) -> None:
    for path, part in inner(schema):
        if "properties" in part and not path.endswith("properties"):
            assert part.get("additionalProperties") is False, path


def test_patterns_have_words_and_end_at_the_end(schema: dict[str, Any]) -> None:
    for path, part in inner(schema):
        if isinstance(part.get("pattern"), str):
            assert part.get("x-words"), path
            assert part["pattern"].startswith("^"), path
            assert part["pattern"].endswith(r"$(?![\s\S])"), path


def test_exact_patterns_refuse_a_line_end() -> None:
    assert re.search("^a$", "a\n")
    assert not re.search(exact("^a$"), "a\n")
    assert re.search(exact("^a$"), "a")


def test_the_same_schema_each_time() -> None:
    assert list(inner(content_schema())) == list(inner(content_schema()))
