"""Parts: how fields of verbs name the grammars that their values are written in."""

from __future__ import annotations

from typing import Annotated, Any

from tannkit.model.marks import Count, Lang

Number = Annotated[Any, Lang("number")]
Who = Annotated[Any, Lang("who")]
Person = Annotated[Any, Lang("person")]
Selector = Annotated[Any, Lang("selector")]
Characters = Annotated[Any, Lang("characters")]
Tokens = Annotated[Any, Lang("tokens")]
Circles = Annotated[Any, Lang("circles")]
Condition = Annotated[Any, Lang("condition")]
Limit = Annotated[Any, Lang("limit")]
Choose = Annotated[Any, Lang("choose")]
RollChange = Annotated[Any, Lang("roll_change")]
Reach = Annotated[Any, Lang("reach")]
Pattern = Annotated[Any, Lang("pattern")]
Costs = Annotated[tuple[Annotated[Any, Lang("cost")], ...], Count(1)]
Modifiers = Annotated[tuple[Annotated[Any, Lang("modifier")], ...], Count(1)]
Program = Annotated[tuple[Annotated[Any, Lang("operation")], ...], Count(1)]
