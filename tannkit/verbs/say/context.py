"""The helper that verbs say themselves with: language, names, and who is who at the moment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal, Protocol

from tannkit.verbs.say.clause import Block, Clause, Front, Modal, clause
from tannkit.verbs.say.noun_table import NounWord
from tannkit.verbs.say.nouns import Det, Lang, NounPhrase, extended, phrase

Thing = Literal["character", "token", "circle"]

ADJECTIVES: Mapping[str, tuple[str, str]] = {
    "enemy": ("enemy", "gegnerisch"),
    "empty": ("empty", "frei"),
    "bare": ("empty", "leer"),
    "dead": ("dead", "tot"),
    "destroyed": ("destroyed", "zerstört"),
    "chosen": ("chosen", "gewählt"),
    "named": ("named", "genannt"),
    "active": ("active", "aktiv"),
    "adjacent": ("adjacent", "benachbart"),
    "attacked": ("attacked", "angegriffen"),
    "facedown": ("facedown", "verdeckt"),
    "faceup": ("faceup", "offen"),
    "disposable": ("disposable", "ablegbar"),
    "other": ("other", "ander"),
    "further": ("more", "weiter"),
    "extra": ("extra", "zusätzlich"),
    "left": ("uncancelled", "nicht aufgehoben"),
    "planted": ("planted", "gesetzt"),
    "top": ("top", "oberst"),
}
TERMS: Mapping[str, str] = {"combat": "Kampf", "stamina": "Kondition", "mental": "Verstand", "movement": "Bewegung"}


class Names(Protocol):
    """Gives the name of an entry of content as readers see it, ready for the page it is written to."""

    def __call__(self, kind: str, id: str) -> str:
        """The name of the entry `id` of `kind`."""
        ...


@dataclass(frozen=True, slots=True)
class Say:
    """How to say things: the language, the names of content, and what the roles mean at the moment."""

    lang: Lang
    names: Names
    token: str = ""
    roles: Mapping[str, NounPhrase] = field(default_factory=dict)
    things: Mapping[str, Thing] = field(default_factory=dict)
    labels: Mapping[str, str] = field(default_factory=dict)
    markers: Mapping[str, NounWord] = field(default_factory=dict)
    event: str = ""
    instead: bool = False
    asking: bool = False
    several: frozenset[str] = frozenset()

    def pick(self, en: str, de: str) -> str:
        """The text of the language that is spoken."""
        return en if self.lang == "en" else de

    def name(self, kind: str, id: str) -> str:
        """The name of an entry of content."""
        return self.names(kind, id)

    def faction(self, id: str) -> str:
        """The name of a faction: English puts its article in front, German leaves that to the word before it."""
        return self.pick("the ", "") + self.name("factions", id)

    def stat(self, stat: str) -> str:
        """The name of a characteristic."""
        return self.pick(stat.capitalize(), TERMS[stat])

    def np(
        self,
        noun: str | NounWord,
        det: Det = "the",
        adjectives: Sequence[str] = (),
        post: str = "",
        *,
        plural: bool = False,
    ) -> NounPhrase:
        """A noun phrase around a noun of the table, with adjectives by their keys."""
        words = [ADJECTIVES[each][0 if self.lang == "en" else 1] for each in adjectives]
        return phrase(self.lang, noun, det, words, post, plural=plural)

    def clause(
        self,
        subject: NounPhrase,
        verb: str,
        en: str = "",
        de: str = "",
        *,
        end: str = "",
        tail: str = "",
        modal: Modal = "",
    ) -> Clause:
        """A clause; `end` is for German only."""
        last = end if self.lang == "de" else ""
        return clause(self.lang, subject, verb, self.pick(en, de), end=last, tail=tail, modal=modal)

    def front(self, en: str, de: str, *, heavy: bool = True) -> Front:
        """Something to stand in front of a sentence."""
        return Front(self.pick(en, de), heavy)

    def when(self, condition: Clause, en: str = "if", de: str = "wenn") -> Front:
        """A clause as a condition in front."""
        return Front(f"{self.pick(en, de)} {condition.subordinate()}")

    def block(self, front: Front, parts: Sequence[Clause | Block]) -> Block:
        """Clauses that hold under a condition."""
        return Block(front, tuple(parts))

    def role(self, role: str) -> NounPhrase:
        """What a role is called."""
        return self.roles[role] if role in self.roles else self._plain_role(role)

    def thing(self, role: str) -> Thing:
        """What sort of thing a role is."""
        return self.things.get(role, "token" if role == "this" else "character")

    def bind(self, things: Mapping[str, Thing] | None = None, **roles: NounPhrase) -> Say:
        """The same with other names for roles."""
        return replace(self, roles={**self.roles, **roles}, things={**self.things, **(things or {})})

    def possessed(self, owner: NounPhrase, noun: str, *, plural: bool = False) -> NounPhrase:
        """Something of somebody: `your Combat value`, `the target's Combat value`."""
        if owner.person == 2:
            return self.np(noun, "your", plural=plural)
        if self.lang == "de":
            return self.np(noun, "the", post=owner.gen, plural=plural)
        if len(owner.nom.split()) > 3:
            # A long owner stands behind: `the Combat value of each character with the symbol …`.
            return self.np(noun, "the", post=f"of {owner.acc}", plural=plural)
        inner = self.np(noun, "", plural=plural).nom
        text = f"{owner.gen} {inner}"
        return NounPhrase(text, text, text, f"{text}'s", plural=plural)

    def marker(self, id: str) -> NounWord:
        """The noun for a marker of the mode or scenario."""
        plain = id.replace("_", " ")
        return self.markers.get(id) or NounWord(plain, plain, "m", plain, plain, plain, plain)

    def label(self, id: str) -> str:
        """What a counter or an order is called in texts."""
        return self.labels.get(id) or id.replace("_", " ")

    def side_of(self, of: str | None, faction: str | None) -> str:
        """Whose counter or supply it is, as what follows a noun."""
        if faction:
            name = self.faction(faction)
            return self.pick(f" of {name}", f" der Seite {name}")
        words = {
            "side": (" of your side", " deiner Seite"),
            "other": (" of the other side", " der anderen Seite"),
            "this": (" of this token", " dieses Markers"),
            "chosen": (" of the chosen token", " des gewählten Markers"),
        }
        return self.pick(*words[of]) if of in words else ""

    def circle_of(self, role: str) -> NounPhrase:
        """The circle that a role is, or stands in."""
        where = self.role(role)
        if self.thing(role) == "circle":
            return where
        if self.lang == "en" and where.person != 2:
            return self.np("circle", "the", post=f"of {where.acc}")
        return self.possessed(where, "circle")

    def yourself(self) -> NounPhrase:
        """You, as the one that you choose."""
        if self.lang == "en":
            return NounPhrase("yourself", "yourself", "you", "your", person=2)
        return NounPhrase("du selbst", "dich selbst", "dir", "dein", person=2)

    def _plain_role(self, role: str) -> NounPhrase:
        if role == "you":
            return self.you()
        plain = {
            "target": ("target", ()),
            "attacker": ("attacker", ()),
            "defender": ("target", ()),
            "active": ("character", ("active",)),
            "chosen": ("character", ("chosen",)),
        }
        if role in plain:
            return self.np(plain[role][0], "the", plain[role][1])
        if role == "owner":
            return self.plain("its owner", "sein Besitzer")
        if role == "this":
            return self.np("token", "this")
        return self.that("character")

    def that(self, noun: str) -> NounPhrase:
        """Something that has just been spoken of: `that character`."""
        if self.lang == "de":
            return self.np(noun, "this")
        text = f"that {self.np(noun, '').nom}"
        return NounPhrase(text, text, text, f"{text}'s")

    def you(self) -> NounPhrase:
        """The character with the token."""
        if self.lang == "en":
            return NounPhrase("you", "you", "you", "your", person=2)
        return NounPhrase("du", "dich", "dir", "dein", person=2)

    def it(self) -> NounPhrase:
        """A character that has just been spoken of, as a pronoun."""
        if self.lang == "en":
            return NounPhrase("it", "it", "it", "its")
        return NounPhrase("er", "ihn", "ihm", "dieses Charakters")

    def it_thing(self) -> NounPhrase:
        """A thing that has just been spoken of, as a pronoun."""
        return self.plain("it", "es")

    def plain(self, en: str, de: str, *, plural: bool = False) -> NounPhrase:
        """A noun phrase that looks the same in every case."""
        text = self.pick(en, de)
        return NounPhrase(text, text, text, text, plural=plural)

    def value_in(self, owner: NounPhrase, characteristic: str) -> NounPhrase:
        """Somebody's value in a characteristic that is not named: `your value in the chosen characteristic`."""
        base = self.possessed(owner, "value")
        return extended(base, characteristic)

    def any_own_roll(self) -> NounPhrase:
        """Any roll that you make yourself."""
        if self.lang == "en":
            return self.plain("any roll of your own", "")
        last = "deiner eigenen Würfe"
        return NounPhrase(f"einer {last}", f"einen {last}", f"einem {last}", f"eines {last}")

    def there(self) -> NounPhrase:
        """The empty subject of `there is`."""
        return self.plain("there", "es")
