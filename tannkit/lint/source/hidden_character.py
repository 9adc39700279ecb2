"""A no-break space or an invisible character stands in a key or where an ordinary space belongs.

## What it does
Keys, the indentation of lines and the place after a colon are searched for no-break spaces, zero-width characters
and direction marks.

## Why is this bad?
Two keys that look alike are different keys; a line that looks indented is not.

## How to fix it
Type the key or the spaces again. Such characters come with text that was copied from web pages.
"""

from tannkit.lint.fault_rule import fault_rule

RULE = fault_rule(__doc__, "Y016")
