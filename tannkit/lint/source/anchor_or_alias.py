"""A file uses anchors (`&name`) or aliases (`*name`).

## What it does
Each anchor is reported, and the first use of each alias.

## Why is this bad?
Two places that share one value are hard to read and to edit, and few lines of aliases can grow to billions of
values.

## How to fix it
Write the values out. A text that starts with `&` or `*` must be in quotes.
"""

from tannkit.lint.fault_rule import fault_rule

RULE = fault_rule(__doc__, "Y012")
