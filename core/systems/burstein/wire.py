"""The machine interface of these rules: the rounds of everybody in, the pairs of the next round out."""

from __future__ import annotations

from typing import Any

from paircard.core.systems.burstein.book import BOOK
from paircard.core.systems.burstein.seeding import position_of
from paircard.core.systems.kit.position_fields import object_of
from paircard.core.systems.swiss.wire import answered_by, read


def answered(value: object, method: str) -> dict[str, Any]:
    """Pair the next round of a position that another program hands in; raise `Malformed` for what is none."""
    return answered_by(BOOK, position_of(*read(object_of(value, None))), method)
