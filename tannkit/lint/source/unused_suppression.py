"""A comment allows a finding that is not there.

## What it does
After all rules have run, each allowed code that met no finding is reported.

## Why is this bad?
It may hide a fault that is made later.

## How to fix it
Remove the comment.
"""

from tannkit.lint.fault_rule import fault_rule

RULE = fault_rule(__doc__, "Y024")
