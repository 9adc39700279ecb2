"""A file holds a character that no text may hold.

## What it does
Control characters (other than tabs and line ends), half characters and the like are looked for before anything
else.

## Why is this bad?
They cannot be seen in an editor; a terminal may act on them, and other tools refuse the whole file.

## How to fix it
Delete the word around the place and type it again.
"""

from tannkit.lint.fault_rule import fault_rule

RULE = fault_rule(__doc__, "Y003")
