"""A comment wants to allow a finding but does not say which.

## What it does
Comments that start with `# tannkit:` must read `allow CODE` or `allow-file CODE`.

## Why is this bad?
A comment that allows everything would hide faults that come later.

## How to fix it
Name the code, such as `# tannkit: allow T003`.
"""

from tannkit.lint.fault_rule import fault_rule

RULE = fault_rule(__doc__, "Y022")
