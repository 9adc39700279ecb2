"""The corpus of hostile files: each with the code, place and words that must come out of it.

A row is (name, bytes, code, line, column, part of the message). The file is `content.json` where the name starts
with `json`, else `content.yaml`.
"""

from __future__ import annotations

Row = tuple[str, bytes, str, int, int, str]
TOKEN = b"equipment:\n  a:\n    name: A\n    kind: pack\n"


def _bomb(in_maps: bool) -> bytes:
    """Nine levels of nine aliases each: 387 million words in a few hundred bytes."""
    lines = ["a0: &a0 {k: x}" if in_maps else "a0: &a0 [x]"]
    for level in range(1, 10):
        members = [f"k{place}: *a{level - 1}" if in_maps else f"*a{level - 1}" for place in range(9)]
        inner = ", ".join(members)
        lines.append(f"a{level}: &a{level} {{{inner}}}" if in_maps else f"a{level}: &a{level} [{inner}]")
    return "\n".join(lines).encode()


def _lines(head: str, line: str, times: int) -> bytes:
    return (head + "".join(line.format(n) for n in range(times))).encode()


ENCODINGS: tuple[Row, ...] = (
    ("latin-1", "a: Krämer".encode("latin-1"), "Y002", 1, 6, "`ä` in Windows or Latin-1"),
    ("windows quotes", b"a: \x93hi\x94", "Y002", 1, 4, "0x93"),
    ("utf-16 with mark", "a: b\n".encode("utf-16"), "Y002", 1, 1, "UTF-16"),
    ("utf-16 little", "a: b\n".encode("utf-16-le"), "Y002", 1, 1, "UTF-16"),
    ("utf-16 big", "a: b\n".encode("utf-16-be"), "Y002", 1, 1, "UTF-16"),
    ("utf-32 with mark", "a: b\n".encode("utf-32"), "Y002", 1, 1, "UTF-32"),
    ("utf-32 big with mark", b"\0\0\xfe\xff" + "a: b".encode("utf-32-be"), "Y002", 1, 1, "UTF-32"),
    ("utf-32 little", "a: b\n".encode("utf-32-le"), "Y002", 1, 1, "UTF-32"),
    ("utf-32 big", "a: b\n".encode("utf-32-be"), "Y002", 1, 1, "UTF-32"),
    ("cut off utf-8", b"a: b\nc: \xe6\xbc", "Y002", 2, 4, "ends in the middle of a character"),
    ("overlong slash", b"a: \xc0\xaf", "Y002", 1, 4, "0xc0"),
    ("surrogate in utf-8", b"a: \xed\xa0\x80", "Y002", 1, 4, "0xed"),
    ("beyond unicode", b"a: \xf4\x90\x80\x80", "Y002", 1, 4, "0xf4"),
    ("bad byte behind a mark", b"\xef\xbb\xbfa: \xff", "Y002", 1, 4, "0xff"),
    ("bad byte after old line ends", b"a: b\rc: \xff", "Y002", 2, 4, "0xff"),
)

CHARACTERS: tuple[Row, ...] = (
    *(
        (f"control character {code:02x}", f'a: "{chr(code)}"'.encode(), "Y003", 1, 5, f"(U+{code:04X})")
        for code in (*range(9), 11, 12, *range(14, 32), *range(127, 160), 0x2028, 0x2029, 0xFFFE, 0xFFFF)
    ),
    ("null character", b"a: b\n\x00", "Y003", 2, 1, "a null character"),
    ("escape character", b"a: b\r\nc: \x1b[2J", "Y003", 2, 4, "a terminal escape character"),
    ("escape with a backslash", b'a: "\\e[31m"', "Y003", 1, 4, "a terminal escape character"),
    ("null with a backslash", b'a: "\\0"', "Y003", 1, 4, "a null character"),
    ("escape in a key", b'"a\\x1b": 1', "Y003", 1, 1, "a terminal escape character"),
    ("json null", b'{"a": "\\u0000"}', "Y003", 1, 7, "a null character"),
    ("json half a character", b'{"a": "\\ud83d"}', "Y003", 1, 8, "half a character"),
    ("json halves in the wrong order", b'{"a": "\\ude00\\ud83d"}', "Y003", 1, 8, "half a character"),
    ("half a character", b'a: "\\ud83d"', "Y004", 1, 7, "stands for no character"),
    ("mark in the middle", "equipment:\n  \ufeffa: {}\n".encode(), "Y016", 2, 3, "U+FEFF"),
    ("two marks", b"\xef\xbb\xbf\xef\xbb\xbfequipment: {}\n", "Y016", 1, 1, "U+FEFF"),
    ("no-break spaces as indent", "equipment:\n\u00a0\u00a0a: {}\n".encode(), "Y016", 2, 1, "U+00A0"),
    ("no-break space after a colon", "equipment:\u00a0x\n".encode(), "Y016", 1, 11, "U+00A0"),
    ("no-break space after a dash", "equipment:\n-\u00a0a\n".encode(), "Y016", 2, 2, "U+00A0"),
    ("wide space as indent", "equipment:\n\u3000a: {}\n".encode(), "Y016", 2, 1, "U+3000"),
    ("zero-width space in a kind", "equip\u200bment: {}\n".encode(), "Y016", 1, 1, "U+200B"),
    ("direction mark in an id", "equipment:\n  a\u202eb: {}\n".encode(), "Y016", 2, 3, "U+202E"),
    ("isolate in an id", "equipment:\n  a\u2066b: {}\n".encode(), "Y016", 2, 3, "U+2066"),
    ("tag letters in an id", "equipment:\n  a\U000e0041: {}\n".encode(), "Y016", 2, 3, "U+E0041"),
    ("letter that looks like another", "\u0435quipment: {}\n".encode(), "S009", 1, 1, "is no kind of content"),
)

