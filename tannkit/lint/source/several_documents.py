"""A file holds more than one YAML document.

## What it does
A line `---` after content starts a second document, which is refused.

## Why is this bad?
Most tools would read only the first one and leave out the rest without a word.

## How to fix it
Put the second document in a file of its own.
"""

from tannkit.lint.fault_rule import fault_rule

RULE = fault_rule(__doc__, "Y010")
