"""A line does not follow the rules of YAML (or JSON).

## What it does
The file is taken apart into keys, values and lists. Where that fails, the place and the likely reason are told.
Only the first such place of a file is known, because what follows depends on it.

## Why is this bad?
Nothing after the place can be read with certainty.

## How to fix it
Compare the line and the one above it with a neighbouring entry: indentation, the space after a colon, closing
quotes and brackets.
"""

from tannkit.lint.fault_rule import fault_rule

RULE = fault_rule(__doc__, "Y004")
