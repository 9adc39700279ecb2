"""A value is not one of the words that are allowed in its place.

## What it does
Fields with a fixed set of words are compared with that set.

## Why is this bad?
The word has no meaning there.

## How to fix it
Choose one of the words in the message.
"""

from tannkit.lint.fault_rule import fault_rule

RULE = fault_rule(__doc__, "S004")
