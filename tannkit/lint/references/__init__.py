"""Lint rules on references: what names what."""

from __future__ import annotations

from tannkit.lint.references.circular_requirement import RULE as circular_requirement
from tannkit.lint.references.duplicate_id import RULE as duplicate_id
from tannkit.lint.references.foreign_folder import RULE as foreign_folder
from tannkit.lint.references.hidden_entry import RULE as hidden_entry
from tannkit.lint.references.missing_pack import RULE as missing_pack
from tannkit.lint.references.repeated_reference import RULE as repeated_reference
from tannkit.lint.references.self_reference import RULE as self_reference
from tannkit.lint.references.unfit_version import RULE as unfit_version
from tannkit.lint.references.unknown_reference import RULE as unknown_reference
from tannkit.lint.references.unused_entry import RULE as unused_entry
from tannkit.lint.references.unused_requirement import RULE as unused_requirement
from tannkit.lint.rule import Rule

REFERENCES: tuple[Rule, ...] = (
    unknown_reference,
    duplicate_id,
    unused_entry,
    hidden_entry,
    repeated_reference,
    self_reference,
    missing_pack,
    unfit_version,
    circular_requirement,
    unused_requirement,
    foreign_folder,
)
