"""A page of the site: where it lies, and its Markdown."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Page:
    """One page. `path` is that of its Markdown file, such as `characters/wolf/index.md`."""

    path: str
    markdown: str


@dataclass(frozen=True, slots=True)
class Place:
    """A place that can be linked to: a page, and an anchor on it (none: its top)."""

    path: str
    anchor: str = ""


@dataclass(frozen=True, slots=True)
class CommandHelp:
    """A command of the command line and what it says about itself."""

    name: str
    summary: str
    help: str
