"""An id, colour, version or other name does not have the right form.

## What it does
Ids are small letters, digits and hyphens (clauses and rulings: capitals); colours are `#` and six digits; versions
are numbers with dots.

## Why is this bad?
Ids become addresses of pages and parts of references, so that only plain letters are safe.

## How to fix it
Write it as the message asks.
"""

from tannkit.lint.fault_rule import fault_rule

RULE = fault_rule(__doc__, "S005")
