"""Operations: the steps of what an effect does."""

from __future__ import annotations

from collections.abc import Mapping

from tannkit.verbs.base import described
from tannkit.verbs.operations.add_dice import AddDice
from tannkit.verbs.operations.adjust_die import AdjustDie
from tannkit.verbs.operations.attach import Attach
from tannkit.verbs.operations.attack import MakeAttack
from tannkit.verbs.operations.cancel import Cancel
from tannkit.verbs.operations.choose import ChooseNow
from tannkit.verbs.operations.convert_die import ConvertDie
from tannkit.verbs.operations.count import SetCounter
from tannkit.verbs.operations.destroy import Destroy
from tannkit.verbs.operations.discard import DiscardToken
from tannkit.verbs.operations.duel import Duel
from tannkit.verbs.operations.each import Each
from tannkit.verbs.operations.eliminate import Eliminate
from tannkit.verbs.operations.end_activation import EndActivation
from tannkit.verbs.operations.explode import Explode
from tannkit.verbs.operations.flip import Flip
from tannkit.verbs.operations.gain import Gain
from tannkit.verbs.operations.give import Give
from tannkit.verbs.operations.heal import Heal
from tannkit.verbs.operations.hit import Hit
from tannkit.verbs.operations.if_ import If
from tannkit.verbs.operations.move import Move
from tannkit.verbs.operations.move_token import MoveToken
from tannkit.verbs.operations.overwatch import GoOnOverwatch
from tannkit.verbs.operations.place import PlaceThing
from tannkit.verbs.operations.proceed import Proceed
from tannkit.verbs.operations.put_back import PutBack
from tannkit.verbs.operations.refuse import Refuse
from tannkit.verbs.operations.reroll import Reroll
from tannkit.verbs.operations.return_ import Return
from tannkit.verbs.operations.roll_die import RollDie
from tannkit.verbs.operations.take import Take
from tannkit.verbs.operations.test import Test
from tannkit.verbs.operations.wound import Wound

OPERATIONS: Mapping[str, type] = described(
    {
        "add_dice": AddDice,
        "reroll": Reroll,
        "adjust_die": AdjustDie,
        "convert_die": ConvertDie,
        "cancel": Cancel,
        "duel": Duel,
        "test": Test,
        "roll_die": RollDie,
        "attack": MakeAttack,
        "hit": Hit,
        "wound": Wound,
        "eliminate": Eliminate,
        "heal": Heal,
        "move": Move,
        "place": PlaceThing,
        "move_token": MoveToken,
        "attach": Attach,
        "take": Take,
        "discard": DiscardToken,
        "put_back": PutBack,
        "destroy": Destroy,
        "flip": Flip,
        "gain": Gain,
        "overwatch": GoOnOverwatch,
        "return": Return,
        "give": Give,
        "count": SetCounter,
        "if": If,
        "each": Each,
        "choose": ChooseNow,
        "refuse": Refuse,
        "end_activation": EndActivation,
        "explode": Explode,
        "proceed": Proceed,
    }
)
