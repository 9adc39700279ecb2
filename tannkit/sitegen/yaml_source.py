"""The source of an entry: the lines of its file in which it is written."""

from __future__ import annotations

import json

from tannkit.model.library import Entry

MOST_LINES = 400


def source_of(entry: Entry) -> str:
    """The lines of an entry, moved to the left; from a JSON file, its data."""
    if entry.document.file.lower().endswith(".json"):
        return json.dumps({entry.id: entry.data}, ensure_ascii=False, indent=2)
    lines = entry.document.lines
    first = entry.span().line - 1
    depth = _depth(lines[first])
    end = first + 1
    while end < len(lines) and (not lines[end].strip() or _depth(lines[end]) > depth):
        end += 1
    kept = lines[first:end]
    while kept and (not kept[-1].strip() or kept[-1].lstrip().startswith("#")):
        kept.pop()
    if len(kept) > MOST_LINES:
        kept = [*kept[:MOST_LINES], "…"]
    return "\n".join(line[min(depth, _depth(line)) :] for line in kept)


def _depth(line: str) -> int:
    return len(line) - len(line.lstrip(" "))
