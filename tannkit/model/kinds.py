"""The kinds of content: the top-level keys of a content file and the dataclass behind each."""

from __future__ import annotations

from tannkit.model.characters import Challenge, Character
from tannkit.model.equipment import Crate, Equipment
from tannkit.model.games import Mode, Scenario, Team
from tannkit.model.maps import GameMap
from tannkit.model.marks import KEBAB, Pattern
from tannkit.model.rules import Rule, Ruling, Term
from tannkit.model.vocabulary import Affiliation, Characteristic, Faction, Skill, Trait

CLAUSE_ID = Pattern(r"^[A-Z][A-Z0-9]*(-[A-Z0-9]+)+$", "capital letters, digits and hyphens, such as RE-MOVE-003")

# In the order in which they are shown everywhere.
KINDS: dict[str, type] = {
    "rules": Rule,
    "rulings": Ruling,
    "glossary": Term,
    "factions": Faction,
    "affiliations": Affiliation,
    "skills": Skill,
    "traits": Trait,
    "characteristics": Characteristic,
    "characters": Character,
    "challenges": Challenge,
    "equipment": Equipment,
    "crates": Crate,
    "maps": GameMap,
    "modes": Mode,
    "scenarios": Scenario,
    "teams": Team,
}

ID_PATTERNS: dict[str, Pattern] = {kind: CLAUSE_ID if kind in ("rules", "rulings") else KEBAB for kind in KINDS}
