"""An affiliation symbol that somebody lacks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from tannkit.model.marks import Ref
from tannkit.verbs.words import Role


@dataclass(frozen=True, slots=True)
class Lacks:
    """This one does not bear the affiliation symbol."""

    who: Annotated[Role, "Who."]
    affiliation: Annotated[str, Ref("affiliations"), "The affiliation."]
