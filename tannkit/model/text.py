"""Texts in several languages: pick the one to show."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def text_in(text: Any, language: str) -> str:
    """The text in a language; else in English, else in the first language given. One plain text serves all.

    Args:
        text: a string, or a mapping of language codes to strings; None counts as empty.
        language: a language code such as `en`.
    """
    if isinstance(text, Mapping):
        for code in (language, "en", *text):
            if code in text:
                return str(text[code])
        return ""
    return "" if text is None else str(text)


def languages_of(text: Any) -> tuple[str, ...]:
    """The languages a text is given in; empty for a plain string, which serves every language."""
    return tuple(text) if isinstance(text, Mapping) else ()


def texts(name: object) -> Mapping[str, str]:
    """A text as a mapping of languages; one without languages counts for all, under the empty one."""
    return {str(lang): str(said) for lang, said in name.items()} if isinstance(name, Mapping) else {"": str(name)}
