"""Setup behind the choice of teams: points, Setup Roll, entry points, secret doors, crates, and the last effects.

RE-SETUP-002, RE-SETUP-032 to RE-SETUP-041; one roll decides who chooses first and who begins (RE-Q-01).
"""

from __future__ import annotations

from tannkit.board.board import bits
from tannkit.rulesets.tannhauser import initiative
from tannkit.rulesets.tannhauser.game_rules import begin_rules
from tannkit.rulesets.tannhauser.listeners import announce
from tannkit.rulesets.tannhauser.muster import start_points
from tannkit.rulesets.tannhauser.uses import start, usable_now
from tannkit.state import decision
from tannkit.state.decision import Decision, Refusal
from tannkit.state.frame import OWN, PC, Frame
from tannkit.state.registers import ACTING, ENTRIES, ENTRIES_FIXED, FIRST, SETUP_WINNER
from tannkit.state.state import Move, State
from tannkit.state.tables import Tables
from tannkit.verbs.begin import begin as begin_program

NAME = "setup"
ROUND, CHOOSER = range(OWN, OWN + 2)  # CHOOSER: the side that chooses an entry point first
SIZE = 2
TAKEN = Refusal("entry-taken", "RE-SETUP-032", "this entry point is not free")


def points(t: Tables, s: State, f: Frame) -> None:
    """The pools exist before the Setup Roll, whose re-roll is paid out of them (RE-Q-03)."""
    start_points(t, s)
    begin_rules(t, s)


def roll(t: Tables, s: State, f: Frame) -> None:
    """The Setup Roll; bonuses for Initiative Rolls count (RE-SETUP-038)."""
    s.call(t.program(initiative.NAME), size=initiative.SIZE)


def rolled(t: Tables, s: State, f: Frame) -> None:
    """Its winner goes first throughout setup and in turn one (RE-SETUP-033, RE-SETUP-040)."""
    s.g[SETUP_WINNER] = s.g[FIRST] = s.g[ACTING] = s.result
    s.tell("setup.won", s.result)


def throw(t: Tables, s: State, f: Frame) -> Decision | None:
    """Who chooses an entry point first: the winner of the Setup Roll, or by RE-Q-01 of a plain die for each side."""
    f[CHOOSER] = s.g[SETUP_WINNER]
    if two_rolls(t):
        return decision.dice(2)
    s.answer = ()
    return None


def thrown(t: Tables, s: State, f: Frame) -> None:
    """A tie is rolled again. By one reading the plain die decides who begins in turn one as well."""
    if not s.answer:
        return
    faces = s.answer
    if faces[0] == faces[1]:
        f[PC] = STEPS.index(throw)
        return
    f[CHOOSER] = int(faces[1] > faces[0])  # type: ignore[operator]  # the move of a roll is its faces
    if t.plays("RE-Q-01", "two-rolls-entry-first"):
        s.g[FIRST] = f[CHOOSER]


def two_rolls(t: Tables) -> bool:
    """Whether there is a roll for entry points beside the Setup Roll (RE-Q-01, RE-Q-SC-1)."""
    return (
        t.plays("RE-Q-01", "two-rolls-entry-first")
        or t.plays("RE-Q-01", "two-rolls-setup-first")
        or t.plays("RE-Q-SC-1", "two-rolls")
    )


def ask_entry(t: Tables, s: State, f: Frame) -> Decision | None:
    """Who won chooses an entry point, then the other (RE-SETUP-032); in rush-and-go once more (RE-SETUP-035)."""
    side = _chooser(s, f)
    if s.g[ENTRIES_FIXED] >> side & 1:
        s.answer = ()
        return None
    free = t.board.entries & ~(s.g[ENTRIES] | s.g[ENTRIES + 1])
    moves: list[Move] = [("entry", circle) for circle in bits(free)]
    if len(moves) == 1:
        s.answer = moves[0]
        return None
    return Decision("entry", side, lambda: moves, lambda move: None if move in moves else TAKEN)


def take_entry(t: Tables, s: State, f: Frame) -> None:
    """The point belongs to the side."""
    side = _chooser(s, f)
    if s.answer:
        s.g[ENTRIES + side] |= 1 << int(s.answer[1])
        s.tell("entry.taken", side, int(s.answer[1]))
    f[ROUND] += 1
    if f[ROUND] < (4 if t.rush_and_go else 2):
        f[PC] = STEPS.index(ask_entry)


def mode(t: Tables, s: State, f: Frame) -> None:
    """What the mode adds (RE-SETUP-002)."""
    if t.rules.after >= 0:
        begin_program(t, s, t.rules.after)


def ask_window(t: Tables, s: State, f: Frame) -> Decision | None:
    """Tokens that are used during setup."""
    for side in (s.g[SETUP_WINNER], 1 - s.g[SETUP_WINNER]):
        moves = _setup_uses(s, side)
        if moves:
            return Decision("setup-token", side, moves.copy)
    s.answer = ()
    return None


def use_window(t: Tables, s: State, f: Frame) -> None:
    """Use it, and look for more."""
    if s.answer:
        token, use = s.index.uses[int(s.answer[2])]
        start(t, s, s.holder[token], token, use)
        f[PC] = STEPS.index(ask_window)


def last(t: Tables, s: State, f: Frame) -> None:
    """Effects between setup and turn one."""
    s.g[ACTING] = s.g[SETUP_WINNER]
    announce(t, s, "setup.before_first_turn")


def begin(t: Tables, s: State, f: Frame) -> None:
    """Turn one."""
    s.call(t.program("turns"), size=3)


def _setup_uses(s: State, side: int) -> list[Move]:
    return [
        ("use", token, place)
        for place, (token, use) in enumerate(s.index.uses)
        if use.window == "setup"
        and 0 <= s.holder[token] < len(s.side)
        and s.side[s.holder[token]] == side
        and usable_now(s, s.holder[token], token, use)
    ]


def _chooser(s: State, f: Frame) -> int:
    return f[CHOOSER] if f[ROUND] % 2 == 0 else 1 - f[CHOOSER]


STEPS = (
    points,
    roll,
    rolled,
    throw,
    thrown,
    ask_entry,
    take_entry,
    mode,
    ask_window,
    use_window,
    last,
    begin,
)
