"""Errors: exceptions for wrong usage, and the exit codes of every command.

Faults in content are never exceptions but values (`tannkit.problems.Problem`).
"""

from __future__ import annotations

EXIT_CLEAN = 0
EXIT_PROBLEMS = 1
EXIT_USAGE = 2
EXIT_BUG = 3
EXIT_INTERRUPT = 130


class TannkitError(Exception):
    """Base of all errors that tannkit raises on purpose."""


class UsageError(TannkitError):
    """The caller asked for something that cannot be done: a missing file, an unknown id, a missing tool.

    The message is one sentence for the person at the terminal; `hint` says how to go on.
    """

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.hint = hint