STRUCTURE: tuple[Row, ...] = (
    ("alias bomb in lists", _bomb(False), "Y007", 7, 10, "more than 200,000 values"),
    ("alias bomb in maps", _bomb(True), "Y007", 6, 68, "more than 200,000 values"),
    (
        "one long list, many aliases",
        b"a: &a [" + b"x," * 1000 + b"]\nb: [" + b"*a," * 5000 + b"]",
        "Y007",
        2,
        599,
        "values",
    ),
    ("an alias a hundred thousand times", b"a: &a x\nb: [" + b"*a," * 100_000 + b"]", "Y012", 2, 5, "aliases"),
    ("very many anchors and aliases", _lines("b:\n", "- &a{0} x\n- *a{0}\n", 30_000), "Y012", 2, 3, "anchors"),
    ("a list inside itself", b"a: &a [*a]", "Y012", 1, 8, "refers to itself"),
    ("an entry inside itself", b"a: &a {b: *a}", "Y012", 1, 11, "refers to itself"),
    ("an alias of nothing", b"a: *x", "Y012", 1, 4, "an anchor that is not there"),
    ("an alias as key", b"a: &a b\n*a : c", "Y014", 2, 1, "a key must be a word"),
    ("two merge keys", b"a: &a {x: 1}\nb: {<<: *a, <<: *a}", "Y013", 2, 5, "merge keys"),
    ("deep lists", b"a: " + b"[" * 3_000, "Y006", 1, 1003, "more than 100 deep"),
    ("deep lists, closed", b"a: " + b"[" * 100_000 + b"]" * 100_000, "Y006", 1, 1003, "more than 100 deep"),
    ("deep maps", b"a: " + b"{a: " * 3_000, "Y006", 1, 400, "more than 100 deep"),
    ("deep indentation", b"\n".join(b" " * n + b"a:" for n in range(1_500)), "Y006", 101, 101, "more than 100 deep"),
    ("deep dashes", b"- " * 100_000 + b"x", "Y006", 1, 201, "more than 100 deep"),
    ("json deep lists", b"[" * 100_000, "Y006", 1, 1001, "more than 100 deep"),
    ("deep question marks", b"? " * 50_000 + b"x", "Y014", 1, 3, "a key must be a word"),
    ("a list as key", b"[1, 2]: a", "Y014", 1, 1, "a key must be a word"),
    ("an entry as key", b"{a: b}: c", "Y014", 1, 1, "a key must be a word"),
    ("a list behind a question mark", b"? [a]\n: b", "Y014", 1, 3, "a key must be a word"),
    ("the keys 12, '12' and true", b'12: a\n"12": b\ntrue: c', "Y009", 2, 1, "was already given in line 1"),
    ("the key true", b'12: a\n"12": b\ntrue: c', "Y015", 3, 1, "the key `true`"),
    ("the key null", b"null: a", "Y015", 1, 1, "the key `null`"),
    ("no key", b"?\n", "Y015", 1, 2, "a missing key"),
    ("json key twice", b'{"equipment": {}, "equipment": {}}', "Y009", 1, 19, "already given"),
    ("forty thousand times the same key", _lines("equipment:\n", "  a: 1\n", 40_000), "Y009", 3, 3, "already given"),
    ("two documents", b"equipment: {}\n---\na: b", "Y010", 2, 1, "a second document"),
    ("a document after the end", b"equipment: {}\n...\n---\na: b", "Y010", 3, 1, "a second document"),
    ("a directive", b"%YAML 1.1\n---\nequipment: {}", "Y004", 1, 1, "directives"),
    ("an unknown directive", b"%FOO bar\n---\na: b", "Y004", 1, 5, "directive"),
    ("a tag directive", b"%TAG ! tag:x,2000:\n---\na: !x b", "Y017", 3, 4, "tags"),
    ("a python object", b"a: !!python/object/apply:os.system ['x']", "Y017", 1, 4, "tags"),
    ("a binary value", b"a: !!binary aGFsbG8=", "Y017", 1, 4, "tags"),
    ("a set", b"a: !!set {x, z}", "Y017", 1, 4, "tags"),
    ("a bare tag", b"a: ! 12", "Y017", 1, 4, "tags"),
    ("an unknown handle", b"a: !e!x y", "Y017", 1, 4, "tags"),
    ("a stray closing brace", b"equipment: {a: {}}}", "Y004", 1, 19, "closes a bracket that was never opened"),
    ("a stray closing brace on its line", b"equipment:\n  a: {}\n}", "Y004", 3, 1, "never opened"),
    ("json stray closing brace", b'{"equipment": {}}}', "Y004", 1, 18, "not valid JSON"),
    ("json comment", b'{"a": 1} // x', "Y004", 1, 10, "not valid JSON"),
    ("json behind a mark", b'\xef\xbb\xbf{"equipment": {"a": {"nme": 1}}}', "S001", 1, 22, "`nme`"),
    ("an unclosed quote", b'equipment:\n  a: {name: "x}\n', "Y004", 2, 13, "ends inside a quoted text"),
    ("a tab as indent", b"equipment:\n\ta: {}", "Y018", 2, 1, "a tab"),
    ("a web page", b"<html><body>404: not found</body>\n", "S009", 1, 1, "is no kind of content"),
)

