"""The state of a running game: flat lists of whole numbers and a stack of frames.

It is the one thing that changes while a game is played. It copies by slicing, so that search and undo are cheap, and
holds nothing but numbers, so that it can be saved in the middle of a roll.
"""

from __future__ import annotations

from collections.abc import Callable

from tannkit.state import registers
from tannkit.state.codes import CIRCLE, NONE
from tannkit.state.frame import Frame
from tannkit.state.index import EMPTY, Index

# What has become of a figure.
ABSENT, ALIVE, DEAD, DESTROYED = range(4)
# Bits of `State.flags`.
ACTIVATED, OVERWATCH, MOVED, CHALLENGED, KNOWN = (1 << bit for bit in range(5))
# Overwatch attacks made under one overwatch are counted above the bits.
FIRED = 1 << 8
# Bits of `State.marks`: how a token lies.
FACEDOWN, RUINED, ATTACHED, PLACED, LASTING, NO_PICK_UP, THROWN = (1 << bit for bit in range(7))

# One change that lasts for a time: number of the modifier, figure it holds for, token, you, chosen, until, since.
Lasting = tuple[int, ...]
Move = tuple[int | str, ...]
Event = tuple[int | str, ...]
# What a side has chosen in secret: one record of numbers for each choice, in order.
Secret = tuple[tuple[int, ...], ...]


class State:
    """The running game.

    Attributes:
        g: the registers, see `registers`.
        side: the side of each figure: 0, 1, or -1 while it is not in the game.
        life: ABSENT, ALIVE, DEAD or DESTROYED, by figure.
        pos: the circle of each figure; -1 off the board.
        row: the row of each figure's dial, from 0, the top one.
        flags: bits by figure.
        team: the figures of each side, in the order of their team.
        kinds: the kind of each token in the game; only ever grows.
        index: which effects the tokens in the game bring; follows from `kinds`, never saved.
        holder: where each token is: the code of a figure or circle, or -1 out of the game.
        marks: bits by token.
        owner: the figure that laid or last had each token; -1 for nobody.
        count: a number for each token: smoke tokens on it, or the activation in which it was laid.
        rubble: icons of rubble by circle, 0 to 2.
        crate: by circle 0, or 1 + the number of the crate, with the sides that know it in bits 16 and 17.
        uses: how often a limited effect has been used, by key.
        lasting: changes that last for a time.
        kits: the kinds of tokens that a figure has when it comes back, where that is fixed.
        counters: the values of the counters of the mode, by code; one that is not there has its first value.
        orders: the orders of the mode, two for each, one a side: its figures, the top one first.
        returning: who comes back at the start of the next turn: the figure, then the kinds of the tokens it has.
        secret: what each side has chosen and not shown yet; only the side itself may see its own.
        frames: the stack.
        answer: the move being carried out; read by the step after a decision, never saved.
        result: what the program that has just ended says; read by the next step, never saved.
        log: the events told so far, or None if nobody listens.
    """

    __slots__ = (
        "answer",
        "count",
        "counters",
        "crate",
        "flags",
        "frames",
        "g",
        "holder",
        "index",
        "kinds",
        "kits",
        "lasting",
        "life",
        "log",
        "marks",
        "orders",
        "owner",
        "pos",
        "result",
        "returning",
        "row",
        "rubble",
        "secret",
        "side",
        "team",
        "uses",
    )

    def __init__(self, figures: int, circles: int) -> None:
        """A game in which nothing has happened yet.

        Args:
            figures: how many figures there are to play with.
            circles: how many circles the map has.
        """
        self.g = [0] * registers.SIZE
        for register in (registers.ACTIVE, registers.WINNER, registers.SETUP_WINNER, registers.PARTNER):
            self.g[register] = registers.NOBODY
        self.side = [-1] * figures
        self.life = [ABSENT] * figures
        self.pos = [-1] * figures
        self.row = [0] * figures
        self.flags = [0] * figures
        self.team: tuple[tuple[int, ...], ...] = ((), ())
        self.kinds: tuple[int, ...] = ()
        self.index = EMPTY
        self.holder: list[int] = []
        self.marks: list[int] = []
        self.owner: list[int] = []
        self.count: list[int] = []
        self.rubble = [0] * circles
        self.crate = [0] * circles
        self.uses: dict[int, int] = {}
        self.lasting: list[Lasting] = []
        self.kits: dict[int, tuple[int, ...]] = {}
        self.counters: dict[int, int] = {}
        self.orders: list[tuple[int, ...]] = []
        self.returning: list[tuple[int, ...]] = []
        self.secret: tuple[Secret, Secret] = ((), ())
        self.frames: list[Frame] = []
        self.answer: Move = ()
        self.result = 0
        self.log: list[Event] | None = None

    def copy(self) -> State:
        """A game that goes on by itself from here. It has no log."""
        twin = State.__new__(State)
        twin.g = self.g[:]
        twin.side = self.side[:]
        twin.life = self.life[:]
        twin.pos = self.pos[:]
        twin.row = self.row[:]
        twin.flags = self.flags[:]
        twin.team = self.team
        twin.kinds = self.kinds
        twin.index = self.index
        twin.holder = self.holder[:]
        twin.marks = self.marks[:]
        twin.owner = self.owner[:]
        twin.count = self.count[:]
        twin.rubble = self.rubble[:]
        twin.crate = self.crate[:]
        twin.uses = self.uses.copy()
        twin.lasting = self.lasting[:]
        twin.kits = self.kits.copy()
        twin.counters = self.counters.copy()
        twin.orders = self.orders[:]
        twin.returning = self.returning[:]
        twin.secret = self.secret
        twin.frames = [frame[:] for frame in self.frames]
        twin.answer = self.answer
        twin.result = self.result
        twin.log = None
        return twin

    def call(self, program: int, *own: int, size: int = 0) -> Frame:
        """Start a program; it runs before the one on top goes on.

        Args:
            program: its number.
            own: the numbers of its own places, from `frame.OWN` on.
            size: how many own places it has; those that are not given are 0.
        """
        frame = [program, 0, 0, *own]
        if size > len(own):
            frame += [0] * (size - len(own))
        self.frames.append(frame)
        return frame

    def tell(self, *event: int | str) -> None:
        """Note an event in the log."""
        if self.log is not None:
            self.log.append(event)

    def add_token(self, kind: int, holder: int, index_of: Callable[[tuple[int, ...]], Index]) -> int:
        """A new token comes into the game; gives its number.

        Args:
            kind: the number of its kind.
            holder: the code of a figure or circle.
            index_of: the effects that tokens of such kinds bring.
        """
        self.kinds += (kind,)
        self.index = index_of(self.kinds)
        self.holder.append(holder)
        self.marks.append(0)
        self.owner.append(holder if 0 <= holder < CIRCLE else NONE)
        self.count.append(0)
        return len(self.kinds) - 1

    def finish(self, winner: int, reason: int) -> None:
        """The game is over: nothing else happens.

        Args:
            winner: the side that has won, or DRAW.
            reason: the number of the way to win, or one of the THROUGH_ constants of `game_rules`.
        """
        self.g[registers.WINNER] = winner
        self.frames.clear()
        self.tell("game.ended", winner, reason)
