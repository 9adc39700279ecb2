"""A number is smaller or larger than makes sense.

## What it does
Numbers with bounds are compared with them.

## Why is this bad?
A value row of 300 or an attack with -2 dice is a slip.

## How to fix it
Write a number inside the bounds.
"""

from tannkit.lint.fault_rule import fault_rule

RULE = fault_rule(__doc__, "S006")
