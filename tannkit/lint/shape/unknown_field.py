"""An entry has a field that its kind does not know.

## What it does
Each key of an entry is compared with the fields of its kind.

## Why is this bad?
What is written there has no effect: it is most often a misspelt field.

## How to fix it
Correct the name; the message gives the nearest one and those that are known.
"""

from tannkit.lint.fault_rule import fault_rule

RULE = fault_rule(__doc__, "S001")
