"""A phrase of the effect language is not exactly one verb.

## What it does
Every effect, condition, operation and modifier is an entry with one key, the verb.

## Why is this bad?
With two verbs in one place their order and meaning would be open.

## How to fix it
Give each verb a list member of its own, starting with `- `.
"""

from tannkit.lint.fault_rule import fault_rule

RULE = fault_rule(__doc__, "S008")
