"""Ids from names: small letters, digits and hyphens, with umlauts and accents written out."""

from __future__ import annotations

import re
import unicodedata

GERMAN = {ord("ä"): "ae", ord("ö"): "oe", ord("ü"): "ue", ord("ß"): "ss"}


def identifier(name: str) -> str:
    """The id for a name: kebab-case ASCII, so `Eva Krämer` becomes `eva-kraemer`. Empty if nothing is left of it."""
    german = unicodedata.normalize("NFC", name).lower().translate(GERMAN)
    plain = unicodedata.normalize("NFKD", german).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")