NUMBERS: tuple[Row, ...] = (
    *(
        (word, f"a: {word}".encode(), "Y008", 1, 4, "any number of the game")
        for word in ("1e999", "-1e999", "1e1000000000")
    ),
    ("five thousand digits", b"a: " + b"1" * 5_000, "Y008", 1, 4, "any number of the game"),
    ("a line of digits", b"a: " + b"9" * 1_900_000, "Y008", 1, 4, "any number of the game"),
    ("giant hexadecimal", b"a: 0x" + b"f" * 5_000, "Y008", 1, 4, "any number of the game"),
    ("giant octal", b"a: 0o" + b"7" * 5_000, "Y008", 1, 4, "any number of the game"),
    ("very fine fraction", b"a: 0." + b"1" * 5_000, "Y008", 1, 4, "any number of the game"),
    ("json five thousand digits", b'{"a": ' + b"1" * 5_000 + b"}", "Y008", 1, 7, "any number of the game"),
    *(
        (word, f"a: {word}".encode(), "Y020", 1, 4, "no number that content")
        for word in (".inf", "-.INF", ".nan", ".NaN")
    ),
    *(
        (f"json {word}", f'{{"a": {word}}}'.encode(), "Y020", 1, 7, "no number")
        for word in ("NaN", "Infinity", "-Infinity")
    ),
    *(
        (word, b"a: " + word.encode(), "Y019", 1, 4, f"`{word}` without quotes is")
        for word in ("2012-12-21", "2001-12-14t21:59:43.10-05:00", "12:30:45", "0b11", "010", "1_000", "yes", "No", "n")
    ),
)

