"""The table of verbs that rule texts use, in English and German."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class VerbWord:
    """A verb: English plain form; German infinitive, `du` form, `er` form, imperative and separable prefix."""

    en: str
    infinitive: str
    du: str
    er: str
    imperative: str
    prefix: str = ""
    plural: str = ""

    def english(self, person: int, plural: bool) -> str:
        """The English form in the present."""
        plain = plural or person == 2
        if self.en == "be":
            return "are" if plain else "is"
        if self.en.startswith("be "):
            return ("are" if plain else "is") + self.en[2:]
        if plain:
            return self.en
        first, _, rest = self.en.partition(" ")
        third = {"have": "has", "go": "goes", "do": "does"}.get(first)
        if third is None:
            third = first + ("es" if first.endswith(("s", "sh", "ch", "x")) else "s")
            third = f"{first[:-1]}ies" if first.endswith("y") and first[-2] not in "aeiou" else third
        return f"{third} {rest}" if rest else third

    def german(self, person: int, plural: bool) -> str:
        """The German form in the present, without the prefix."""
        if plural:
            return self.plural or self.infinitive
        return self.du if person == 2 else self.er


def _w(en: str, german: str, prefix: str = "", plural: str = "") -> VerbWord:
    infinitive, du, er, imperative = german.split()
    return VerbWord(en, infinitive, du, er, imperative, prefix, plural)


VERBS: Mapping[str, VerbWord] = {
    "be": _w("be", "sein bist ist sei", plural="sind"),
    "become": _w("be", "werden wirst wird werde"),
    "turn_into": _w("become", "werden wirst wird werde"),
    "have": _w("have", "haben hast hat habe"),
    "roll": _w("roll", "werfen wirfst wirft wirf"),
    "reroll": _w("roll", "wiederholen wiederholst wiederholt wiederhole"),
    "get": _w("get", "bekommen bekommst bekommt bekomme"),
    "gain": _w("gain", "erhalten erhältst erhält erhalte"),
    "take": _w("take", "erhalten erhältst erhält erhalte"),
    "add": _w("add", "addieren addierst addiert addiere"),
    "count": _w("count", "zählen zählst zählt zähle"),
    "count_as": _w("count", "gelten giltst gilt gelte"),
    "start_from": _w("start", "gehen gehst geht geh", "aus"),
    "use": _w("use", "benutzen benutzt benutzt benutze"),
    "ignore": _w("ignore", "ignorieren ignorierst ignoriert ignoriere"),
    "make": _w("make", "machen machst macht mache"),
    "start": _w("start", "beginnen beginnst beginnt beginne"),
    "attack": _w("attack", "greifen greifst greift greif", "an"),
    "spend": _w("spend", "geben gibst gibt gib", "aus"),
    "pay": _w("pay", "bezahlen bezahlst bezahlt bezahle"),
    "discard": _w("discard", "werfen wirfst wirft wirf", "ab"),
    "turn": _w("turn", "drehen drehst dreht drehe"),
    "turn_over": _w("turn", "drehen drehst dreht drehe", "um"),
    "choose": _w("choose", "wählen wählst wählt wähle"),
    "heal": _w("recover", "heilen heilst heilt heile"),
    "return": _w("come back", "kommen kommst kommt komm", "zurück"),
    "go": _w("go", "gehen gehst geht geh"),
    "move": _w("move", "bewegen bewegst bewegt bewege"),
    "lay": _w("lay", "legen legst legt lege"),
    "set": _w("set", "setzen setzt setzt setze"),
    "set_down": _w("set down", "setzen setzt setzt setze"),
    "win": _w("win", "gewinnen gewinnst gewinnt gewinne"),
    "lose": _w("lose", "verlieren verlierst verliert verliere"),
    "end": _w("end", "enden endest endet ende"),
    "raise": _w("raise", "erhöhen erhöhst erhöht erhöhe"),
    "control": _w("control", "steuern steuerst steuert steuere"),
    "destroy": _w("destroy", "zerstören zerstörst zerstört zerstöre"),
    "stand": _w("stand", "stehen stehst steht steh"),
    "lie": _w("lie", "liegen liegst liegt lieg"),
    "share": _w("share", "teilen teilst teilt teile"),
    "bear": _w("bear", "tragen trägst trägt trage"),
    "hold": _w("hold", "haben hast hat habe"),
    "die": _w("die", "sterben stirbst stirbt stirb"),
    "explode": _w("explode", "explodieren explodierst explodiert explodiere"),
    "show": _w("show", "zeigen zeigst zeigt zeige"),
    "activate": _w("activate", "aktivieren aktivierst aktiviert aktiviere"),
    "put": _w("put", "legen legst legt lege"),
    "shuffle": _w("shuffle", "mischen mischst mischt mische"),
    "keep": _w("keep", "behalten behältst behält behalte"),
    "alternate": _w("alternate", "wechseln wechselst wechselt wechsle", "ab"),
    "run": _w("run", "laufen läufst läuft lauf"),
    "work": _w("work", "wirken wirkst wirkt wirke"),
    "give": _w("give", "geben gibst gibt gib"),
    "need": _w("need", "brauchen brauchst braucht brauche"),
    "reach": _w("reach", "erreichen erreichst erreicht erreiche"),
    "suffer": _w("suffer", "erleiden erleidest erleidet erleide"),
    "announce": _w("announce", "sagen sagst sagt sage", "an"),
    "enter": _w("enter", "betreten betrittst betritt betritt"),
    "succeed": _w("succeed", "gelingen gelingst gelingt gelinge"),
    "happen": _w("go ahead", "finden findest findet finde", "statt"),
    "touch": _w("touch", "betreffen betriffst betrifft betriff"),
    "follow": _w("follow", "folgen folgst folgt folge"),
    "pick_up": _w("pick", "nehmen nimmst nimmt nimm", "auf"),
    "switch_off": _w("remove", "schalten schaltest schaltet schalte", "ab"),
    "remove": _w("remove", "entfernen entfernst entfernt entferne"),
    "grab": _w("take", "nehmen nimmst nimmt nimm"),
    "rise": _w("rise", "steigen steigst steigt steige"),
    "fall": _w("fall", "sinken sinkst sinkt sinke"),
    "cross": _w("cross", "überqueren überquerst überquert überquere"),
    "finish": _w("end", "beenden beendest beendet beende"),
    "gain_token": _w("gain", "erhalten erhältst erhält erhalte"),
    "convert": _w("turn", "wandeln wandelst wandelt wandle", "um"),
    "begin": _w("begin", "beginnen beginnst beginnt beginne"),
    "stay": _w("stay", "bleiben bleibst bleibt bleibe"),
    "there": _w("be", "geben gibst gibt gib"),
    "want_enter": _w("want to enter", "wollen willst will wolle"),
    "want_declare": _w("want to declare", "wollen willst will wolle"),
    "declare": _w("declare", "sagen sagst sagt sage", "an"),
    "carry_out": _w("take", "führen führst führt führe", "aus"),
    "wound": _w("wound", "verletzen verletzt verletzt verletze"),
    "carry": _w("carry", "tragen trägst trägt trage"),
    "hand": _w("pass", "geben gibst gibt gib", "weiter"),
    "deliver": _w("deliver", "bringen bringst bringt bringe"),
    "kill": _w("kill", "töten tötest tötet töte"),
    "stop": _w("stop", "halten hältst hält halte", "an"),
    "cost": _w("cost", "kosten kostest kostet koste"),
}

MODALS: Mapping[str, VerbWord] = {
    "may": _w("may", "dürfen darfst darf darf"),
    "must": _w("must", "müssen musst muss muss"),
    "can": _w("can", "können kannst kann kann"),
}
