"""The machine interface of these rules: the rounds of everybody in, the pairs of the next round out.

Ratings are only looked at in round 1 with an odd number, and with `"maxi": true`.
"""
# no words in this file: machines read English

from __future__ import annotations

from typing import Any

from paircard.core.systems.kit.position_fields import Malformed, object_of
from paircard.core.systems.lim.book import BOOK
from paircard.core.systems.lim.field import position_of
from paircard.core.systems.swiss.wire import answered_by, read


def answered(value: object, method: str) -> dict[str, Any]:
    """Pair the next round of a position that another program hands in; raise `Malformed` for what is none."""
    fields = object_of(value, None)
    maxi = fields.get("maxi", False)
    if not isinstance(maxi, bool):
        raise Malformed("maxi", "maxi must be true or false.")
    return answered_by(BOOK, position_of(*read(fields), maxi=maxi), method)
