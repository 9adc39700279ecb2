"""A text has HTML or Markdown in it.

## What it does
It looks for HTML tags and character references, for links and pictures in Markdown, and for addresses that begin with
`javascript:` or `data:`.

## Why is this bad?
Texts are plain: on the site, on the map and in print every character is shown as it is written. Tags would be shown,
links would not work.

## How to fix it
Write the text without. Use the character itself in place of `&uuml;`, and name what you would link to.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from tannkit.lint.facts_texts import every_text
from tannkit.lint.rule import Found, rule
from tannkit.model.library import Library

MARKUP = re.compile(
    r"(?P<tag></?[a-z][a-z0-9-]*(?:\s[^<>]{0,300})?/?>|<!--)"
    r"|(?P<reference>&(?:[a-z]{2,12}|#\d{1,7}|#x[0-9a-f]{1,6});)"
    r"|(?P<link>!?\[[^\[\]\n]{0,200}\]\([^()\n]{0,300}\))"
    r"|(?P<address>\b(?:javascript|vbscript):\S|\bdata:[a-z]+/)",
    re.IGNORECASE,
)
WHAT = {
    "tag": "an HTML tag",
    "reference": "an HTML character reference",
    "link": "a Markdown link",
    "address": "an address that would run a program",
}


def check(library: Library) -> Iterator[Found]:
    """Texts with markup."""
    for entry, said in every_text(library):
        match = MARKUP.search(said.text)
        if match:
            message = f"there is {WHAT[match.lastgroup or 'tag']} in this text: `{match.group()[:40]}`"
            yield Found(entry, said.path, message, "Texts are shown as they are written; write it without markup.")


RULE = rule(__doc__, "T006", "markup-in-text", check, severity="warning")
