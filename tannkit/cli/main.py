"""The command `tannkit`: finds the sub-command, and turns errors into messages and exit codes."""

from __future__ import annotations

import gc
import importlib
import io
import os
import sys
from importlib.metadata import version

import click

from tannkit.errors import EXIT_BUG, EXIT_INTERRUPT, EXIT_USAGE, UsageError

# Command -> what it does, in the order of a day's work. Each is `command` in the module of its name; modules are
# imported only when their command is called, because some take long to import.
COMMANDS: dict[str, str] = {
    "new": "Start a pack, a character, a token, a map or a scenario.",
    "check": "Say what is wrong with content, and where.",
    "explain": "Say what a code means and how to mend what it reports.",
    "draw": "Draw a map as SVG or PNG.",
    "site": "Build or serve the reference site.",
    "build": "Check, draw everything, and build the site.",
    "odds": "Give the exact chances of an attack.",
    "simulate": "Play many games by machine and say whether they are fair.",
    "play": "Play a game at the terminal, alone or against each other.",
    "replay": "Print or step through a recorded game.",
    "trace": "Show which test proves which rule clause.",
    "gen": "Write the generated files: schemas and their references.",
}


class Commands(click.Group):
    """The sub-commands, imported on use."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """All commands, in the order of a day's work."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of a name."""
        if cmd_name not in COMMANDS:
            return None
        command = importlib.import_module(f"tannkit.cli.{cmd_name}").command
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The list of commands for `--help`, without importing any of them."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that is meant; a misspelt one is answered with the nearest."""
        if args and not args[0].startswith("-") and args[0] not in COMMANDS:
            from tannkit.model.suggest import did_you_mean

            raise UsageError(f"there is no command `{args[0]}`", did_you_mean(args[0], COMMANDS) or "See --help.")
        return super().resolve_command(ctx, args)


@click.group(
    cls=Commands,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="Example: tannkit check my-pack",
)
@click.version_option(version("tannkit"), prog_name="tannkit")
def cli() -> None:
    """Write, check, draw and read content for the tactical board game Tannhäuser."""


def main(args: list[str] | None = None) -> None:
    """Run the command line and leave with its exit code."""
    # What is read stays in use to the end. To search all of it for garbage, again and again and once more at the
    # end, would take as long as the work itself.
    gc.set_threshold(5_000_000, 20, 100)
    if isinstance(sys.stdout, io.TextIOWrapper):
        # The name of a file can hold what no encoding can write.
        sys.stdout.reconfigure(errors="backslashreplace")
    code = run(args)
    gc.freeze()
    sys.exit(code)


def run(args: list[str] | None = None) -> int:
    """Run the command line.

    Args:
        args: the words after `tannkit`; those of the process if None.

    Returns:
        The exit code: 0 clean, 1 problems found, 2 wrong usage, 3 bug in tannkit, 130 interrupt.
    """
    try:
        code = cli.main(args, prog_name="tannkit", standalone_mode=False)
        return code if isinstance(code, int) else 0
    except UsageError as error:
        return _say(f"{error}.", error.hint, EXIT_USAGE)
    except click.ClickException as error:
        error.show()
        return EXIT_USAGE
    except (KeyboardInterrupt, click.Abort):
        return _say("interrupted.", "", EXIT_INTERRUPT)
    except BrokenPipeError:
        # The reader of our output is gone (`| head`); nothing more can be said to it.
        _leave_output()
        return 0
    except OSError as error:
        _leave_output()
        where = f" ({os.fsdecode(error.filename)})" if isinstance(error.filename, str | bytes) else ""
        return _say(f"the machine says no: {(error.strerror or str(error)).lower()}{where}.", "", EXIT_USAGE)
    except ModuleNotFoundError as error:
        message = f"a package that tannkit needs is not installed: {error.name}."
        return _say(message, "Install tannkit again, with pip or uv, so that its packages come along.", EXIT_USAGE)
    except Exception as error:
        import traceback

        traceback.print_exc()
        return _say(
            f"this is a fault of tannkit: {type(error).__name__}.",
            "Please report it with the lines above and what you did.",
            EXIT_BUG,
        )


def _leave_output() -> None:
    """Forget output that cannot be written: Python would try again when it leaves, and complain."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _say(message: str, hint: str, code: int) -> int:
    click.echo(f"tannkit: {message}", err=True)
    if hint:
        click.echo(f"  help: {hint}", err=True)
    return code
