"""Texts from strangers show as text: read back from the finished HTML they are what was written."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from nasty_texts import ALL, NASTY
from reading import read

from tannkit.lint.reporters.visible import visible
from tannkit.sitegen.escape import code, fenced, plain


def shown(text: str) -> str:
    return visible(" ".join(text.split()))


def normal(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("text", [*NASTY, ALL])
@pytest.mark.parametrize(
    ("frame", "tags"),
    [
        ("{}", ["p"]),
        ("# {}", ["h1"]),
        ("- {}", ["ul", "li"]),
        ("**{}**", ["p", "strong"]),
        ("[{}](a.md)", ["p", "a"]),
        ('<span class="x" title="{}">x</span>', ["p", "span"]),
        ('<p class="x" markdown="span">{}</p>', ["p"]),
        ('<div markdown="block">\n\n{}\n\n</div>', ["div", "p"]),
        ('=== "Tab"\n\n    {}', None),
        ('??? note "{}"\n\n    x', None),
        ("| a | b |\n| --- | --- |\n| {} | x |", ["table", "thead", "tr", "th", "th", "tbody", "tr", "td", "td"]),
    ],
)
def test_a_text_becomes_nothing_else(frame: str, tags: list[str] | None, text: str) -> None:
    found = read(frame.format(plain(text)))
    if tags is not None:
        assert [tag for tag, _ in found.tags] == tags
    for tag, attributes in found.tags:
        assert tag not in ("img", "script", "iframe")
        assert not any(name.startswith("on") for name in attributes)
    where = found.text if "title=" not in frame else str(dict(found.tags)["span"]["title"])
    assert normal(shown(text)) in normal(where)


@given(st.text(max_size=60))
def test_any_text_comes_back_as_it_was(text: str) -> None:
    found = read(f"before {plain(text)}\n\n{plain(text)}")
    assert {tag for tag, _ in found.tags} <= {"p"}
    assert normal(found.text) == normal(f"before {shown(text)} {shown(text)}")


def test_code_is_escaped_too() -> None:
    found = read(code("<b>`x`"))
    assert [tag for tag, _ in found.tags] == ["p", "code"]
    assert found.text == "<b>`x`"


@pytest.mark.parametrize("inside", ["```", "a\n```\n````\nb", "~~~\n```yaml", "</code></pre><img src=x>"])
def test_a_block_of_code_ends_only_at_its_end(inside: str) -> None:
    found = read(fenced(inside, "text"))
    assert "img" not in [tag for tag, _ in found.tags]
    assert normal(inside) in normal(found.text)


def test_a_huge_block_is_cut() -> None:
    assert len(fenced("x" * 1_000_000)) < 50_000
