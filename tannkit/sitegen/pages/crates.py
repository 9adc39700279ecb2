"""The page of all crates, by the box they come in."""

from __future__ import annotations

from tannkit.model.equipment import Crate
from tannkit.model.library import Entry
from tannkit.sitegen.escape import plain
from tannkit.sitegen.parts import big_table, field_badge, source_line
from tannkit.sitegen.view import View


def crates_body(view: View, entries: list[Entry]) -> str:
    """What is in the crates, and how many there are of each."""
    rows = []
    for entry in entries:
        crate = entry.model(Crate)
        of = view.within(entry.pack)
        copies = f"{crate.copies} {field_badge(crate.sources, 'copies')}"
        anchor = f'<a id="{plain(view.place(entry).anchor)}"></a>'
        rows.append([anchor + crate_content(of, crate), copies, plain(crate.product or ""), source_line(crate.source)])
    return big_table(("In it", "Copies", "Box", "Known from"), rows, align="lr")


def crate_content(view: View, crate: Crate) -> str:
    """What a crate holds."""
    parts = [view.ref("equipment", crate.equipment)] if crate.equipment else []
    if crate.command_points is not None:
        parts.append("1 Command Point" if crate.command_points == 1 else f"{crate.command_points} Command Points")
    return " and ".join(parts)
