"""A small yard for compiled phrases: eight circles, three paths, five figures, and some tokens.

west-----mid-----end-----goal       red: west, mid, end
          |                         blue: mid, post, gate
         post----gate----far        green: gate, far
          |                         goal is an objective circle, lever an action circle;
        lever                       west and far are entry points
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from tannkit.board.board import Board
from tannkit.board.distances import Distances
from tannkit.model.maps import Circle, GameMap, Path
from tannkit.state import frame
from tannkit.state.codes import CIRCLE, TOKEN
from tannkit.state.effects import Selection
from tannkit.state.frame import A_LOCAL, OWN, R_LOCAL, Frame, scope
from tannkit.state.registers import ATTACK, ENTRIES, ROLL, TURN
from tannkit.state.state import ALIVE, State
from tannkit.state.tables import HERO, NULL, ROBOT, TROOPER, Figure, Tables, TokenKind
from tannkit.verbs.compiling import Code, Compiler
from tannkit.verbs.numbers import number
from tannkit.verbs.parse import parse

CIRCLES = {
    "west": Circle((0, 0), ("mid",), paths=("red",), entry=True),
    "mid": Circle((1, 0), ("end", "post"), paths=("red", "blue")),
    "end": Circle((2, 0), ("goal",), paths=("red",)),
    "post": Circle((1, 1), ("gate", "lever"), paths=("blue",)),
    "gate": Circle((2, 1), ("far",), paths=("blue", "green")),
    "far": Circle((3, 1), (), paths=("green",), entry=True),
    "goal": Circle((3, 0), (), kind="objective"),
    "lever": Circle((1, 2), (), kind="action"),
}
MAP = GameMap("Yard", "Made up", CIRCLES, {each: Path(each, "#000000") for each in ("red", "blue", "green")})
TABLES: dict[str, Any] = {
    "factions": ("reich", "union"),
    "affiliations": ("skull", "star"),
    "skills": ("climb", "swim"),
    "traits": ("weapon", "melee", "gun", "charm"),
}
# Characters with their figures; the squad has two, of which one is not in the game.
FIGURES = {"anna": (0,), "squad": (1, 4), "boris": (2,), "dog": (3,)}
KINDS = ("knife", "pistol", "charm")
SKULL, STAR = 1, 2
WEAPON, MELEE, GUN, CHARM = 1, 2, 4, 8


def a_figure(place: int, label: str, kind: int, rows: tuple[tuple[int, int, int, int], ...], **more: Any) -> Figure:
    defaults = {"faction": 0, "affiliations": 0, "skills": 0}
    return Figure(
        place, label, label, place, {"": label}, kind, rows, mercenary=False, loyal_to=-1, slots=4, **(defaults | more)
    )


ROSTER = (
    a_figure(0, "anna", HERO, ((6, 5, 3, 4), (5, 4, 2, 4), (4, 4, 1, 3)), affiliations=SKULL, skills=1),
    a_figure(1, "squad-1", TROOPER, ((5, 4, 2, 5), (4, 4, 2, 5)), affiliations=SKULL | STAR),
    a_figure(2, "boris", HERO, ((7, 6, 4, 4), (6, 5, 4, 4)), faction=1, skills=2, weapon_traits=WEAPON | MELEE),
    a_figure(3, "dog", ROBOT, ((4, 3, NULL, 6),), faction=1),
    a_figure(4, "squad-2", TROOPER, ((5, 4, 2, 5), (4, 4, 2, 5)), affiliations=SKULL | STAR),
)


def a_kind(place: int, traits: int, *, disposable: bool) -> TokenKind:
    name = KINDS[place]
    ranged = bool(traits & GUN)
    return TokenKind(place, name, {"": name}, traits, disposable, bool(traits & WEAPON), 4, ranged, ranged, 0, False)


TOKEN_KINDS = (
    a_kind(0, WEAPON | MELEE, disposable=False),
    a_kind(1, WEAPON | GUN, disposable=False),
    a_kind(2, CHARM, disposable=True),
)


class Names:
    """Names to numbers, without any library."""

    def figures(self, ref: str) -> tuple[int, ...]:
        return FIGURES.get(ref, ())

    def token_kind(self, ref: str) -> int:
        return KINDS.index(ref) if ref in KINDS else -1

    def place(self, table: str, ref: str) -> int:
        return TABLES[table].index(ref) if ref in TABLES[table] else -1


@dataclass
class Yard:
    """The tables, a state to change, and phrases made ready for them.

    Anna (0) stands on west and has a knife (token 0) and a charm (1), a trooper (1) stands on mid; of the other side,
    Boris (2) stands on gate and has a pistol (2), the dog (3) on far. A charm (3) that Anna laid lies on end.
    """

    t: Tables
    s: State
    c: Compiler

    def code(self, name: str) -> int:
        """The code of a circle."""
        return CIRCLE + self.t.board.circles.index(name)

    def put(self, figure: int, name: str) -> None:
        self.s.pos[figure] = self.t.board.circles.index(name) if name else -1

    def lay(self, token: int, name: str) -> None:
        self.s.holder[token] = self.code(name)

    def scope(self, *, this: int = 0, you: int = 0, **roles: int) -> Frame:
        return scope(TOKEN + this, you, **roles)

    def holds(self, phrase: Any, v: Frame | None = None, *, rulings: dict[str, str] | None = None) -> bool:
        """Whether a condition holds, by default for Anna and her knife."""
        c = self.c if rulings is None else replace(self.c, tables=replace(self.t, rulings=rulings))
        return c.condition(parse("condition", phrase))(self.s, self.scope() if v is None else v)

    def selection(self, phrase: Any) -> Selection:
        return self.c.selection(parse("selector", phrase))

    def all(self, phrase: Any, v: Frame | None = None) -> list[int]:
        """All that a selector picks; whoever the test passes must be among them, and nobody else."""
        v = self.scope() if v is None else v
        selection = self.selection(phrase)
        found = selection.every(self.s, v)
        codes = [*range(4), *(TOKEN + token for token in range(len(self.s.kinds))), *map(self.code, CIRCLES)]
        assert [code for code in codes if selection.test(self.s, v, code)] == found
        return found

    def circles(self, phrase: Any, v: Frame | None = None) -> list[str]:
        return [self.t.board.circles[code - CIRCLE] for code in self.all({"circles": phrase}, v)]

    def tokens(self, phrase: Any, v: Frame | None = None) -> list[int]:
        return [code - TOKEN for code in self.all({"tokens": phrase}, v)]

    def number(self, phrase: Any, v: Frame | None = None) -> int:
        return number(self.c, parse("number", phrase))(self.s, self.scope() if v is None else v)

    def attack(self, **places: int) -> Frame:
        """An attack is under way: places of its frame by number, as in `frame`."""
        return self._context(ATTACK, A_LOCAL, places)

    def roll(self, **places: int) -> Frame:
        """A roll is under way."""
        return self._context(ROLL, R_LOCAL, places)

    def _context(self, register: int, size: int, places: dict[str, int]) -> Frame:
        self.s.g[register] = len(self.s.frames)
        made = self.s.call(0, size=size - OWN)
        for name, value in places.items():
            made[getattr(frame, name)] = value
        return made

    def run(self, code: Code, v: Frame) -> None:
        """Run steps that neither ask nor call, in the scope given."""
        for step in code.steps:
            assert step(self.t, self.s, v) is None


def a_yard() -> Yard:
    """The yard as described."""
    board = Board.of(MAP)
    t = Tables(board, Distances.of(board), ROSTER, ((0, 0, 0, 0),) * 8, **TABLES, rulings={}, kinds=TOKEN_KINDS)

    def value(s: State, figure: int, stat: int, purpose: str) -> int:
        return ROSTER[figure].rows[s.row[figure]][stat]

    s = State(len(ROSTER), len(CIRCLES))
    s.team = ((0, 1), (3, 2))  # not in the order of their numbers
    s.side[:4] = [0, 0, 1, 1]
    s.life[:4] = [ALIVE] * 4
    s.frames.append([0, 0, 0])  # whatever runs the turn; no attack and no roll is ever at the bottom
    yard = Yard(t, s, Compiler(t, Names(), value, lambda s, figure: ROSTER[figure].skills))
    for figure, name in enumerate(("west", "mid", "gate", "far")):
        yard.put(figure, name)
    for kind, holder in ((0, 0), (2, 0), (1, 2), (2, 0)):
        s.add_token(kind, holder, t.index_of)
    yard.lay(3, "end")
    s.g[TURN] = 2
    s.g[ENTRIES], s.g[ENTRIES + 1] = 1 << 0, 1 << 5
    return yard
