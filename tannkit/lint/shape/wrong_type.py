"""A value is of the wrong type.

## What it does
Texts, whole numbers, lists and entries are told apart.

## Why is this bad?
A single word where a list belongs, or a text where a number belongs, cannot be counted with.

## How to fix it
Write the value as the message asks: a list of one is `[word]`, a text that looks like a number goes in quotes.
"""

from tannkit.lint.fault_rule import fault_rule

RULE = fault_rule(__doc__, "S003")
