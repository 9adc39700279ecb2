"""A number is infinite or no number at all.

## What it does
The values `.inf`, `-.inf` and `.nan` stop the file.

## Why is this bad?
No rule can count with them, and JSON cannot write them.

## How to fix it
Write a plain number, or put the word in quotes if it is a text.
"""

from tannkit.lint.fault_rule import fault_rule

RULE = fault_rule(__doc__, "Y020")
