"""A key is a list or an entry in place of a word.

## What it does
Keys such as `[1, 2]:` or `{a: b}:` stop the file.

## Why is this bad?
JSON and the schemas know keys that are texts only.

## How to fix it
Write a plain word in front of the colon, and the pair as a value: `at: [1, 2]`.
"""

from tannkit.lint.fault_rule import fault_rule

RULE = fault_rule(__doc__, "Y014")
