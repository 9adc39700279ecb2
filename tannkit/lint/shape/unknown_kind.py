"""A top-level key of a file is no kind of content.

## What it does
The keys at the very left of a file are compared with the kinds: rules, characters, equipment, maps and so on.

## Why is this bad?
Everything below such a key would be left out without a word.

## How to fix it
Correct the name; an entry must stand below its kind, indented by two spaces.
"""

from tannkit.lint.fault_rule import fault_rule

RULE = fault_rule(__doc__, "S009")
