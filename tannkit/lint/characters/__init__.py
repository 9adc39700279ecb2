"""Lint rules on characters and teams."""

from __future__ import annotations

from tannkit.lint.characters.bonus_token_against_restriction import RULE as bonus_token_against_restriction
from tannkit.lint.characters.bonus_token_in_pack import RULE as bonus_token_in_pack
from tannkit.lint.characters.bonus_token_replaces_nothing import RULE as bonus_token_replaces_nothing
from tannkit.lint.characters.challenge_of_another import RULE as challenge_of_another
from tannkit.lint.characters.character_twice import RULE as character_twice
from tannkit.lint.characters.character_without_faction import RULE as character_without_faction
from tannkit.lint.characters.empty_slot import RULE as empty_slot
from tannkit.lint.characters.figure_out_of_pairs import RULE as figure_out_of_pairs
from tannkit.lint.characters.half_missing_value import RULE as half_missing_value
from tannkit.lint.characters.incomplete_challenges import RULE as incomplete_challenges
from tannkit.lint.characters.loyal_but_no_mercenary import RULE as loyal_but_no_mercenary
from tannkit.lint.characters.mercenary_with_faction import RULE as mercenary_with_faction
from tannkit.lint.characters.misplaced_token import RULE as misplaced_token
from tannkit.lint.characters.missing_characteristic import RULE as missing_characteristic
from tannkit.lint.characters.missing_companion import RULE as missing_companion
from tannkit.lint.characters.missing_special_object import RULE as missing_special_object
from tannkit.lint.characters.not_a_bonus_token import RULE as not_a_bonus_token
from tannkit.lint.characters.nothing_to_choose import RULE as nothing_to_choose
from tannkit.lint.characters.pack_not_chosen import RULE as pack_not_chosen
from tannkit.lint.characters.rising_value import RULE as rising_value
from tannkit.lint.characters.source_of_nothing import RULE as source_of_nothing
from tannkit.lint.characters.special_object_in_pack import RULE as special_object_in_pack
from tannkit.lint.characters.team_member_of_other_faction import RULE as team_member_of_other_faction
from tannkit.lint.characters.team_of_wrong_size import RULE as team_of_wrong_size
from tannkit.lint.characters.token_twice import RULE as token_twice
from tannkit.lint.characters.too_few_slots import RULE as too_few_slots
from tannkit.lint.characters.too_many_bonus_tokens import RULE as too_many_bonus_tokens
from tannkit.lint.characters.unarmed_pack import RULE as unarmed_pack
from tannkit.lint.characters.uneven_rows import RULE as uneven_rows
from tannkit.lint.characters.unknown_pack import RULE as unknown_pack
from tannkit.lint.characters.value_that_must_be_there import RULE as value_that_must_be_there
from tannkit.lint.characters.wrong_number_of_rows import RULE as wrong_number_of_rows
from tannkit.lint.characters.wrong_picks import RULE as wrong_picks
from tannkit.lint.rule import Rule

CHARACTERS: tuple[Rule, ...] = (
    wrong_number_of_rows,
    uneven_rows,
    missing_characteristic,
    rising_value,
    half_missing_value,
    value_that_must_be_there,
    empty_slot,
    too_few_slots,
    missing_special_object,
    special_object_in_pack,
    token_twice,
    bonus_token_in_pack,
    misplaced_token,
    nothing_to_choose,
    mercenary_with_faction,
    character_without_faction,
    loyal_but_no_mercenary,
    unarmed_pack,
    incomplete_challenges,
    challenge_of_another,
    source_of_nothing,
    team_of_wrong_size,
    team_member_of_other_faction,
    character_twice,
    unknown_pack,
    pack_not_chosen,
    wrong_picks,
    missing_companion,
    not_a_bonus_token,
    bonus_token_against_restriction,
    bonus_token_replaces_nothing,
    too_many_bonus_tokens,
    figure_out_of_pairs,
)
