"""`tannkit new`: start a pack, a character, a token, a map or a scenario with a commented file."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from pathlib import Path

import click

from tannkit.cli.options import write_whole
from tannkit.errors import UsageError
from tannkit.lint.run import load
from tannkit.model.identifier import identifier
from tannkit.model.suggest import did_you_mean
from tannkit.source.files import PACK_FILE, bundled, pack_folder
from tannkit.source.scalars import misread_elsewhere, resolve

# Kind -> the folder of a pack that such files are put in.
FOLDERS = {"character": "characters", "equipment": "equipment", "map": "maps", "scenario": "scenarios"}
KINDS = ("pack", *FOLDERS)
# Other words for a kind that people use.
OTHER_WORDS = {"token": "equipment", "hero": "character"}
SCHEMAS = ("content.schema.json", "pack.schema.json")


@click.command("new", epilog='Example: tannkit new character "Ada Stern"')
@click.argument("kind", type=click.Choice([*KINDS, *OTHER_WORDS]), metavar=f"[{'|'.join(KINDS)}]")
@click.argument("name", required=False)
@click.option(
    "--in",
    "folder",
    type=click.Path(path_type=Path, file_okay=False),
    help="The pack to put it in; the pack around the current folder if left out.",
)
@click.option("--map", "map_id", help="The map of a new scenario. [the first map of the pack, else castle]")
def command(kind: str, name: str | None, folder: Path | None, map_id: str | None) -> None:
    """Start a pack, a character, an equipment token, a map or a scenario.

    NAME is the name as readers see it; the id is made from it. The new file is full of comments and passes the check.
    A file that is already there is never written over.
    """
    kind = OTHER_WORDS.get(kind, kind)
    if name is None:
        raise UsageError(f"the {kind} has no name yet", f'Give it one: `tannkit new {kind} "A Name"`.')
    made = made_id(name)
    if kind == "pack":
        written = new_pack(made, name, folder or Path())
    else:
        home = _home(folder)
        written = home / FOLDERS[kind] / f"{made}.yaml"
        place = _map_for(home, map_id) if kind == "scenario" else ""
        _write(written, fill(kind, made, name, place))
    click.echo(f"wrote {written.as_posix()}")
    click.echo(f"Next: tannkit check {(written.parent if kind == 'pack' else _home(written)).as_posix()}")


def made_id(name: str) -> str:
    """The id for a name.

    Raises:
        UsageError: nothing of the name is left, or it holds what cannot be written in a file.
    """
    if not name.isprintable():
        raise UsageError(f"the name {name!a} holds signs that cannot be printed", "Type it again without them.")
    made = identifier(name)
    if not made:
        raise UsageError(f"no id can be made from the name `{name}`", "Use a name with some letters from a to z.")
    return made


def new_pack(made: str, name: str, parent: Path) -> Path:
    """Write a new pack: its folder, the pack file, and the schemas for editors. The pack file's path."""
    around = pack_folder(parent)
    if around is not None:
        raise UsageError(
            f"{parent.resolve()} lies in a pack already ({around.as_posix()})",
            "Packs stand side by side, not inside one another: leave the folder, or name another by --in.",
        )
    target = parent / made / PACK_FILE
    _write(target, fill("pack", made, name, ""))
    for schema in SCHEMAS:
        write_whole(target.parent / ".tannkit" / schema, (bundled("schemas") / schema).read_bytes())
    return target


def fill(kind: str, made: str, name: str, map_id: str) -> str:
    """The text of a new file of a kind; `map_id` is the map of a scenario."""
    text = files("tannkit.cli").joinpath("templates", f"{kind}.yaml.tmpl").read_text("utf-8")
    parts = {
        "SPECIAL": f"{made}-object",
        "ID": _word(made),
        "NAME": _quoted(name),
        "SPECIALNAME": _quoted(f"Special object of {name}"),
        "MAP": _word(map_id),
    }
    return re.sub("«([A-Z]+)»", lambda match: parts[match[1]], text)


def _map_for(home: Path, wanted: str | None) -> str:
    """The map of a new scenario: the one wanted, which must exist, else the first of the pack, else the castle."""
    library = load([home])
    pack = library.checked[0]
    if wanted is None:
        own = sorted(library.packs[pack].entries["maps"])
        return own[0] if own else "castle"
    if library.resolve("maps", wanted, pack) is None:
        known = library.names("maps", pack)
        raise UsageError(
            f"there is no map `{wanted}`", did_you_mean(wanted, known) or f"There are: {', '.join(known)}."
        )
    return wanted


def _quoted(text: str) -> str:
    """A text in quotes, so that one with a colon, quote or bracket stays one text."""
    return json.dumps(text, ensure_ascii=False)


def _word(word: str) -> str:
    """An id as it can stand in YAML: in quotes if it would be read as a number, or as true or false."""
    plain = resolve(word) == word and misread_elsewhere(word) is None
    return word if plain else _quoted(word)


def _home(folder: Path | None) -> Path:
    home = pack_folder(folder or Path())
    if home is None:
        raise UsageError(
            f"{(folder or Path()).resolve()} is not in a pack",
            "Make a pack first with `tannkit new pack NAME`, and go into its folder or name it by --in.",
        )
    return home


def _write(path: Path, text: str) -> None:
    if path.exists():
        raise UsageError(f"{path.as_posix()} is already there", "Choose another name, or remove the file.")
    write_whole(path, text.encode())
