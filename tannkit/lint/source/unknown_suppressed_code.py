"""A comment allows a code that no rule has.

## What it does
The codes in `# tannkit: allow` comments are looked up.

## Why is this bad?
It is probably misspelt, and the finding that it was meant for is still reported.

## How to fix it
`tannkit explain` lists all codes.
"""

from tannkit.lint.fault_rule import fault_rule

RULE = fault_rule(__doc__, "Y023")
