"""Lint rules on references: what names what."""

from __future__ import annotations

from tannkit.lint.references.unknown_reference import RULE as unknown_reference
from tannkit.lint.rule import Rule

REFERENCES: tuple[Rule, ...] = (unknown_reference,)
