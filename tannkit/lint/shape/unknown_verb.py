"""A word is no verb of the effect language in its place.

## What it does
Each verb is looked up in the part of the language that belongs there: conditions after `when`, operations in `do`,
modifiers in `give`.

## Why is this bad?
The effect cannot be carried out.

## How to fix it
Correct the verb; the message gives the nearest one. The reference of the language lists all of them.
"""

from tannkit.lint.fault_rule import fault_rule

RULE = fault_rule(__doc__, "S011")