SHAPES: tuple[Row, ...] = (
    ("a kind of nothing", b"equipment:\n", "S003", 1, 11, "but it is empty"),
    ("an entry of nothing", b"equipment: {a: null}", "S003", 1, 16, "but it is empty"),
    ("an entry that is a number", b"equipment: {a: 1}", "S003", 1, 16, "but it is a number"),
    ("an entry that is a list", b"equipment: {a: [1]}", "S003", 1, 13, "but it is a list"),
    ("a kind that is a list", b"equipment: [a]", "S003", 1, 1, "but it is a list"),
    ("a kind that is a text", b"equipment: a", "S003", 1, 12, "but it is a text"),
    ("fields of nothing", TOKEN + b"    traits:\n", "S003", 5, 12, "must be a list, but it is empty"),
    ("a verb of nothing", TOKEN + b"    effects: [{use: null}]\n", "S003", 5, 21, "but it is empty"),
    ("an effect of nothing", TOKEN + b"    effects: [null]\n", "S003", 5, 15, "but it is empty"),
    ("sources of every wrong type", TOKEN + b"    sources: {x: 1, z: null}\n", "S003", 5, 18, "but it is a number"),
    ("an equals sign", TOKEN + b"    notes: =\n", "S003", 5, 12, "must be a list"),
    ("a number for the schema", b"$schema: 12\nequipment: {}", "S003", 1, 10, "must be a text"),
    ("an empty id", b'equipment: {"": {name: x, kind: pack}}', "S005", 1, 13, "does not have the right form"),
    ("an id with a path", b"equipment: {../x: {name: x, kind: pack}}", "S005", 1, 13, "`../x`"),
    ("an id with a line end", b'equipment: {"a\\n": {name: x, kind: pack}}', "S005", 1, 13, "right form"),
    ("__proto__", b"equipment: {__proto__: {name: x, kind: pack}}", "S005", 1, 13, "`__proto__`"),
    ("__proto__ as a kind", b"__proto__: {}", "S009", 1, 1, "`__proto__` is no kind"),
    ("a list", b"- a", "S010", 1, 1, "this is no content file"),
    ("a number", b"42", "S010", 1, 1, "this is no content file"),
    ("a web page in a name", TOKEN + b"    <b>: 1\n", "S001", 5, 5, "`<b>` is no field"),
    (
        "a million blanks in a text",
        b"skills: {a: {name: 'x" + b" " * 1_000_000 + b"y', meaning: x}}",
        "T005", 1, 20, "several blanks",
    ),
    ("a kind of a million letters", b"? " + b"k" * 1_000_000 + b"\n: 1", "S009", 1, 3, "kkk"),
    ("a text of a million letters", TOKEN + b"    traits: " + b"x" * 1_900_000, "S003", 5, 13, "must be a list"),
    (
        "a line of a million letters",
        b'equipment: {a: {name: "' + b"x" * 1_900_000 + b'", kind: no}}',
        "S004", 1, 1900033, "`no`",
    ),
    ("a hundred thousand ids", _lines("equipment:\n", "  a{}: 1\n", 99_000), "S003", 2, 7, "but it is a number"),
    ("a hundred thousand kinds", _lines("", "a{}: 1\n", 99_000), "S009", 1, 1, "is no kind"),
    ("a hundred thousand fields", _lines("equipment:\n  a:\n", "    a{}: 1\n", 99_000), "S001", 3, 5, "is no field"),
    ("a list in place of a kind", b"equipment: [" + b"1," * 150_000 + b"]", "S003", 1, 1, "but it is a list"),
    ("a hundred thousand numbers", TOKEN + b"    traits: [" + b"1," * 150_000 + b"]", "S003", 5, 14, "must be a text"),
    ("a hundred thousand verbs", TOKEN + b"    effects: [" + b"{usee: 1}," * 50_000 + b"]", "S011", 5, 16, "`usee`"),
    ("a hundred thousand broken entries", _lines("equipment:\n", "  a{}: {{nme: x}}\n", 45_000), "S001", 2, 8, "`nme`"),
    (
        "a hundred thousand references",
        TOKEN + b"    traits: [" + b",".join(b"t%d" % n for n in range(90_000)) + b"]",
        "R001", 5, 14, "`t0`",
    ),
    (
        "ninety thousand misread words",
        _lines(TOKEN.decode() + "    notes:\n", "    - yes\n", 90_000),
        "Y019", 6, 7, "`yes`",
    ),
    ("ninety thousand tags", _lines(TOKEN.decode() + "    notes:\n", "    - !x a\n", 90_000), "Y017", 6, 7, "tags"),
    (
        "comments that allow, forty thousand",
        TOKEN + b"    # tannkit: allow R001\n" * 40_000 + b"    notes: [x]",
        "Y024", 5, 22, "`R001`",
    ),
    ("words that allow, forty thousand", TOKEN + b"    # tannkit: allow " + b"R001 " * 40_000, "Y024", 5, 22, "`R001`"),
    (
        "comments behind texts, forty thousand",
        _lines(TOKEN.decode() + "    notes:\n", "    - x # tannkit: allow R001\n", 40_000),
        "Y024", 6, 26, "`R001`",
    ),
)  # fmt: skip

FILES: tuple[Row, ...] = (*ENCODINGS, *CHARACTERS, *STRUCTURE, *NUMBERS, *SHAPES)
