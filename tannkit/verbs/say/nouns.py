"""Nouns: noun phrases in English and German, with case, gender and number."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from tannkit.verbs.say.noun_table import NOUNS, NounWord

Lang = Literal["en", "de"]
Det = Literal["the", "a", "no", "each", "this", "your", "all", ""]
CASES = ("nom", "acc", "dat", "gen")

_DER = {"m": "der den dem des", "f": "die die der der", "n": "das das dem des", "pl": "die die den der"}
_EIN = {"m": " en em es", "f": "e e er er", "n": "  em es", "pl": "e e en er"}
_DIES = {"m": "er en em es", "f": "e e er er", "n": "es es em es", "pl": "e e en er"}
_ADJ_DER = {"m": "e en en en", "f": "e e en en", "n": "e e en en", "pl": "en en en en"}
_ADJ_EIN = {"m": "er en en en", "f": "e e en en", "n": "es es en en", "pl": "en en en en"}
_ADJ_BARE = {"m": "er en em en", "f": "e e er er", "n": "es es em en", "pl": "e e en er"}


@dataclass(frozen=True, slots=True)
class NounPhrase:
    """A noun phrase: its four cases (in English `gen` is the possessive and the others are the two plain forms)."""

    nom: str
    acc: str
    dat: str
    gen: str
    person: Literal[2, 3] = 3
    plural: bool = False
    gender: str = "m"


def phrase(
    lang: Lang,
    noun: str | NounWord,
    det: Det = "the",
    adjectives: Sequence[str] = (),
    post: str = "",
    *,
    plural: bool = False,
) -> NounPhrase:
    """A noun phrase around a noun of the table.

    Args:
        lang: the language.
        noun: the key of the noun in the table, or a word of its own.
        det: what stands in front, named by its English word.
        adjectives: adjectives; German ones without their endings.
        post: what follows the noun and does not change with its case.
        plural: whether it is plural.
    """
    word = NOUNS[noun] if isinstance(noun, str) else noun
    make = _english if lang == "en" else _german
    return make(word, det, adjectives, post, plural)


def _english(word: NounWord, det: Det, adjectives: Sequence[str], post: str, plural: bool) -> NounPhrase:
    head = " ".join([*adjectives, word.en_plural if plural else word.en])
    front = _article(head) if det == "a" and not plural else {"a": "", "": ""}.get(det, det)
    front = "these" if det == "this" and plural else front
    text = " ".join(part for part in (front, head, post) if part)
    owner = " ".join(part for part in (front, head) if part) + ("'" if head.endswith("s") else "'s")
    return NounPhrase(text, text, text, owner if not post else f"{text}'s", plural=plural, gender="n")


def _article(head: str) -> str:
    return "an" if head.lstrip("[*<")[:1].lower() in "aeiou" else "a"


def _german(word: NounWord, det: Det, adjectives: Sequence[str], post: str, plural: bool) -> NounPhrase:
    gender = "pl" if plural else word.gender
    forms = []
    for place, case in enumerate(CASES):
        parts = [_determiner(det, gender, place)]
        parts += [stem + _ending(det, gender, place) for stem in (*adjectives, *word.de_adjectives)]
        parts += [word.german(case, plural), post]
        forms.append(" ".join(part for part in parts if part))
    return cased(forms, plural=plural, gender=word.gender)


def _pick(table: Mapping[str, str], gender: str, place: int) -> str:
    return table[gender].split(" ")[place]


def _determiner(det: Det, gender: str, place: int) -> str:
    if det == "the" or (det == "all" and gender != "pl"):
        return _pick(_DER, gender, place)
    if det in ("a", "no", "your"):
        stem = {"a": "ein", "no": "kein", "your": "dein"}[det]
        return "" if det == "a" and gender == "pl" else stem + _pick(_EIN, gender, place)
    if det in ("each", "this", "all"):
        stem = {"each": "jed", "this": "dies", "all": "all"}[det]
        return stem + _pick(_DIES, gender, place)
    return ""


def _ending(det: Det, gender: str, place: int) -> str:
    if det in ("the", "each", "this", "all"):
        return _pick(_ADJ_DER, gender, place)
    if det in ("a", "no", "your") and not (det == "a" and gender == "pl"):
        return _pick(_ADJ_EIN, gender, place)
    return _pick(_ADJ_BARE, gender, place)


def cased(forms: Sequence[str], *, person: Literal[2, 3] = 3, plural: bool = False, gender: str = "m") -> NounPhrase:
    """A noun phrase from its four forms."""
    nom, acc, dat, gen = forms
    return NounPhrase(nom, acc, dat, gen, person, plural, gender)


def extended(base: NounPhrase, post: str) -> NounPhrase:
    """A noun phrase with something behind it that does not change with its case."""
    if not post:
        return base
    forms = [f"{form} {post}" for form in (base.nom, base.acc, base.dat, base.gen)]
    return cased(forms, person=base.person, plural=base.plural, gender=base.gender)


def joined(phrases: Sequence[NounPhrase], word: str) -> NounPhrase:
    """Several noun phrases as one, joined by commas and a last word such as `or`."""
    if len(phrases) == 1:
        return phrases[0]
    forms = [listed([getattr(each, case) for each in phrases], word) for case in CASES]
    last = phrases[-1]
    return cased(forms, person=last.person, plural=word in ("and", "und"), gender=last.gender)


def listed(texts: Sequence[str], word: str) -> str:
    """Texts joined by commas and a last word: `a, b or c`."""
    if len(texts) <= 1:
        return "".join(texts)
    return f"{', '.join(texts[:-1])} {word} {texts[-1]}"
