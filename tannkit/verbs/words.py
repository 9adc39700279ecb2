"""Words: the closed sets of words of the effect language, and what each word means."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

Role = Literal["you", "target", "attacker", "defender", "active", "victim", "each", "chosen", "owner", "this"]
Event = Literal[
    "setup.before_first_turn",
    "turn.started",
    "turn.ended",
    "initiative.rolled",
    "activation.started",
    "activation.ended",
    "action.announced",
    "circle.entered",
    "attack.declared",
    "roll.rolled",
    "roll.counted",
    "wounds.assigned",
    "wounds.suffered",
    "attack.concluded",
    "character.died",
    "token.moved",
]
Stat = Literal["combat", "stamina", "mental", "movement"]
RollKind = Literal["attack", "shock", "test", "duel", "initiative", "any"]
AttackKind = Literal["melee", "ranged", "overwatch", "counter", "extra", "action"]
Place = Literal["inventory", "attached", "placed"]
Window = Literal["action", "any_time_in_activation", "activation_start", "any_time", "setup", "reinforcement"]
Side = Literal["own", "enemy", "any"]
Until = Literal["end_of_attack", "end_of_activation", "end_of_turn", "next_activation", "end_of_game"]
Forbidden = Literal[
    "activate",
    "attack",
    "move",
    "act",
    "counterattack",
    "overwatch_attack",
    "be_target_of_duel",
    "extra_ammunition",
    "enter_circle",
    "spend_command_points",
]
CircleKind = Literal["movement", "objective", "action", "entry_point"]
CharacterKind = Literal["hero", "trooper", "robot"]
CharacterState = Literal["alive", "dead", "destroyed", "off_board"]
HoldingState = Literal["board", "carried", "supply", "planted", "facedown", "faceup"]
Distinct = Literal["victim", "by", "weapon", "turn", "circle", "token", "beside"]

WORDS: Mapping[str, Mapping[str, str]] = {
    "role": {
        "you": "The character who has the token; while it is attached, the one it is attached to; while it lies "
        "on the board, the one who laid it.",
        "target": "What an attack or move is aimed at: a character, or the circle about to be entered.",
        "attacker": "The character who makes the attack.",
        "defender": "The character who is attacked.",
        "active": "The character whose activation it is.",
        "victim": "The character who has been wounded or has died.",
        "each": "The one whose turn it is in a step that is done for several.",
        "chosen": "What was chosen.",
        "owner": "The player whose token or figure it is.",
        "this": "The token itself.",
    },
    "event": {
        "setup.before_first_turn": "After setup, before turn 1 begins.",
        "turn.started": "A turn begins.",
        "turn.ended": "A turn ends.",
        "initiative.rolled": "The Initiative Rolls have been made.",
        "activation.started": "A character is activated.",
        "activation.ended": "The activation of a character ends.",
        "action.announced": "A character announces its action.",
        "circle.entered": "A character has entered a circle; with `instead`, it is about to.",
        "attack.declared": "An attack is declared.",
        "roll.rolled": "Dice have been rolled and can still be changed.",
        "roll.counted": "The successes of a roll have been counted.",
        "wounds.assigned": "A character is about to be wounded.",
        "wounds.suffered": "A character has been wounded.",
        "attack.concluded": "An attack is over, counterattack not yet made.",
        "character.died": "A character has died.",
        "token.moved": "A token on the board has been moved.",
    },
    "stat": {
        "combat": "Combat.",
        "stamina": "Stamina.",
        "mental": "Mental.",
        "movement": "Movement.",
    },
    "roll": {
        "attack": "An attack roll.",
        "shock": "A shock roll.",
        "test": "A test.",
        "duel": "A roll in a duel.",
        "initiative": "An Initiative Roll or the Setup Roll.",
        "any": "Any roll.",
    },
    "attack": {
        "melee": "A melee attack.",
        "ranged": "A ranged attack.",
        "overwatch": "An overwatch attack.",
        "counter": "A counterattack.",
        "extra": "An attack that an effect gave, beyond the action.",
        "action": "An attack made with the action of the activation.",
    },
    "while": {
        "inventory": "The token is in somebody's slot.",
        "attached": "The token lies on a character's sheet, outside the slots.",
        "placed": "The token lies on the board.",
    },
    "window": {
        "action": "When you take your action.",
        "any_time_in_activation": "At any moment of your activation.",
        "activation_start": "At the start of your activation, before you have moved or acted.",
        "any_time": "At any moment.",
        "setup": "During setup, when packs are chosen.",
        "reinforcement": "When your side may bring in reinforcements.",
    },
    "side": {"own": "Your side.", "enemy": "The other side.", "any": "Either side."},
    "until": {
        "end_of_attack": "Until the attack is over.",
        "end_of_activation": "Until the activation ends.",
        "end_of_turn": "Until the turn ends.",
        "next_activation": "Until the next activation of the character begins.",
        "end_of_game": "For the rest of the game.",
    },
    "forbid": {
        "activate": "Being activated.",
        "attack": "Using the action for an attack.",
        "move": "Moving.",
        "act": "Taking an action.",
        "counterattack": "Making a counterattack.",
        "overwatch_attack": "Making an overwatch attack.",
        "be_target_of_duel": "Being the opponent in a duel.",
        "extra_ammunition": "Using Extra Ammunition.",
        "enter_circle": "Entering the circle.",
        "spend_command_points": "Spending Command Points.",
    },
    "circle": {
        "movement": "A movement circle.",
        "objective": "An Objective circle.",
        "action": "An Action circle.",
        "entry_point": "An entry point.",
    },
    "character": {
        "hero": "A Hero.",
        "trooper": "A Trooper.",
        "robot": "A robot.",
    },
    "state": {
        "alive": "A living character, on the board or still to enter.",
        "dead": "A dead character.",
        "destroyed": "A Voïvode whose marker lies on the board.",
        "off_board": "A character who is not on the board.",
        "board": "On the board.",
        "carried": "Carried by a character.",
        "supply": "In a supply.",
        "planted": "Planted.",
        "facedown": "Facedown.",
        "faceup": "Faceup.",
    },
    "distinct": {
        "victim": "Who suffers it.",
        "by": "Who does it.",
        "weapon": "The weapon; being unarmed counts as one.",
        "turn": "The turn.",
        "circle": "The circle.",
        "token": "The token.",
        "beside": "What the figure stands next to.",
    },
}
