"""The table of nouns that rule texts use, in English and German."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class NounWord:
    """A noun: English singular and plural; German gender, singular, genitive, plural and dative plural."""

    en: str
    en_plural: str
    gender: str
    de: str
    de_genitive: str
    de_plural: str
    de_plural_dative: str
    weak: bool = False
    de_adjectives: tuple[str, ...] = ()  # part of the word, without their endings

    def german(self, case: str, plural: bool) -> str:
        """The German form in a case."""
        if plural:
            return self.de_plural_dative if case == "dat" else self.de_plural
        if self.weak and case != "nom":
            return self.de_plural
        return self.de_genitive if case == "gen" else self.de


def _m(en: str, de: str, genitive: str, plural: str, dative: str = "", *, weak: bool = False) -> NounWord:
    return NounWord(en, _s(en), "m", de, genitive, plural, dative or _n(plural), weak)


def _f(en: str, de: str, plural: str) -> NounWord:
    return NounWord(en, _s(en), "f", de, de, plural, _n(plural))


def _nt(en: str, de: str, genitive: str, plural: str) -> NounWord:
    return NounWord(en, _s(en), "n", de, genitive, plural, _n(plural))


def _s(en: str) -> str:
    return {
        "die": "dice",
        "Hero": "Heroes",
        "success": "successes",
        "attack success": "attack successes",
    }.get(en, f"{en}s")


def _n(plural: str) -> str:
    return plural if plural.endswith(("n", "s")) else f"{plural}n"


NOUNS: Mapping[str, NounWord] = {
    "character": _m("character", "Charakter", "Charakters", "Charaktere"),
    "hero": _m("Hero", "Held", "Helden", "Helden", weak=True),
    "trooper": _m("Trooper", "Soldat", "Soldaten", "Soldaten", weak=True),
    "robot": _m("robot", "Roboter", "Roboters", "Roboter"),
    "figure": _f("figure", "Figur", "Figuren"),
    "token": _m("token", "Marker", "Markers", "Marker"),
    "circle": _m("circle", "Ring", "Rings", "Ringe"),
    "movement": _m("movement circle", "Bewegungs-Ring", "Bewegungs-Rings", "Bewegungs-Ringe"),
    "objective": _m("Objective circle", "Ziel-Ring", "Ziel-Rings", "Ziel-Ringe"),
    "action": _m("Action circle", "Aktions-Ring", "Aktions-Rings", "Aktions-Ringe"),
    "entry_point": _m("entry point", "Zugangspunkt", "Zugangspunkts", "Zugangspunkte"),
    "path": _m("path", "Pfad", "Pfads", "Pfade"),
    "side": _f("side", "Seite", "Seiten"),
    "opponent": _m("opponent", "Gegner", "Gegners", "Gegner"),
    "player": _m("player", "Spieler", "Spielers", "Spieler"),
    "owner": _m("owner", "Besitzer", "Besitzers", "Besitzer"),
    "attacker": _m("attacker", "Angreifer", "Angreifers", "Angreifer"),
    "target": _nt("target", "Ziel", "Ziels", "Ziele"),
    "weapon": _f("weapon", "Waffe", "Waffen"),
    "die": _m("die", "Würfel", "Würfels", "Würfel"),
    "slot": NounWord("slot", "slots", "n", "Fach", "Fachs", "Fächer", "Fächern"),
    "row": _f("row", "Reihe", "Reihen"),
    "wound": _f("wound", "Verletzung", "Verletzungen"),
    "success": _m("success", "Erfolg", "Erfolgs", "Erfolge"),
    "hit": _m("attack success", "Treffer", "Treffers", "Treffer"),
    "attack": _m("attack", "Angriff", "Angriffs", "Angriffe"),
    "melee": _m("melee attack", "Zweikampfangriff", "Zweikampfangriffs", "Zweikampfangriffe"),
    "ranged": _m("ranged attack", "Fernkampfangriff", "Fernkampfangriffs", "Fernkampfangriffe"),
    "overwatch": _m("overwatch attack", "Bereitschaftsangriff", "Bereitschaftsangriffs", "Bereitschaftsangriffe"),
    "counter": _m("counterattack", "Gegenangriff", "Gegenangriffs", "Gegenangriffe"),
    "attack_roll": _m("attack roll", "Kampfwurf", "Kampfwurfs", "Kampfwürfe"),
    "shock_roll": _m("shock roll", "Schockwurf", "Schockwurfs", "Schockwürfe"),
    "initiative_roll": _m("Initiative Roll", "Initiativewurf", "Initiativewurfs", "Initiativewürfe"),
    "test": _f("test", "Probe", "Proben"),
    "duel": _nt("duel", "Duell", "Duells", "Duelle"),
    "roll": _m("roll", "Wurf", "Wurfs", "Würfe"),
    "activation": _f("activation", "Aktivierung", "Aktivierungen"),
    "step": _m("step", "Schritt", "Schritts", "Schritte"),
    "movement_point": _m("movement point", "Bewegungspunkt", "Bewegungspunkts", "Bewegungspunkte"),
    # German `mit … Bewegungspunkten`: this noun only ever stands behind `mit`.
    "movement_point_spent": NounWord(
        "movement point",
        "movement points",
        "m",
        "Bewegungspunkt",
        "Bewegungspunkts",
        "Bewegungspunkten",
        "Bewegungspunkten",
    ),
    "point": _m("point", "Punkt", "Punkts", "Punkte"),
    "value": _m("value", "Wert", "Werts", "Werte"),
    "action_taken": _f("action", "Aktion", "Aktionen"),
    "automatic_hit": NounWord(
        "automatic attack success",
        "automatic attack successes",
        "m",
        "automatischen Treffer",
        "automatischen Treffers",
        "automatische Treffer",
        "automatischen Treffern",
    ),
    "command_point": _m("Command Point", "Kommandopunkt", "Kommandopunkts", "Kommandopunkte"),
    "crate": _f("crate", "Kiste", "Kisten"),
    "characteristic": _f("characteristic", "Eigenschaft", "Eigenschaften"),
    "skill": _f("skill", "Fähigkeit", "Fähigkeiten"),
    "event": _nt("event", "Ereignis", "Ereignisses", "Ereignisse"),
    "combat_value": _m("Combat value", "Kampfwert", "Kampfwerts", "Kampfwerte"),
    "stamina_value": _m("Stamina value", "Konditionswert", "Konditionswerts", "Konditionswerte"),
    "mental_value": _m("Mental value", "Verstandeswert", "Verstandeswerts", "Verstandeswerte"),
    "movement_value": _m("Movement value", "Bewegungswert", "Bewegungswerts", "Bewegungswerte"),
    "combat_duel": _nt("Combat duel", "Kampfduell", "Kampfduells", "Kampfduelle"),
    "stamina_duel": _nt("Stamina duel", "Konditionsduell", "Konditionsduells", "Konditionsduelle"),
    "mental_duel": _nt("Mental duel", "Verstandesduell", "Verstandesduells", "Verstandesduelle"),
    "movement_duel": _nt("Movement duel", "Bewegungsduell", "Bewegungsduells", "Bewegungsduelle"),
    "combat_test": _f("Combat test", "Kampfprobe", "Kampfproben"),
    "stamina_test": _f("Stamina test", "Konditionsprobe", "Konditionsproben"),
    "mental_test": _f("Mental test", "Verstandesprobe", "Verstandesproben"),
    "movement_test": _f("Movement test", "Bewegungsprobe", "Bewegungsproben"),
}
