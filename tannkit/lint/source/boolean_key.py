"""A key is a word that many tools read as true, false or nothing.

## What it does
The keys yes, no, on, off, y, n, true, false, null and ~ without quotes are reported, in any case of letters.

## Why is this bad?
`on: …` becomes `true: …` in tools that follow YAML 1.1, so they see another file than you do.

## How to fix it
Choose another word, or put the key in quotes.
"""

from tannkit.lint.fault_rule import fault_rule

RULE = fault_rule(__doc__, "Y015")
