"""Syntax errors in a designer's words: the parser's messages, said so that one knows what to change."""

from __future__ import annotations

# Part of the parser's message -> (what is wrong, how to mend it). The first that fits is taken.
SAYINGS: tuple[tuple[str, str, str], ...] = (
    (
        "mapping values are not allowed",
        "there is a `:` here where no value can start",
        'Put a text that holds ": " in quotes, or check that the line above is complete and that this line is '
        "indented as far as its neighbours.",
    ),
    (
        "could not find expected ':'",
        "this line is not finished: a `key: value` pair lacks its colon",
        "Write `key: value`, with a space after the colon; close every quote and bracket that you open.",
    ),
    (
        "did not find expected key",
        "this line does not fit in here",
        "Check its indentation: lines of the same list or entry start in the same column. "
        "A text with quotes inside must be quoted as a whole.",
    ),
    (
        "did not find expected '-' indicator",
        "a list goes on here without a `-`",
        "Start each member of the list with `- `, all in the same column.",
    ),
    (
        "expected ',' or ']'",
        "a list in square brackets is not closed, or a comma is missing",
        "Separate the members with commas and close the list with `]`.",
    ),
    (
        "expected ',' or '}'",
        "an entry in curly brackets is not closed, or a comma is missing",
        "Separate the pairs with commas and close the entry with `}`.",
    ),
    (
        "found unexpected end of stream",
        "the file ends inside a quoted text or a bracket",
        "Close the quote or the bracket that was opened here.",
    ),
    (
        "found unexpected document indicator",
        "a quoted text runs over a `---` line",
        "Close the quote that was opened before this line.",
    ),
    (
        "block sequence entries are not allowed",
        "a `-` list cannot start here",
        "Start the list on a new line below its key, indented by two spaces.",
    ),
    (
        "block mapping",
        "this line is indented in a way that fits no entry",
        "Lines of the same entry start in the same column.",
    ),
    (
        "unknown escape character",
        "the backslash in this quoted text means nothing",
        "Write `\\\\` for a backslash, or use single quotes, in which a backslash is just a backslash.",
    ),
    (
        "did not find expected hexdecimal number",
        "the backslash escape in this quoted text lacks its hexadecimal digits",
        "Write the character itself; files are UTF-8, every letter can stand in them as it is.",
    ),
    (
        "invalid Unicode character escape code",
        "the backslash escape in this quoted text stands for no character",
        "Write the character itself; files are UTF-8, every letter can stand in them as it is.",
    ),
    (
        "did not find expected <document start>",
        "something stands after the end of the content",
        "Remove it, or check for a bracket that is closed once too often.",
    ),
    (
        "did not find expected node content",
        "a value is missing, or a bracket is closed that was never opened",
        "Write the value, or remove the extra comma or bracket.",
    ),
    (
        "cannot start any token",
        "the character here cannot start a value",
        "Put the text in quotes.",
    ),
    (
        "while scanning a directive",
        "a line that starts with `%` is read as a directive",
        "Put the text in quotes, or remove the line.",
    ),
    (
        "did not find expected alphabetic or numeric character",
        "`*` and `&` at the start of a value have a meaning of their own",
        "Put the text in quotes.",
    ),
    (
        "did not find expected comment or line break",
        "something stands behind the `|` or `>` of a block text",
        "Start the block text on the next line, indented by two spaces.",
    ),
)


def in_words(parser_message: str) -> tuple[str, str]:
    """What is wrong and how to mend it, for a message of the YAML parser."""
    for part, wrong, mend in SAYINGS:
        if part in parser_message:
            return wrong, mend
    return (
        f"the file is not valid YAML here ({parser_message})",
        "Compare the line and the one above it with a neighbouring entry: colons, quotes, brackets, indentation.",
    )
