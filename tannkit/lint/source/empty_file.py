"""There is nothing in a file.

## What it does
A file without any value is reported.

## Why is this bad?
It is probably a file that was meant to be filled or removed.

## How to fix it
Write an entry, or remove the file.
"""

from tannkit.lint.fault_rule import fault_rule

RULE = fault_rule(__doc__, "Y011")
