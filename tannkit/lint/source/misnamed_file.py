"""A file that was meant as content has `.txt` at the end of its name.

## What it does
Files of a pack whose names end in `.yaml.txt`, `.yml.txt` or `.json.txt` are reported. They are not read.

## Why is this bad?
Some editors add `.txt` and do not show it. Everything in the file would be missing, without a word.

## How to fix it
Rename the file. In the editor, choose *All files* as the type when you save.
"""

from tannkit.lint.fault_rule import fault_rule

RULE = fault_rule(__doc__, "Y026")
