"""A file is not saved as UTF-8.

## What it does
The bytes of the file are read as UTF-8. The first byte that does not fit is reported with its place and, where it
can be told, the letter that was meant.

## Why is this bad?
Names such as Krämer would turn into other letters on other machines.

## How to fix it
Save the file as UTF-8: most editors offer it under *Save as* or *Save with encoding*.
"""

from tannkit.lint.fault_rule import fault_rule

RULE = fault_rule(__doc__, "Y002")
