"""A value has a YAML tag such as `!name`.

## What it does
Every explicit tag is reported.

## Why is this bad?
Tags let some tools build objects or even run code from a file. Content is plain data.

## How to fix it
Remove the tag, or put the text in quotes if the `!` belongs to it.
"""

from tannkit.lint.fault_rule import fault_rule

RULE = fault_rule(__doc__, "Y017")
