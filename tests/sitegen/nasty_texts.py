"""A fan pack whose author wants more than to be read: every text tries to become something else on the page."""

from __future__ import annotations

import json

NASTY = (
    "<img src=x onerror=alert(1)>",
    "<script>alert(2)</script>",
    "[click](javascript:alert(3))",
    "![x](http://example.invalid/x.png)",
    "<http://example.invalid/>",
    "`code` **bold** *em* ~~gone~~ ==mark==",
    "{: onclick=alert(4) } { #top .x onclick=alert(5) }",
    "&lt;b&gt; &#60;i&#62; &copy;",
    "a | b || c",
    "# heading",
    "1. list",
    "- list",
    "> quote",
    "``` ```` fence",
    '!!! danger "x"',
    '??? x "y"',
    '=== "tab"',
    "[TOC]",
    "[^1] *[abbr]: x",
    "--8<-- 'pack.yaml'",
    '" onmouseover="alert(6)',
    "' onmouseover='alert(7)",
    "</td></tr></table><iframe src=//example.invalid></iframe>",
    "{{ config.site_name }} {% raw %}",
    "\u0002wzxhzdk:0\u0003 \u202eesrever",
    "\ue0000\ue001",
    "\\*escaped\\* \\",
    "$x$ $$y$$ \\(z\\)",
)
ALL = " ".join(NASTY[:24] + NASTY[25:])

PACK = """\
id: nasty
name: {name}
version: 1.0.0
ruleset: {{id: tannhauser-revised, version: ">=1.0"}}
languages: [en, de]
licence: {name}
authors: [{name}]
requires: {{tannhauser-revised: ">=1.0"}}
text: {name}
"""


def _texts(text: str) -> dict[str, object]:
    return {"en": text, "de": text}


def _content() -> dict[str, object]:
    skills = {
        f"trick-{k}": {"name": _texts(text), "meaning": _texts(text), "source": _source()}
        for k, text in enumerate(NASTY)
        if text.isprintable()
    }
    return {
        "skills": skills,
        "traits": {"odd": {"name": _texts(ALL), "meaning": _texts(ALL)}},
        "glossary": {"odd": {"name": _texts(ALL), "definition": _texts(ALL)}},
        "rules": {"NASTY-1": {"chapter": "rules", "statement": _texts(ALL), "check": ALL, "source": _source()}},
        "rulings": {
            "NASTY-Q-1": {
                "question": ALL, "options": {"one": {"reading": ALL}, "two": {"reading": ALL}}, "default": "one",
                "reason": ALL, "weight": "high", "official": ALL, "touches": ["NASTY-1"],
            }
        },
        "characters": {
            "guide": {
                "name": _texts(ALL), "kind": "hero", "faction": "union", "skills": list(skills),
                "values": {key: [5, 4, 3, 2] for key in ("combat", "stamina", "mental", "movement")},
                "special_object": "odd", "packs": {"combat": ["plain"]}, "text": _texts(ALL), "notes": [ALL],
                "figures": [ALL], "product": ALL, "source": _source(), "sources": {"values": _source("estimated")},
            }
        },
        "equipment": {
            "odd": {
                "name": _texts(ALL), "kind": "special-object", "traits": ["odd", "weapon", "pistol"],
                "effects": [{"passive": {"when": {"weapon": {"is": "odd"}}, "give": [{"attack_roll": {"dice": 1}}]}}],
                "words": [_texts(ALL)], "notes": [ALL], "clauses": ["NASTY-1"], "source": _source(),
            },
            "plain": {"name": _texts(ALL), "kind": "pack", "text": _texts(ALL), "source": _source()},
        },
        "crates": {"odd": {"equipment": "plain", "product": ALL}},
        "maps": {
            "odd": {
                "name": _texts(ALL), "origin": _texts(ALL), "text": _texts(ALL), "notes": [ALL],
                "paths": {"a": {"name": _texts(ALL), "colour": "#0072b2"}},
                "circles": {
                    "one": {"at": [0, 0], "paths": ["a"], "to": ["two"], "entry": True, "label": _texts(ALL)},
                    "two": {"at": [1.5, 0], "paths": ["a"], "entry": True, "label": _texts(ALL)},
                    "goal": {"at": [0, 1.5], "kind": "objective", "tier": "primary", "skill": "trick-0", "to": ["one"]},
                },
                "rooms": {"r": {"name": _texts(ALL), "outline": [[-1, -1], [3, -1], [3, 2], [-1, 2]]}},
                "regions": {"all": {"name": _texts(ALL), "circles": ["one", "two"]}},
            }
        },
        "modes": {"odd": {"name": _texts(ALL), "summary": _texts(ALL), "words": [_texts(ALL)]}},
        "teams": {"odd": {"name": _texts(ALL), "faction": "union", "members": _members(), "text": ALL}},
    }  # fmt: skip


def _members() -> list[dict[str, str]]:
    others = ("john-macneal", "barry-daniel-brown", "commando-alpha", "commando-delta")
    return [{"character": each, "pack": "combat"} for each in ("guide", *others)]


def _source(basis: str = "inferred") -> dict[str, str]:
    return {"basis": basis, "document": ALL, "page": ALL, "note": ALL}


# In a YAML file, whose lines are shown as they are, a text tries to end the block of code it stands in.
FENCE = """\
skills:
  fence:
    name: fence
    meaning: |
      ```
      </code></pre><img src=x onerror=alert(8)>
      ````
"""

# Mostly JSON, which keeps every text as it is.
_FILES = {
    "pack.yaml": PACK.format(name=json.dumps(ALL)),
    "content.json": json.dumps(_content()),
    "more.yaml": FENCE,
}
FILES = {name: text.encode() for name, text in _FILES.items()}
