"""A file holds more values than content ever does, once its aliases are written out.

## What it does
Values are counted while reading, those behind an alias each time it is used. More than 200,000 are refused.

## Why is this bad?
A few hundred bytes of aliases can stand for billions of values.

## How to fix it
Split the file, and write values out in place of aliases.
"""

from tannkit.lint.fault_rule import fault_rule

RULE = fault_rule(__doc__, "Y007")
