"""A comment wants to allow a fault of the file itself.

## What it does
The families Y (source) and S (shape) cannot be allowed.

## Why is this bad?
A file that cannot be read, or whose fields are not what they must be, cannot be built, whatever a comment says.

## How to fix it
Mend what is reported.
"""

from tannkit.lint.fault_rule import fault_rule

RULE = fault_rule(__doc__, "Y025")
