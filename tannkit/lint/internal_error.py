"""A check of tannkit failed over a file.

## What it does
When a rule stops with an error of its own, that is reported in place of what the rule would have found. All other
rules go on, and the command ends with exit code 3.

## Why is this bad?
It is a fault of tannkit, whatever the file holds. What the rule is about has not been checked.

## What it cannot see
Which line of the file the rule stumbled over.

## How to fix it
Report it, with the file and the message. It cannot be allowed by a comment.
"""

from tannkit.lint.rule import rule

RULE = rule(__doc__, "X001", "internal-error")
