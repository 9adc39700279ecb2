"""What is proved: which share of each area of the rules tests prove, why the rest is not, and the line of a clause."""

from __future__ import annotations

from collections.abc import Iterable

from tannkit.model.library import Entry
from tannkit.sitegen.escape import code, plain
from tannkit.sitegen.page import Place
from tannkit.sitegen.parts import pack_name, section, table
from tannkit.sitegen.view import View
from tannkit.trace.proof import Proof, Share, share, shares

INDEX = Place("proved/index.md")
# How many tests and how many modules are named beside a clause.
MOST_NAMED = 4


def proved_body(view: View) -> str:
    """The page: a table of shares for each pack, and the reasons."""
    parts = [
        "Every clause of the rules is to be proved by a test, which names it and would fail were the clause broken. "
        "This page counts; each clause on the pages of the "
        f"{view.index('rules')} names its tests, the modules that carry it out, or the reason why nothing proves it "
        "yet. `tannkit trace` prints the same.\n"
    ]
    packs = dict.fromkeys(each.pack for each in view.proofs.values() if each.pack in view.library.packs)
    for pack in packs:
        proofs = tuple(each for each in view.proofs.values() if each.pack == pack)
        parts += [section(plain(pack_name(view, pack)), _pack(view, proofs))]
    if not packs:
        parts.append("Nothing is recorded about the packs of this site.\n")
    return "\n".join(parts)


def proof_line(view: View, entry: Entry) -> str:
    """What proves a clause and where it is carried out, in small print; empty if nothing is recorded about it."""
    proof = view.proofs.get(entry.full_id)
    if proof is None:
        return ""
    said = f"proved by {_names(proof.tests)}" if proof.proved else f"not proved: {plain(proof.reason)}"
    carried = f" · carried out in {_names(proof.modules)}" if proof.modules else ""
    return f'\n<p class="tk-small" markdown="span">{said}{carried}</p>'


def _names(names: tuple[str, ...]) -> str:
    more = f" and {len(names) - MOST_NAMED} more" if len(names) > MOST_NAMED else ""
    return ", ".join(code(each) for each in names[:MOST_NAMED]) + more


def _pack(view: View, proofs: tuple[Proof, ...]) -> str:
    rows = [_row(each) for each in (*shares(proofs), share("all", proofs))]
    head = ("Area", "Proved", "Clauses", "Share", "")
    reasons: dict[str, list[Proof]] = {}
    for each in proofs:
        if not each.proved:
            reasons.setdefault(each.reason, []).append(each)
    folded = "\n".join(_reason(view, reason, found) for reason, found in reasons.items())
    return table(head, rows, align="lrrrl") + folded


def _row(row: Share) -> tuple[str, ...]:
    """A row of the table. The bar repeats the number beside it, so that readers by ear miss nothing."""
    bar = f'<span class="tk-bar" aria-hidden="true"><span style="width:{row.percent}%"></span></span>'
    return plain(row.name), str(row.proved), str(row.clauses), f"{row.percent} %", bar


def _reason(view: View, reason: str, proofs: Iterable[Proof]) -> str:
    """The clauses that are not proved for one reason, folded away."""
    found = list(proofs)
    entries = (view.library.packs[each.pack].entries["rules"].get(each.clause) for each in found)
    links = view.links(entry for entry in entries if entry is not None and not entry.broken)
    return f'\n??? abstract "Not proved: {len(found)}"\n\n    {plain(reason) or "No reason is given."}\n\n    {links}\n'
