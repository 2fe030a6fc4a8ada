"""In which order the bye is offered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from paircard.core.systems.swiss.literal.cards import Cards


def bye_order(field: Cards[Any], rank: Callable[[Any], Any]) -> list[int]:
    """Return all places: lowest score first, then most games or matches, then the lowest by what ranks equals."""
    players = field.players
    lowest_first = sorted(range(len(players)), key=lambda place: rank(players[place]), reverse=True)
    return sorted(lowest_first, key=lambda place: (players[place].score, -players[place].played))
