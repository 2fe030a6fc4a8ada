"""The machine interface of these rules: the rounds of everybody in, the pairs of the next round out."""

from __future__ import annotations

from typing import Any

from paircard.core.systems.dutch2026.field import position_of
from paircard.core.systems.dutch2026.literal import pair
from paircard.core.systems.dutch2026.position import Position
from paircard.core.systems.dutch2026.rules import dutch
from paircard.core.systems.dutch2026.search import search
from paircard.core.systems.kit.position_fields import Fields, object_of
from paircard.core.systems.swiss.wire import read, told


def answered(value: object, method: str) -> dict[str, Any]:
    """Pair the next round; raise `Malformed` for what is no position."""
    position = position_from(object_of(value, None))
    return told(lambda: search(position) if method == "search" else pair(position), dutch("1.9.3"))


def position_from(fields: Fields) -> Position:
    """Read everybody's rounds; raise `Malformed`."""
    return position_of(*read(fields))
