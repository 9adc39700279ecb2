"""A text is empty.

## What it does
Texts and names must hold at least one character.

## Why is this bad?
An empty name cannot be shown or linked.

## How to fix it
Write the text, or leave the field out.
"""

from tannkit.lint.fault_rule import fault_rule

RULE = fault_rule(__doc__, "S012")
