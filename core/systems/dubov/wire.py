"""The machine interface of these rules: the rounds and ratings of everybody in, the pairs of the next round out."""

from __future__ import annotations

from typing import Any

from paircard.core.systems.dubov.book import BOOK
from paircard.core.systems.dubov.field import position_of
from paircard.core.systems.kit.position_fields import integer, items, object_of
from paircard.core.systems.swiss.wire import answered_by, read


def answered(value: object, method: str) -> dict[str, Any]:
    """Pair the next round of a position that another program hands in; raise `Malformed` for what is none."""
    fields = object_of(value, None)
    for at, each in enumerate(items(fields, "players", "")):
        where = f"players[{at}]"  # no words: where in the position
        integer(object_of(each, where), "rating", f"{where}.", 1)
    return answered_by(BOOK, position_of(*read(fields)), method)
