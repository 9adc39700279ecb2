"""Clauses: a subject, a verb and the rest, put in the order that a sentence needs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from tannkit.verbs.say.nouns import Lang, NounPhrase, listed
from tannkit.verbs.say.verb_table import MODALS, VERBS, VerbWord

Modal = Literal["", "may", "must", "can", "cannot"]


@dataclass(frozen=True, slots=True)
class Clause:
    """A clause. In German `end` is what stands before the verb at the end, such as a participle."""

    lang: Lang
    subject: NounPhrase
    verb: VerbWord
    middle: str = ""
    end: str = ""
    tail: str = ""
    modal: Modal = ""

    def may(self) -> Clause:
        """The same as something that is allowed."""
        return self if self.modal else replace(self, modal="may")

    def main(self) -> str:
        """As a main clause: `the target takes a wound`."""
        return self._order(self.subject.nom, self._finite())

    def inverted(self) -> str:
        """As a main clause behind something that stands in front: German puts the verb first."""
        if self.lang == "en":
            return self.main()
        return self._order(self._finite(), self.subject.nom)

    def subordinate(self) -> str:
        """As a clause behind `if` or `when`: German puts the verb last."""
        if self.lang == "en":
            return self.main()
        last = f"{self._infinitive()} {self._finite()}" if self.modal else self.verb.prefix + self._finite()
        return _joined(self.subject.nom, self.middle, self.end, last) + self.tail

    def imperative(self) -> str:
        """As a request to you."""
        if self.modal or self.subject.person != 2 or self.verb.en in ("be", "have"):
            return self.main()
        if self.lang == "en":
            return _joined(self.verb.en, self.middle) + self.tail
        return _joined(self.verb.imperative, self.middle, self.end, self.verb.prefix) + self.tail

    def infinite(self) -> str:
        """Without subject, behind a modal verb that has been said already."""
        if self.lang == "en":
            return _joined(self.verb.en, self.middle) + self.tail
        return _joined(self.middle, self.end, self._infinitive()) + self.tail

    def predicate(self) -> str:
        """Without subject, behind one that has been said already."""
        last = "" if self.lang == "en" else self.verb.prefix
        return _joined(self._finite(), self.middle, self.end, last) + self.tail

    def _order(self, first: str, second: str) -> str:
        if self.lang == "en":
            return _joined(first, second, self.middle) + self.tail
        last = self._infinitive() if self.modal else self.verb.prefix
        return _joined(first, second, self.middle, self.end, last) + self.tail

    def _infinitive(self) -> str:
        return self.verb.prefix + self.verb.infinitive

    def _finite(self) -> str:
        subject = self.subject
        if self.lang == "en":
            return f"{self.modal} {self.verb.en}" if self.modal else self.verb.english(subject.person, subject.plural)
        verb = MODALS["can" if self.modal == "cannot" else self.modal] if self.modal else self.verb
        return verb.german(subject.person, subject.plural)


@dataclass(frozen=True, slots=True)
class Front:
    """What stands in front of a sentence; `heavy` if it is a clause, which German closes with a comma."""

    text: str
    heavy: bool = True


@dataclass(frozen=True, slots=True)
class Block:
    """Clauses that hold under a condition only."""

    front: Front
    parts: tuple[Clause | Block, ...]


Part = Clause | Block


def clause(
    lang: Lang, subject: NounPhrase, verb: str, middle: str = "", *, end: str = "", tail: str = "", modal: Modal = ""
) -> Clause:
    """A clause around a verb of the table."""
    return Clause(lang, subject, VERBS[verb], middle, end, tail, modal)


def fronted(lang: Lang, front: Front, part: Part, *, may: bool = False) -> str:
    """A sentence, without its full stop, that begins with something in front."""
    if isinstance(part, Block):
        inner = block_text(_allowed(part) if may else part)
        return f"{front.text}: {capital(inner) if lang == 'de' else inner}"
    comma = "," if front.heavy or lang == "en" else ""
    return f"{front.text}{comma} {(part.may() if may else part).inverted()}"


def _allowed(block: Block) -> Block:
    """The same block, with the first thing done in it as something that is allowed."""
    first, *rest = spoken(block.parts)
    return Block(block.front, (first.may() if isinstance(first, Clause) else _allowed(first), *rest))


def block_text(block: Block) -> str:
    """Conditional clauses as one sentence, without its full stop."""
    lang, parts = language_of(block), spoken(block.parts)
    if len(parts) == 1:
        return fronted(lang, block.front, parts[0])
    texts = [part.main() if isinstance(part, Clause) else _nested(part) for part in parts]
    first = capital(texts[0]) if lang == "de" else texts[0]
    return f"{block.front.text}: {'; '.join([first, *texts[1:]])}"


def _nested(block: Block) -> str:
    """A condition inside another, in brackets where it would not be clear how far it reaches."""
    text = block_text(block)
    return text if len(block.parts) == 1 and isinstance(block.parts[0], Clause) else f"({text})"


def language_of(part: Part) -> Lang:
    """The language that a clause or block is in."""
    return part.lang if isinstance(part, Clause) else language_of(spoken(part.parts)[0])


def spoken(parts: Sequence[Part]) -> list[Part]:
    """The parts without conditions under which nothing happens."""
    return [part for part in parts if isinstance(part, Clause) or spoken(part.parts)]


def sentences(
    lang: Lang, parts: Sequence[Part], front: Front | None = None, *, may: bool = False, imperative: bool = False
) -> list[str]:
    """Parts as sentences; the first takes what stands in front, and is what one may do if `may`."""
    done = Front("if you do") if lang == "en" else Front("wenn du das tust")
    texts: list[str] = []
    for place, part in enumerate(spoken(parts)):
        if place == 0 and front:
            texts.append(fronted(lang, front, part, may=may))
        elif isinstance(part, Block):
            texts.append(block_text(_allowed(part) if place == 0 and may else part))
        elif place == 0 and may:
            texts.append(part.may().main())
        elif place == 1 and may:
            texts.append(fronted(lang, done, part))
        else:
            texts.append(part.imperative() if imperative else part.main())
    return [finished(text) for text in texts]


def finished(text: str) -> str:
    """A text as a sentence: capital in front, full stop behind."""
    return capital(text) + ("" if text.endswith((".", "!", "?")) else ".")


def capital(text: str) -> str:
    """The text with its first letter in upper case."""
    return text[:1].upper() + text[1:]


def _joined(*parts: str) -> str:
    return " ".join(part for part in parts if part)


def conjoined(lang: Lang, clauses: Sequence[Clause]) -> str:
    """Requests to you in one sentence: `spend your action and discard this token`."""
    return listed([each.imperative() for each in clauses], "and" if lang == "en" else "und")
