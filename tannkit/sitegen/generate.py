"""All generated pages of the site, from a checked library. Nothing is read or written here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from tannkit.lint.report import Report
from tannkit.model.kinds import KINDS
from tannkit.model.library import Entry
from tannkit.schema.load import HOME
from tannkit.sitegen.hand_written import answered
from tannkit.sitegen.page import CommandHelp, Page, Place
from tannkit.sitegen.pages import checks, commands, effects, packs, proved, schema
from tannkit.sitegen.pages.characters import character_page
from tannkit.sitegen.pages.equipment import equipment_page
from tannkit.sitegen.pages.games import mode_page, scenario_page
from tannkit.sitegen.pages.indexes import index_pages
from tannkit.sitegen.pages.maps import map_page
from tannkit.sitegen.pages.rules import chapter_pages
from tannkit.sitegen.pages.rulings import ruling_page
from tannkit.sitegen.pages.teams import team_page
from tannkit.sitegen.pages.vocabulary import VOCABULARY, word_page
from tannkit.sitegen.uses import uses_in
from tannkit.sitegen.view import View, view_of
from tannkit.trace.proof import Proof

ENTRY_PAGES: Mapping[str, Callable[[View, Entry], Page]] = {
    "rulings": ruling_page,
    **dict.fromkeys(VOCABULARY, word_page),
    "characters": character_page,
    "equipment": equipment_page,
    "maps": map_page,
    "modes": mode_page,
    "scenarios": scenario_page,
    "teams": team_page,
}


def pages(
    report: Report,
    commands_help: tuple[CommandHelp, ...] = (),
    by_hand: Iterable[Page] = (),
    proofs: Iterable[Proof] = (),
) -> Iterator[Page]:
    """Every page of the site.

    Args:
        report: the report of a check, with the library that was checked.
        commands_help: the commands of the command line, for their reference.
        by_hand: pages written by hand; their examples are answered.
        proofs: what is recorded about the proof of clauses.
    """
    library = report.library
    home = HOME if HOME in library.packs else next(iter(library.packs))
    view = view_of(library, uses_in(library), home, commands_help, proofs)
    yield from (answered(view.at(Place(page.path)), page) for page in by_hand)
    yield from index_pages(view)
    yield from chapter_pages(view)
    for kind in KINDS:
        make = ENTRY_PAGES.get(kind)
        if make is not None:
            yield from (make(view.on(entry), entry) for entry in view.entries(kind))
    yield from checks.check_pages(view)
    yield from schema.schema_pages(view)
    yield from effects.effect_pages(view)
    yield from packs.pack_pages(view)
    yield from _front_pages(view, report)


def _front_pages(view: View, report: Report) -> Iterator[Page]:
    """The front pages of the references."""
    fronts: tuple[tuple[str, Place, float, Callable[[View], str]], ...] = (
        ("What is proved", proved.INDEX, 1, proved.proved_body),
        ("Checks", checks.INDEX, checks.BOOST, checks.checks_index),
        ("Content files", schema.INDEX, schema.REFERENCE_BOOST, schema.schema_index),
        ("The effect language", effects.INDEX, schema.REFERENCE_BOOST, effects.effects_index),
        ("Commands", Place("commands/index.md"), schema.REFERENCE_BOOST, commands.commands_body),
        ("Packs", packs.INDEX, 1, lambda here: packs.packs_index(here, report)),
    )
    for title, place, boost, body in fronts:
        here = view.at(place)
        yield Page(here.here, f"---\nsearch:\n  boost: {boost}\n---\n\n# {title}\n\n{body(here)}")
