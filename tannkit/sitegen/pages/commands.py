"""The reference of the command line: what each command says about itself."""

from __future__ import annotations

from tannkit.sitegen.escape import code, fenced, plain
from tannkit.sitegen.page import CommandHelp
from tannkit.sitegen.view import View


def commands_body(view: View) -> str:
    """All commands with their help."""
    return "\n".join(_command(each) for each in view.commands)


def _command(each: CommandHelp) -> str:
    title = f"{code('tannkit ' + each.name)} {{ #{each.name.replace(' ', '-')} }}"
    return f"\n## {title}\n\n{plain(each.summary)}\n\n{fenced(each.help, 'text')}\n"
