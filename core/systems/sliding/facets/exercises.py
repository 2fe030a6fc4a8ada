"""What lessons ask of the sliding system."""

from __future__ import annotations

from paircard.core.systems.exercises import Chair
from paircard.core.systems.sliding.closed_forms import opponent_of, round_of
from paircard.core.systems.sliding.moves import move
from paircard.core.systems.sliding.seats import boards, colour, player_at, rounds, seat
from paircard.core.systems.sliding.table import free, table
from paircard.core.systems.sliding.words import (
    colour_working,
    move_said,
    opponent_working,
    place_working,
    round_working,
    ruling,
    sitting_said,
)

__all__ = [
    "boards",
    "chair",
    "colour_said",
    "free",
    "going_said",
    "has_white",
    "opponent_of",
    "opponent_working",
    "place_working",
    "resting",
    "round_of",
    "round_working",
    "rounds",
    "ruling",
    "sitting_said",
    "table",
]


def resting(n: int, number: int) -> int:
    """Return who rests in a round of an odd number."""
    return player_at(n, 0, number)


def chair(n: int, player: int, number: int) -> Chair | None:
    """Return where somebody sits in a round."""
    where = seat(n, player, number)
    return None if where is None else Chair(where.board, where.side.value)


def has_white(n: int, player: int, number: int) -> bool:
    """Whether somebody has White in a round."""
    where = seat(n, player, number)
    return where is not None and colour(n, where, number) == "W"


def colour_said(n: int, player: int, number: int) -> str:
    """Say on which side of the board of somebody White is."""
    where = seat(n, player, number)
    return "" if where is None else colour_working(n, where, number)


def going_said(n: int, player: int, number: int) -> str:
    """Say where somebody goes after a round."""
    return move_said(move(n, player, number))
