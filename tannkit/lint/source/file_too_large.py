"""A file is larger than content ever is.

## What it does
Files of more than two million bytes are not opened.

## Why is this bad?
A stranger's file must not be able to fill the memory of the machine that checks it.

## How to fix it
Split the file. Pictures and other data do not belong in content files.
"""

from tannkit.lint.fault_rule import fault_rule

RULE = fault_rule(__doc__, "Y005")
