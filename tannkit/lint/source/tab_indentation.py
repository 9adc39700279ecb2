"""A line is indented with a tab.

## What it does
Where reading fails at a tab, this is told rather than the parser's own message.

## Why is this bad?
YAML measures indentation in spaces; how wide a tab is, every editor decides for itself.

## How to fix it
Indent with two spaces for each step. Most editors can be told to insert spaces for tabs.
"""

from tannkit.lint.fault_rule import fault_rule

RULE = fault_rule(__doc__, "Y018")
