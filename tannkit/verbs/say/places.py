"""Places: that an effect works while its token lies on the board or on a character's sheet."""

from __future__ import annotations

from tannkit.verbs.say.clause import capital
from tannkit.verbs.say.context import Say


def under(s: Say, place: str, texts: list[str]) -> list[str]:
    """The sentences of an effect, with where the token must be for it."""
    if place != "placed" or not texts:
        return texts
    front = capital(f"{lying(s)}: ")
    first = texts[0] if s.lang == "de" else texts[0][:1].lower() + texts[0][1:]
    return [front + first, *texts[1:]]


def lying(s: Say) -> str:
    """That the token lies on the board, as what stands in front."""
    lies = s.clause(s.role("this"), "lie", "on the board", "auf dem Spielplan").subordinate()
    return f"{s.pick('while', 'solange')} {lies}"
