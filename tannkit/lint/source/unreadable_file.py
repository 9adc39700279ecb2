"""A file cannot be read.

## What it does
Every content file of the pack is opened. One that is no ordinary file (a folder, a pipe, a device), that is gone,
or that you may not read is reported; the other files are still checked.

## Why is this bad?
What cannot be read cannot be checked, and everything that refers to entries in it would look wrong.

## How to fix it
Check the file's name and its permissions. Content files are plain text files.
"""

from tannkit.lint.fault_rule import fault_rule

RULE = fault_rule(__doc__, "Y001")
