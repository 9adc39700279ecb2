"""Lint rules on files as text; their findings come from reading (`tannkit.source`)."""

from __future__ import annotations

from tannkit.lint.rule import Rule
from tannkit.lint.source.ambiguous_word import RULE as ambiguous_word
from tannkit.lint.source.anchor_or_alias import RULE as anchor_or_alias
from tannkit.lint.source.boolean_key import RULE as boolean_key
from tannkit.lint.source.duplicate_key import RULE as duplicate_key
from tannkit.lint.source.empty_file import RULE as empty_file
from tannkit.lint.source.explicit_tag import RULE as explicit_tag
from tannkit.lint.source.file_too_large import RULE as file_too_large
from tannkit.lint.source.forbidden_character import RULE as forbidden_character
from tannkit.lint.source.hidden_character import RULE as hidden_character
from tannkit.lint.source.infinite_number import RULE as infinite_number
from tannkit.lint.source.key_is_no_text import RULE as key_is_no_text
from tannkit.lint.source.link_out_of_pack import RULE as link_out_of_pack
from tannkit.lint.source.merge_key import RULE as merge_key
from tannkit.lint.source.misnamed_file import RULE as misnamed_file
from tannkit.lint.source.nested_too_deep import RULE as nested_too_deep
from tannkit.lint.source.number_too_long import RULE as number_too_long
from tannkit.lint.source.several_documents import RULE as several_documents
from tannkit.lint.source.suppression_without_code import RULE as suppression_without_code
from tannkit.lint.source.syntax_error import RULE as syntax_error
from tannkit.lint.source.tab_indentation import RULE as tab_indentation
from tannkit.lint.source.too_many_values import RULE as too_many_values
from tannkit.lint.source.unknown_suppressed_code import RULE as unknown_suppressed_code
from tannkit.lint.source.unreadable_file import RULE as unreadable_file
from tannkit.lint.source.unsuppressible_code import RULE as unsuppressible_code
from tannkit.lint.source.unused_suppression import RULE as unused_suppression
from tannkit.lint.source.wrong_encoding import RULE as wrong_encoding

SOURCE: tuple[Rule, ...] = (
    unreadable_file,
    wrong_encoding,
    forbidden_character,
    syntax_error,
    file_too_large,
    nested_too_deep,
    too_many_values,
    number_too_long,
    duplicate_key,
    several_documents,
    empty_file,
    anchor_or_alias,
    merge_key,
    key_is_no_text,
    boolean_key,
    hidden_character,
    explicit_tag,
    tab_indentation,
    ambiguous_word,
    infinite_number,
    link_out_of_pack,
    suppression_without_code,
    unknown_suppressed_code,
    unused_suppression,
    unsuppressible_code,
    misnamed_file,
)
