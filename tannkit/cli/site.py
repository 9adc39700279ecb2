"""`tannkit site`: build the reference site, or serve it on this machine."""

from __future__ import annotations

import contextlib
import functools
import importlib
import sys
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import click

from tannkit.cli.options import PACKS, PATHS, stages
from tannkit.cli.targets import out_folder, targets
from tannkit.errors import UsageError
from tannkit.lint.run import check
from tannkit.sitegen.build import build_site
from tannkit.sitegen.page import CommandHelp

OUT = click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="DIR",
    help="Where everything is written: the site into DIR/site. [build, in the folder of the pack]",
)


@click.group("site", epilog="Example: tannkit site build my-pack")
def command() -> None:
    """Build the reference site, or serve it on this machine."""


@command.command("build", epilog="Example: tannkit site build my-pack --out build")
@PATHS
@PACKS
@OUT
def build_command(paths: tuple[Path, ...], packs: tuple[Path, ...], out: Path | None) -> None:
    """Build a site with a page for everything in the content, from PATHS or from all packs at hand."""
    click.echo(f"{build(paths, packs, out_folder(out)).as_posix()}/index.html")


@command.command("serve", epilog="Example: tannkit site serve --port 8000")
@OUT
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="0 takes any free one.")
def serve_command(out: Path | None, port: int) -> None:
    """Show the site in a browser of this machine; it is built first if there is none. Stop with Ctrl-C."""
    folder = out_folder(out) / "site"
    if (folder / "index.html").is_file():
        click.echo("This is the site as it was last built; `tannkit site build` renews it.")
    else:
        folder = build((), (), out_folder(out))
    # Ctrl-C is how one is meant to stop it.
    with server(folder, port) as serving, contextlib.suppress(KeyboardInterrupt):
        click.echo(f"http://127.0.0.1:{serving.server_address[1]}/  (stop with Ctrl-C)")
        serving.serve_forever()


def build(paths: tuple[Path, ...], packs: tuple[Path, ...], out: Path) -> Path:
    """Check content and build its site; gives the folder of the site."""
    with stages() as stage:
        report = check(targets(paths), packs=packs, progress=stage)
        return build_site(report, out, commands_help(), stage)


def server(folder: Path, port: int) -> ThreadingHTTPServer:
    """A server for the files of a folder that only this machine can reach.

    Raises:
        UsageError: something else has the port.
    """
    handler = functools.partial(_Quiet, directory=str(folder))
    try:
        return _Server(("127.0.0.1", port), handler)
    except OSError as error:
        raise UsageError(f"port {port} cannot be used: {error.strerror}", "Choose another one by --port.") from error


class _Server(ThreadingHTTPServer):
    """A server that takes it as no fault when a browser stops listening in mid-page."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Report faults of our own only."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


class _Quiet(SimpleHTTPRequestHandler):
    """Serves files without a line for each."""

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


def commands_help() -> tuple[CommandHelp, ...]:
    """What every command and sub-command says about itself."""
    from tannkit.cli.main import COMMANDS

    found: list[CommandHelp] = []
    for name, summary in COMMANDS.items():
        each = importlib.import_module(f"tannkit.cli.{name}").command
        found.append(_help(each, name, summary))
        if isinstance(each, click.Group):
            found += [_help(sub, f"{name} {key}", sub.get_short_help_str(200)) for key, sub in each.commands.items()]
    return tuple(found)


def _help(each: click.Command, name: str, summary: str) -> CommandHelp:
    context = click.Context(each, info_name=f"tannkit {name}", max_content_width=84, terminal_width=84)
    return CommandHelp(name, summary, each.get_help(context))
