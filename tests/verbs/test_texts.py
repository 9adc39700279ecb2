"""Every token, challenge, mode and scenario reads as whole sentences in both languages, exactly as recorded."""

import os
import re
from pathlib import Path

import pytest

from tannkit.verbs.say.games import render_game
from tannkit.verbs.say.render import render_effects, render_goal

HERE = Path(__file__).parent
LANGUAGES = ("en", "de")
# No keyword, no Python word, no placeholder, no double space, nothing cut off.
LEFTOVER = re.compile(r"\b[a-z]+_[a-z_]+\b|\bNone\b|\bTrue\b|\bFalse\b|[<>{}\[\]]|  |\(\)|\.\.| [,.;:)]|\( |: \.")
WHOLE = re.compile(r"[A-ZÄÖÜ0-9„\"'].*[.!?]", re.DOTALL)


def texts(pack, lang: str) -> dict[str, list[str]]:
    names, several = pack.names(lang), pack.several
    traits = pack.entries("traits")
    found = {}
    for id, entry in pack.entries("equipment").items():
        found[f"equipment/{id}"] = render_effects(entry, lang, names, traits, id, several)
    for id, entry in pack.entries("challenges").items():
        found[f"challenges/{id}"] = render_goal(entry["goal"], lang, names)
    for kind in ("modes", "scenarios"):
        for id, entry in pack.entries(kind).items():
            inherited = [pack.entries("modes")[mode] for mode in entry.get("inherits", ())]
            sections = render_game(entry, lang, names, inherited, several)
            found[f"{kind}/{id}"] = [text for section in sections.values() for text in section]
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_are_whole_sentences(pack, lang: str) -> None:
    for id, lines in texts(pack, lang).items():
        for line in lines:
            assert not LEFTOVER.search(line), f"{id}: {line}"
            assert WHOLE.fullmatch(line), f"{id}: {line}"


def test_every_token_with_rules_has_a_text(pack) -> None:
    for id, lines in texts(pack, "en").items():
        entry = pack.entries("equipment").get(id.removeprefix("equipment/"), {})
        assert lines or not entry.get("effects"), id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_are_as_recorded(pack, lang: str) -> None:
    """Set TANNKIT_RECORD=1 to record the texts anew, and read what has changed."""
    golden = HERE / f"texts.{lang}.txt"
    blocks = ["\n".join([f"# {id}", *lines]) for id, lines in sorted(texts(pack, lang).items()) if lines]
    text = "\n\n".join(blocks) + "\n"
    if os.environ.get("TANNKIT_RECORD"):
        golden.write_text(text, encoding="utf-8")
    assert golden.read_text(encoding="utf-8") == text
