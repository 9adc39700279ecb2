"""A file of the pack is a link to a file outside it.

## What it does
Symbolic links are followed only if they lead to a file inside the pack.

## Why is this bad?
A pack from a stranger must not be able to show what else is on the machine that checks it.

## How to fix it
Copy the file into the pack.
"""

from tannkit.lint.fault_rule import fault_rule

RULE = fault_rule(__doc__, "Y021")
