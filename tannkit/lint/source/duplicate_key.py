"""The same key is given twice in one entry.

## What it does
Keys of an entry are compared as texts, so `12` and `"12"` are the same key.

## Why is this bad?
Only one of the two values can count; which one differs from tool to tool.

## How to fix it
Remove one of the two, or give it another name.
"""

from tannkit.lint.fault_rule import fault_rule

RULE = fault_rule(__doc__, "Y009")
