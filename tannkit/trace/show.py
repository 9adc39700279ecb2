"""The trace as text for a terminal, and as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence

from tannkit.lint.reporters.visible import visible
from tannkit.trace.proof import Fault, Proof, Share, share, shares
from tannkit.trace.trace import Trace

COLOURS = {"proved": "\x1b[32m", "unproved": "\x1b[33m", "fault": "\x1b[1;31m", "help": "\x1b[36m", "dim": "\x1b[2m"}
END = "\x1b[0m"
BAR = 20
_Paint = Callable[[str, str], str]


def as_json(shown: Trace, counted: Sequence[Proof]) -> str:
    """The trace as JSON.

    Args:
        shown: the clauses to list, and the faults.
        counted: the clauses that the shares are about.
    """
    proofs = tuple(counted)
    data = {
        "clauses": [
            {
                "id": each.clause, "pack": each.pack, "area": each.area, "tests": each.tests,
                "modules": each.modules, "unproved": each.reason,
            }
            for each in shown.proofs
        ],
        "areas": [_share(each) for each in shares(proofs)],
        "all": _share(share("all", proofs)),
        "faults": [
            {"file": each.file, "line": each.line, "message": each.message, "hint": each.hint} for each in shown.faults
        ],
    }  # fmt: skip
    return json.dumps(data, ensure_ascii=False, indent=1)


def as_text(shown: Trace, counted: Sequence[Proof], *, colour: bool = False) -> str:
    """The trace as text: the clauses with tests and modules, the shares, then the faults.

    Args:
        shown: the clauses to list, and the faults.
        counted: the clauses that the shares are about.
        colour: whether to add terminal colours.
    """
    paint = _painter(colour)
    width = max((len(visible(each.clause)) for each in shown.proofs), default=0)
    lines = [line for each in shown.proofs for line in _clause(each, width, paint)]
    parts = [lines, _shares(tuple(counted), paint), [line for each in shown.faults for line in _fault(each, paint)]]
    if shown.faults:
        parts.append([paint(f"{len(shown.faults)} fault{'' if len(shown.faults) == 1 else 's'}.", "fault")])
    return "\n\n".join("\n".join(part) for part in parts if part)


def _share(row: Share) -> dict[str, object]:
    return {"area": row.name, "proved": row.proved, "clauses": row.clauses, "percent": row.percent}


def _painter(colour: bool) -> _Paint:
    """A function that puts the colour of a look around a text, or nothing."""
    return lambda text, look: f"{COLOURS[look]}{text}{END}" if colour else text


def _clause(proof: Proof, width: int, paint: _Paint) -> Iterable[str]:
    """The lines of a clause: its id, and beside it what proves it, or why nothing does, and where it is carried out."""
    said = [visible(each) for each in proof.tests] or [f"not proved: {visible(proof.reason) or 'no reason given'}"]
    said += [paint(f"in {visible(each)}", "dim") for each in proof.modules]
    name = visible(proof.clause).ljust(width)
    yield f"{paint(name, 'proved' if proof.proved else 'unproved')}  {said[0]}"
    yield from (f"{' ' * width}  {each}" for each in said[1:])


def _shares(proofs: tuple[Proof, ...], paint: _Paint) -> list[str]:
    """A line for each area and one for all."""
    if not proofs:
        return ["There are no clauses."]
    rows = [*shares(proofs), share("all", proofs)]
    width = max(len(visible(name)) for name in ("area", *(row.name for row in rows)))
    digits = len(str(len(proofs)))
    head = f"{'area'.ljust(width)}  {'proved':>{2 * digits + 4}}"
    return [head, *(_row(row, width, digits, paint) for row in rows)]


def _row(row: Share, width: int, digits: int, paint: _Paint) -> str:
    full = BAR * row.proved // row.clauses
    bar = paint("█" * full, "proved") + paint("░" * (BAR - full), "dim")
    counts = f"{row.proved:>{digits}} of {row.clauses:>{digits}}"
    return f"{visible(row.name).ljust(width)}  {counts}  {row.percent:>3} %  {bar}"


def _fault(fault: Fault, paint: _Paint) -> Iterable[str]:
    yield f"{visible(fault.file)}:{fault.line}: {paint('fault', 'fault')}: {visible(fault.message)}"
    if fault.hint:
        yield f"  {paint('help:', 'help')} {visible(fault.hint)}"
