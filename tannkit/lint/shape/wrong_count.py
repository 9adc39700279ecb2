"""A list or entry has too few or too many members.

## What it does
Points have two coordinates, outlines three or more corners, packs at least one token, and so on.

## Why is this bad?
Half a point cannot be drawn, and an empty pack cannot be chosen.

## How to fix it
Add or remove members as the message says.
"""

from tannkit.lint.fault_rule import fault_rule

RULE = fault_rule(__doc__, "S007")
