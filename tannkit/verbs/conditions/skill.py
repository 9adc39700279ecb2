"""A skill that somebody has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from tannkit.model.marks import Ref
from tannkit.state.codes import TOKEN, is_figure, is_token
from tannkit.state.effects import Condition as Closure
from tannkit.state.frame import Frame
from tannkit.state.state import State
from tannkit.verbs.compiling import Compiler, RoleCode
from tannkit.verbs.roles import role
from tannkit.verbs.say.context import Say
from tannkit.verbs.words import Role


@dataclass(frozen=True, slots=True)
class HasSkill:
    """This one has the skill: one by name, or one whose icon a token shows."""

    who: Annotated[Role, "Who."]
    name: Annotated[str | None, Ref("skills"), "The skill."] = None
    shown_by: Annotated[Role | None, "The token that shows the icon of the skill."] = None
    icon: Annotated[Literal["large", "small", "any"], "Which icon of that token, where it shows two."] = "any"

    def say(self, s: Say, *, negated: bool = False) -> str:
        """As a clause behind `if`."""
        skill = self._skill(s)
        has = s.pick("do not have" if self.who == "you" else "does not have", "nicht ") if negated else ""
        who = s.role(self.who)
        if negated and s.lang == "en":
            return f"{who.nom} {has} {skill}"
        return s.clause(who, "have", skill, f"{skill} {has}".rstrip()).subordinate()

    def _skill(self, s: Say) -> str:
        if self.name is not None:
            skill = s.name("skills", self.name)
            return s.pick(f"the skill {skill}", f"die Fähigkeit {skill}")
        token = s.role(self.shown_by or "this")
        if self.icon == "any":
            return s.pick(f"a skill shown by {token.acc}", f"eine Fähigkeit der Symbole von {token.dat}")
        size = {"large": ("large", "großen"), "small": ("small", "kleinen")}[self.icon]
        return s.pick(
            f"the skill of the {size[0]} icon of {token.acc}",
            f"die Fähigkeit des {size[1]} Symbols von {token.dat}",
        )

    def compile(self, c: Compiler) -> Closure:
        """As a closure."""
        whom = role(self.who)
        if self.name is None:
            return self._shown(c, whom)
        bit, skills = c.mask("skills", (self.name,)), c.skills

        def holds(s: State, v: Frame) -> bool:
            code = whom(s, v)
            return is_figure(code) and bool(skills(s, code) & bit)

        return holds

    def _shown(self, c: Compiler, whom: RoleCode) -> Closure:
        """Whether he has a skill whose icon the token shows; the only icon of a token counts as its large one."""
        token, icon, kinds, skills = role(self.shown_by or "this"), self.icon, c.tables, c.skills

        def holds(s: State, v: Frame) -> bool:
            code, shown = whom(s, v), token(s, v)
            if not is_figure(code) or not is_token(shown):
                return False
            icons = kinds.kinds[s.kinds[shown - TOKEN]].icons
            asked = icons[:1] if icon == "large" else icons[1:] if icon == "small" else icons
            return any(skills(s, code) & bit for bit in asked)

        return holds
