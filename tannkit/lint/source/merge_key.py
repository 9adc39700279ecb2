"""A file uses the merge key `<<`.

## What it does
The key `<<` is reported wherever it stands without quotes.

## Why is this bad?
It is no part of YAML 1.2; tools disagree on which value wins.

## How to fix it
Write the values out.
"""

from tannkit.lint.fault_rule import fault_rule

RULE = fault_rule(__doc__, "Y013")
