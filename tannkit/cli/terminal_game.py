"""A game at a terminal: the board in words, what can be done, what has happened and by which clause."""

from __future__ import annotations

import click

from tannkit.engine.game import Game
from tannkit.model.library import Library
from tannkit.model.rules import Rule
from tannkit.rulesets.tannhauser.bearers import inventory
from tannkit.rulesets.tannhauser.sentences import clause_of, event_text, figure_name, move_text
from tannkit.state.registers import POINTS, TURN
from tannkit.state.state import ALIVE, DESTROYED, FACEDOWN, OVERWATCH, Event, State
from tannkit.state.tables import Tables

QUESTIONS = {
    "activation": "What does {} do?",
    "attack": "Whom does {} attack?",
    "bonus": "Which bonus token?",
    "character": "Whom do you take?",
    "choose": "Which?",
    "counterattack": "Counterattack?",
    "entry": "Which entry point?",
    "exchange": "What does the bonus token of {} take the place of?",
    "faction": "Which faction do you play?",
    "faction-left": "Which faction do you play?",
    "go": "Whom do you activate?",
    "hound-attack": "Does {} attack?",
    "improvement": "Which token for {}?",
    "order": "Who is next?",
    "overwatch": "An enemy shows himself: {}. Fire?",
    "overwatch-step": "Set somebody on overwatch?",
    "pack": "Which pack for {}?",
    "raise": "Raise the characteristic of {} before the roll?",
    "reroll": "Roll again?",
    "rush-answer": "Does {} strike back?",
    "search": "What becomes of the crate?",
    "secret-door": "Where does the next secret door lie?",
    "shake-off": "Shake a wound of {} off?",
    "stand-in": "Who takes a wound of {}?",
    "throw": "Which circle?",
    "trigger": "Use the token of {}?",
    "way": "Which way goes {}?",
}
# What one side decides while the other looks away; both are shown at the same moment.
SECRET = ("faction", "character", "pack", "improvement", "bonus", "exchange")


def board_lines(t: Tables, s: State) -> list[str]:
    """Every figure of both sides with its row, its circle and its tokens."""
    lines = [f"Turn {s.g[TURN]}"]
    for side in (0, 1):
        lines.append(f"Side {side + 1}, {s.g[POINTS + side]} Command Points")
        lines += [f"  {_figure_line(t, s, figure)}" for figure in s.team[side]]
    return lines


def decision_lines(game: Game) -> list[str]:
    """What is to be decided, and the numbered moves."""
    decision = game.decision
    assert decision is not None
    who = figure_name(game.tables, decision.figure) if decision.figure >= 0 else ""
    question = QUESTIONS.get(decision.kind, decision.kind.replace("-", " ").capitalize() + "?").format(who)
    lines = [f"Side {decision.side + 1}: {question}"]
    if decision.kind in SECRET:
        lines.append("  The other side looks away.")
    lines += [f"  {number:2} {move_text(game.tables, game.state, m)}" for number, m in enumerate(decision.moves, 1)]
    return lines


def event_lines(game: Game, begin: int) -> list[str]:
    """What has happened since, in sentences."""
    told = (event_text(game.tables, game.state, event) for event in game.events[begin:])
    return [text for text in told if text]


def why_lines(library: Library, pack: str, events: list[Event]) -> list[str]:
    """The clauses behind events, each once, in order."""
    ids = dict.fromkeys(clause for clause in map(clause_of, events) if clause)
    lines = []
    for clause in ids:
        entry = library.resolve("rules", clause, pack)
        statement = entry.model(Rule).statement if entry and not entry.broken else ""
        text = statement if isinstance(statement, str) else statement.get("en", "")
        lines.append(f"{clause}: {text}")
    return lines or ["Nothing has happened that a clause stands behind."]


def say(lines: list[str]) -> None:
    """Print lines."""
    for line in lines:
        click.echo(line)


def _figure_line(t: Tables, s: State, figure: int) -> str:
    name = figure_name(t, figure)
    if s.life[figure] != ALIVE:
        return f"{name}: {'destroyed' if s.life[figure] == DESTROYED else 'dead'}"
    rows = len(t.figures[figure].rows)
    place = f"circle {t.board.numbers[s.pos[figure]]}" if s.pos[figure] >= 0 else "off the board"
    watch = ", on overwatch" if s.flags[figure] & OVERWATCH else ""
    tokens = ", ".join(_token_name(t, s, token) for token in inventory(s, figure)) or "no tokens"
    return f"{name}: {place}, row {s.row[figure] + 1} of {rows}{watch}; {tokens}"


def _token_name(t: Tables, s: State, token: int) -> str:
    names = t.kinds[s.kinds[token]].name
    name = names.get("en") or next(iter(names.values()))
    return f"({name})" if s.marks[token] & FACEDOWN else name
