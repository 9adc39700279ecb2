"""Lint rules on texts: what readers see, in every language."""

from __future__ import annotations

from tannkit.lint.rule import Rule
from tannkit.lint.texts.curly_quotes_around_text import RULE as curly_quotes_around_text
from tannkit.lint.texts.hidden_in_text import RULE as hidden_in_text
from tannkit.lint.texts.long_name import RULE as long_name
from tannkit.lint.texts.markup_in_text import RULE as markup_in_text
from tannkit.lint.texts.missing_translation import RULE as missing_translation
from tannkit.lint.texts.number_in_text import RULE as number_in_text
from tannkit.lint.texts.placeholder_text import RULE as placeholder_text
from tannkit.lint.texts.same_name import RULE as same_name
from tannkit.lint.texts.stray_blanks import RULE as stray_blanks
from tannkit.lint.texts.uncomposed_text import RULE as uncomposed_text
from tannkit.lint.texts.undeclared_language import RULE as undeclared_language
from tannkit.lint.texts.untranslated_text import RULE as untranslated_text
from tannkit.lint.texts.unused_language import RULE as unused_language

TEXTS: tuple[Rule, ...] = (
    number_in_text,
    missing_translation,
    undeclared_language,
    unused_language,
    stray_blanks,
    markup_in_text,
    placeholder_text,
    hidden_in_text,
    same_name,
    uncomposed_text,
    long_name,
    untranslated_text,
    curly_quotes_around_text,
)
