"""Lint: the checks on content, one file a rule, and how their findings are shown."""
