"""A value without quotes means something else to older YAML tools.

## What it does
Values such as yes, no, on, off, dates like 2012-12-21, numbers with leading zeros, with `_` or with `:` are
reported. Here they are read by YAML 1.2.

## Why is this bad?
The same file would say something else in another tool, and readers may be misled too.

## How to fix it
Put the value in quotes if it is text; write `true` or `false` for yes and no.
"""

from tannkit.lint.fault_rule import fault_rule

RULE = fault_rule(__doc__, "Y019")
