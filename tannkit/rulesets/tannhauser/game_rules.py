"""Game rules at play: what a mode or scenario adds begins, and its orders follow who dies and who comes back."""

from __future__ import annotations

from tannkit.state.codes import NONE, RULES
from tannkit.state.state import ALIVE, State
from tannkit.state.tables import Tables
from tannkit.verbs.begin import begin


def begin_rules(t: Tables, s: State) -> None:
    """The effects of the mode work from now on, and its first setup steps are carried out before the next step."""
    if t.rules.kind >= 0:
        token = s.add_token(t.rules.kind, RULES, t.index_of)
        s.owner[token] = NONE
    if t.rules.before >= 0:
        begin(t, s, t.rules.before)


def leave_orders(t: Tables, s: State, figure: int) -> None:
    """Whoever dies leaves its side's orders; one of a pair only with the other (RE-KOTH-011, RE-Q-67)."""
    partner = t.figures[figure].partner
    if partner >= 0 and s.life[partner] == ALIVE:
        return
    for place, order in enumerate(s.orders):
        left = tuple(each for each in order if each not in (figure, partner))
        if left != order:
            s.orders[place] = left
            if left and left[0] != order[0] and t.rules.orders[place // 2].top_public:
                s.tell("order.top", place // 2, place % 2, left[0])


def join_orders(t: Tables, s: State, figure: int) -> None:
    """Whoever comes back goes to the bottom of its side's orders (RE-KOTH-012)."""
    partner = t.figures[figure].partner
    for number in range(len(s.orders) // 2):
        place = 2 * number + s.side[figure]
        if figure not in s.orders[place] and partner not in s.orders[place]:
            s.orders[place] = (*s.orders[place], figure)
            s.tell("order.joined", number, s.side[figure], figure)
