"""The machine interface of these rules: the rounds of everybody in, the pairs of the next round out."""

from __future__ import annotations

from typing import Any

from paircard.core.systems.dutch2026.book import BOOK
from paircard.core.systems.dutch2026.field import position_of
from paircard.core.systems.dutch2026.position import Position
from paircard.core.systems.kit.position_fields import Fields, object_of
from paircard.core.systems.swiss.wire import answered_by, read


def answered(value: object, method: str) -> dict[str, Any]:
    """Pair the next round; raise `Malformed` for what is no position."""
    return answered_by(BOOK, position_from(object_of(value, None)), method)


def position_from(fields: Fields) -> Position:
    """Read everybody's rounds; raise `Malformed`."""
    return position_of(*read(fields))
