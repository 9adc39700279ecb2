"""A file is YAML, but no content.

## What it does
A content file is a mapping of kinds to entries; lists and single texts are refused.

## Why is this bad?
tannkit reads every YAML and JSON file of a pack, so that no content is left out by accident.

## How to fix it
Write a kind, below it an id, and below that the fields; or move the file out of the pack.
"""

from tannkit.lint.fault_rule import fault_rule

RULE = fault_rule(__doc__, "S010")
