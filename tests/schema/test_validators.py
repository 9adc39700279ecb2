"""Both validators say the same: jsonschema-rs, which decides, and jsonschema, which explains."""

from __future__ import annotations

import builtins
from collections.abc import Iterator
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from tannkit.lint.case import cases
from tannkit.lint.rules import RULES
from tannkit.model.kinds import KINDS
from tannkit.schema import validate
from tannkit.source.files import bundled, content_files
from tannkit.source.read import read_bytes, read_file

CONTENT = [path for path in content_files(bundled("content")) if path.name != "pack.yaml"]
SHAPE_CASES = [case for code in RULES if code[0] == "S" for case in cases(code)]


def same(data: Any, which: validate.Which = "content") -> bool:
    """The common verdict."""
    fast = validate.decider(which)(data)
    assert fast == validate.authority(which).is_valid(data), data
    return bool(fast)


@pytest.mark.parametrize("path", CONTENT, ids=lambda path: path.name)
def test_all_bundled_content_fits(path: Any) -> None:
    assert same(read_file(path).data)


def test_all_bundled_pack_files_fit() -> None:
    for path in bundled("content").glob("*/pack.yaml"):
        assert same(read_file(path).data, "pack")


@pytest.mark.parametrize("case", SHAPE_CASES, ids=lambda case: f"{case.code}: {case.name}")
def test_same_verdict_on_all_cases(case: Any) -> None:
    verdicts = []
    for name, text in case.files.items():
        document = read_bytes(text.encode(), name)
        which: validate.Which = "pack" if name == "pack.yaml" else "content"
        verdict = same(document.data, which)
        verdicts.append(verdict)
        # Every document that does not fit is explained, and none that fits.
        assert bool(list(validate.problems(document, which))) != verdict
    assert all(verdicts) != bool(case.expect)


ODD = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-5, 400),
    st.sampled_from([0.5, 3.0, 1e30]),
    st.sampled_from(
        ["", "x", "a\n", "A B", "you", "pack", "\u0661", "1.0.0", "all", "😀", "é", "RE-MOVE-001", "#00ff00"]
    ),
    st.just([]),
    st.just({}),
    st.just([None]),
    st.just([[]]),
    st.dictionaries(
        st.sampled_from(["en", "de", "EN", "is", "any", "use", "name", "do", ""]), st.just("x"), max_size=2
    ),
)


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield path
    if isinstance(data, dict | list):
        for step, inner in data.items() if isinstance(data, dict) else enumerate(data):
            yield from places(inner, (*path, step))


ENTRIES = [
    (kind, entry_id, entry)
    for path in CONTENT
    for kind, entries in read_file(path).data.items()
    if kind in KINDS and kind != "maps"
    for entry_id, entry in entries.items()
]


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(ENTRIES), st.data(), ODD, st.sampled_from(["replace", "rename", "remove"]))
def test_same_verdict_on_content_with_one_odd_place(entry: Any, data: Any, odd: Any, how: str) -> None:
    kind, entry_id, content = entry
    whole = {kind: {entry_id: yaml.safe_load(yaml.safe_dump(content))}}
    path = data.draw(st.sampled_from([each for each in places(whole) if each]))
    home: Any = whole
    for step in path[:-1]:
        home = home[step]
    if how == "replace":
        home[path[-1]] = odd
    elif how == "remove":
        del home[path[-1]]
    elif isinstance(home, dict):
        home[str(odd)[:9]] = home.pop(path[-1])
    if not same(whole):
        text = yaml.safe_dump(whole, allow_unicode=True, width=200)
        found = list(validate.problems(read_bytes(text.encode(), "x.yaml"), "content"))
        assert found or read_bytes(text.encode(), "x.yaml").data != whole
        for problem in found:
            assert "does not fit here" not in problem.message, problem


def test_without_the_fast_validator_the_other_does_both(monkeypatch: pytest.MonkeyPatch) -> None:
    whole_import = builtins.__import__

    def refuse(name: str, *args: Any, **kwargs: Any) -> Any:
        if name == "jsonschema_rs":
            raise ImportError(name)
        return whole_import(name, *args, **kwargs)

    good = b"skills: {cooking: {name: Cooking, meaning: Cooks.}}"
    bad = b"skills: {cooking: {nmae: Cooking, meaning: Cooks.}}"
    fast = list(validate.problems(read_bytes(bad, "x.yaml"), "content"))
    monkeypatch.setattr(builtins, "__import__", refuse)
    validate.decider.cache_clear()
    try:
        assert list(validate.problems(read_bytes(good, "x.yaml"), "content")) == []
        assert list(validate.problems(read_bytes(bad, "x.yaml"), "content")) == fast
    finally:
        validate.decider.cache_clear()
