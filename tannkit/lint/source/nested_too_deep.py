"""Lists and entries lie inside one another more than a hundred times.

## What it does
The depth of brackets and indentation is counted while reading.

## Why is this bad?
Content needs about twenty levels at most; deeper files are mistakes, or made to break tools.

## How to fix it
Look for a bracket that is opened again and again.
"""

from tannkit.lint.fault_rule import fault_rule

RULE = fault_rule(__doc__, "Y006")
