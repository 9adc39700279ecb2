"""The trace: for every clause the tests that prove it, the modules that carry it out, and what is wrong with that.

Each clause has a test that names it, or a reason why there is none; never both, never neither.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

from tannkit.model.library import Entry, Library
from tannkit.model.suggest import did_you_mean
from tannkit.trace.cases import cases
from tannkit.trace.marks import marks
from tannkit.trace.modules import modules
from tannkit.trace.proof import Fault, Mention, Proof
from tannkit.trace.reasons import FILE, reasons


@dataclass(frozen=True, slots=True)
class Trace:
    """The proofs of all clauses in the order of their packs, and the faults, sorted by place."""

    proofs: tuple[Proof, ...]
    faults: tuple[Fault, ...] = ()


def trace(library: Library, root: Path) -> Trace:
    """The trace of the checked packs of a library.

    Args:
        library: loaded packs. Tests may name the clauses of all of them.
        root: a checkout: the folder with `tests`, and with the code that carries out the rules.
    """
    tests, wrong = _parted(chain(marks(root), cases(root, FILE)))
    listed, unreadable = _parted(reasons(root))
    named = list(modules(root))
    proved, unproved, carried = _by_clause(tests), _by_clause(listed), _by_clause(named)
    clauses = list(library.entries("rules"))
    proofs = tuple(_proof(clause, proved, carried, unproved) for clause in clauses)
    known = {entry.id for entry in library.entries("rules", whole=True)}
    rulings = {entry.id for entry in library.entries("rulings", whole=True)}
    faults = chain(
        wrong,
        unreadable,
        _unknown(tests, known | rulings),
        _unknown(listed, known),
        _unknown(_meant_as_clauses(named, known), known | rulings),
        _stale(listed, proved),
        _neither(clauses, proofs),
    )
    return Trace(proofs, tuple(sorted(set(faults))))


def _parted(found: Iterable[Mention | Fault]) -> tuple[list[Mention], list[Fault]]:
    everything = list(found)
    faults = [each for each in everything if isinstance(each, Fault)]
    return [each for each in everything if isinstance(each, Mention)], faults


def _by_clause(mentions: Iterable[Mention]) -> dict[str, tuple[str, ...]]:
    """Who names each clause, sorted, each once."""
    found: dict[str, set[str]] = {}
    for each in mentions:
        found.setdefault(each.clause, set()).add(each.by)
    return {clause: tuple(sorted(by)) for clause, by in found.items()}


def _proof(
    clause: Entry,
    proved: Mapping[str, tuple[str, ...]],
    carried: Mapping[str, tuple[str, ...]],
    unproved: Mapping[str, tuple[str, ...]],
) -> Proof:
    tests = proved.get(clause.id, ())
    reason = "" if tests else " ".join(unproved.get(clause.id, ()))
    return Proof(clause.pack, clause.id, tests, carried.get(clause.id, ()), reason)


def _unknown(mentions: Iterable[Mention], known: set[str]) -> Iterator[Fault]:
    """Clauses that are named and do not exist."""
    for each in mentions:
        if each.clause not in known:
            hint = did_you_mean(each.clause, known)
            yield Fault(each.file, each.line, f"there is no clause `{each.clause}`", hint)


def _meant_as_clauses(named: Iterable[Mention], known: set[str]) -> Iterator[Mention]:
    """What looks like a clause in the code: it begins like one, and ends with a number."""
    begins = {clause.partition("-")[0] for clause in known}
    for each in named:
        parts = each.clause.split("-")
        if len(parts) > 2 and parts[0] in begins and parts[-1].isdigit():
            yield each


def _stale(listed: Iterable[Mention], proved: Mapping[str, tuple[str, ...]]) -> Iterator[Fault]:
    """Clauses that are listed as not proved, although a test names them."""
    for each in listed:
        if each.clause in proved:
            message = f"`{each.clause}` is proved by {proved[each.clause][0]}"
            yield Fault(each.file, each.line, message, "Remove it from this list.")


def _neither(clauses: Iterable[Entry], proofs: Iterable[Proof]) -> Iterator[Fault]:
    """Clauses with neither a test nor a reason."""
    for clause, proof in zip(clauses, proofs, strict=True):
        if not proof.proved and not proof.reason:
            yield Fault(
                clause.document.file, clause.span().line, f"no test proves `{clause.id}`, and nobody says why",
                f"Name it in a test, or give the reason in {FILE}.",
            )  # fmt: skip
