"""Choices."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Count, Range, Ref
from tannkit.verbs.parts import Condition, Selector
from tannkit.verbs.say.clause import Clause
from tannkit.verbs.say.context import Say
from tannkit.verbs.say.nouns import listed
from tannkit.verbs.words import Stat


@dataclass(frozen=True, slots=True)
class Choice:
    """What is chosen, among what, and by whom."""

    from_: Annotated[Selector, "What is chosen from."] = None
    stats: Annotated[tuple[Stat, ...], Count(1), "The characteristics to choose from."] = ()
    skills: Annotated[tuple[Annotated[str, Ref("skills")], ...], Count(1), "The skills to choose from."] = ()
    count: Annotated[int, Range(1, 99), "How many are chosen."] = 1
    when: Annotated[Condition, "The condition that what is chosen must meet; it is called `chosen` in it."] = None
    by: Annotated[Literal["you", "opponent", "owner"], "Who chooses."] = "you"
    optional: Annotated[bool, "Whether choosing nothing is allowed."] = False

    def say(self, s: Say) -> Clause:
        """As something that somebody does."""
        chooser = {"you": s.you(), "owner": s.role("owner"), "opponent": s.possessed(s.you(), "opponent")}[self.by]
        what = self._what(s)
        if self.when is not None:
            what += f", {s.pick('provided that', 'sofern')} {self.when.say(self.bound(s))},"
        return s.clause(chooser, "choose", what, what, modal="may" if self.optional else "")

    def bound(self, s: Say) -> Say:
        """What later steps mean by `chosen`."""
        if self.from_ is None:
            noun = "characteristic" if self.stats else "skill"
            return s.bind(chosen=s.np(noun, "each" if self.count > 1 else "the", ("chosen",)))
        noun = self.from_.noun(s)
        return s.bind({"chosen": self.from_.thing}, chosen=s.np(noun, "the", ("chosen",)))

    def _what(self, s: Say) -> str:
        if self.from_ is not None:
            if self.count == 1:
                one: str = self.from_.say(s.bind(you=s.yourself()) if self.by == "you" else s, "a").acc
                return one
            return f"{self.count} {self.from_.say(s, '', plural=True).acc}"
        groups = []
        if len(self.stats) == len(STATS):
            groups.append(s.pick("the four characteristics", "vier Eigenschaften"))
        elif self.stats:
            names = listed([s.stat(each) for each in self.stats], s.pick("and", "und"))
            groups.append(s.pick(f"the characteristics {names}", f"Eigenschaften {names}"))
        if self.skills:
            names = listed([s.name("skills", each) for each in self.skills], s.pick("and", "und"))
            groups.append(s.pick(f"the skills {names}", f"Fähigkeiten {names}"))
        if not groups:
            return s.pick("nothing", "nichts")
        if self.count == 1:
            return s.pick("one of ", "eine der ") + s.pick(" and ", " und der ").join(groups)
        return s.pick(f"{self.count} among ", f"{self.count} der ") + s.pick(" and ", " und der ").join(groups)


STATS = ("combat", "stamina", "mental", "movement")
