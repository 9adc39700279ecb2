"""An entry lacks a field that it must have.

## What it does
Required fields are looked for in every entry.

## Why is this bad?
Without it the entry cannot be used.

## How to fix it
Add the field; the message says what it holds.
"""

from tannkit.lint.fault_rule import fault_rule

RULE = fault_rule(__doc__, "S002")
