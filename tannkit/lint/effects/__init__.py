"""Lint rules on effects: equipment, modes and scenarios."""

from __future__ import annotations

from tannkit.lint.effects.action_without_cost import RULE as action_without_cost
from tannkit.lint.effects.bonus_without_restriction import RULE as bonus_without_restriction
from tannkit.lint.effects.chosen_without_choice import RULE as chosen_without_choice
from tannkit.lint.effects.condition_never_true import RULE as condition_never_true
from tannkit.lint.effects.contradictory_conditions import RULE as contradictory_conditions
from tannkit.lint.effects.counter_never_changed import RULE as counter_never_changed
from tannkit.lint.effects.counter_never_read import RULE as counter_never_read
from tannkit.lint.effects.dice_without_weapon import RULE as dice_without_weapon
from tannkit.lint.effects.disposable_talent import RULE as disposable_talent
from tannkit.lint.effects.duplicate_effect import RULE as duplicate_effect
from tannkit.lint.effects.each_outside_loop import RULE as each_outside_loop
from tannkit.lint.effects.endless_effect import RULE as endless_effect
from tannkit.lint.effects.field_of_another_event import RULE as field_of_another_event
from tannkit.lint.effects.first_of_another_side import RULE as first_of_another_side
from tannkit.lint.effects.grenade_rules_without_grenade import RULE as grenade_rules_without_grenade
from tannkit.lint.effects.limit_without_occasion import RULE as limit_without_occasion
from tannkit.lint.effects.marker_never_laid import RULE as marker_never_laid
from tannkit.lint.effects.marker_with_traits import RULE as marker_with_traits
from tannkit.lint.effects.missing_command_points import RULE as missing_command_points
from tannkit.lint.effects.more_chosen_than_offered import RULE as more_chosen_than_offered
from tannkit.lint.effects.needless_nesting import RULE as needless_nesting
from tannkit.lint.effects.never_placed import RULE as never_placed
from tannkit.lint.effects.no_way_to_win import RULE as no_way_to_win
from tannkit.lint.effects.nobody_has_the_skill import RULE as nobody_has_the_skill
from tannkit.lint.effects.nobody_to_play import RULE as nobody_to_play
from tannkit.lint.effects.not_for_the_engine import RULE as not_for_the_engine
from tannkit.lint.effects.proceed_outside_instead import RULE as proceed_outside_instead
from tannkit.lint.effects.remembered_by_nobody import RULE as remembered_by_nobody
from tannkit.lint.effects.required_character_cannot_play import RULE as required_character_cannot_play
from tannkit.lint.effects.restriction_without_bonus import RULE as restriction_without_bonus
from tannkit.lint.effects.role_not_in_event import RULE as role_not_in_event
from tannkit.lint.effects.says_nothing import RULE as says_nothing
from tannkit.lint.effects.says_two_things import RULE as says_two_things
from tannkit.lint.effects.this_without_token import RULE as this_without_token
from tannkit.lint.effects.token_without_rules import RULE as token_without_rules
from tannkit.lint.effects.too_late_to_replace import RULE as too_late_to_replace
from tannkit.lint.effects.trigger_without_consequence import RULE as trigger_without_consequence
from tannkit.lint.effects.undeclared_name import RULE as undeclared_name
from tannkit.lint.effects.unknown_reading import RULE as unknown_reading
from tannkit.lint.effects.unknown_rules_known import RULE as unknown_rules_known
from tannkit.lint.effects.value_nobody_has import RULE as value_nobody_has
from tannkit.lint.effects.weapon_rules_without_weapon import RULE as weapon_rules_without_weapon
from tannkit.lint.effects.weapon_that_is_none import RULE as weapon_that_is_none
from tannkit.lint.effects.weapon_without_dice import RULE as weapon_without_dice
from tannkit.lint.rule import Rule

EFFECTS: tuple[Rule, ...] = (
    weapon_without_dice,
    dice_without_weapon,
    nobody_has_the_skill,
    value_nobody_has,
    contradictory_conditions,
    condition_never_true,
    weapon_that_is_none,
    never_placed,
    undeclared_name,
    marker_never_laid,
    counter_never_changed,
    counter_never_read,
    bonus_without_restriction,
    restriction_without_bonus,
    trigger_without_consequence,
    says_nothing,
    says_two_things,
    limit_without_occasion,
    proceed_outside_instead,
    too_late_to_replace,
    chosen_without_choice,
    each_outside_loop,
    this_without_token,
    role_not_in_event,
    duplicate_effect,
    disposable_talent,
    no_way_to_win,
    missing_command_points,
    nobody_to_play,
    required_character_cannot_play,
    action_without_cost,
    endless_effect,
    weapon_rules_without_weapon,
    grenade_rules_without_grenade,
    token_without_rules,
    unknown_rules_known,
    marker_with_traits,
    unknown_reading,
    field_of_another_event,
    needless_nesting,
    remembered_by_nobody,
    more_chosen_than_offered,
    first_of_another_side,
    not_for_the_engine,
)
