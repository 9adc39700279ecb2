"""A number has more than eighteen digits.

## What it does
Numbers are measured before they are converted.

## Why is this bad?
No number of the game is anywhere near as long, and converting huge ones takes long.

## How to fix it
Write a number of ordinary size, or put it in quotes if it is meant as a text.
"""

from tannkit.lint.fault_rule import fault_rule

RULE = fault_rule(__doc__, "Y008")
