"""Lint rules on fields and values; their findings come from the schema (`tannkit.schema`)."""

from __future__ import annotations

from tannkit.lint.rule import Rule
from tannkit.lint.shape.empty_text import RULE as empty_text
from tannkit.lint.shape.malformed_name import RULE as malformed_name
from tannkit.lint.shape.missing_field import RULE as missing_field
from tannkit.lint.shape.not_a_content_file import RULE as not_a_content_file
from tannkit.lint.shape.not_one_verb import RULE as not_one_verb
from tannkit.lint.shape.number_out_of_range import RULE as number_out_of_range
from tannkit.lint.shape.unknown_field import RULE as unknown_field
from tannkit.lint.shape.unknown_kind import RULE as unknown_kind
from tannkit.lint.shape.unknown_verb import RULE as unknown_verb
from tannkit.lint.shape.unknown_word import RULE as unknown_word
from tannkit.lint.shape.wrong_count import RULE as wrong_count
from tannkit.lint.shape.wrong_type import RULE as wrong_type

SHAPE: tuple[Rule, ...] = (
    unknown_field,
    missing_field,
    wrong_type,
    unknown_word,
    malformed_name,
    number_out_of_range,
    wrong_count,
    not_one_verb,
    unknown_kind,
    not_a_content_file,
    unknown_verb,
    empty_text,
)
