"""The 960 starting positions of Chess960 by their usual numbers: 518 is that of chess."""

from __future__ import annotations

from itertools import combinations

POSITIONS = 960
_KNIGHTS = tuple(combinations(range(5), 2))
"""Where the knights stand among the five squares that bishops and queen leave, by the last part of the number."""


def start_position(number: int) -> str:
    """Return the first rank of White from a to h; Black's is the same from a to h.

    Bishop of the light squares, bishop of the dark ones, queen, knights; rook, king, rook fill what is left.

    >>> start_position(518), start_position(0), start_position(959)
    ('RNBQKBNR', 'BBQNNRKR', 'RKRNNQBB')
    """
    if not 0 <= number < POSITIONS:
        raise ValueError(number)
    rest, light = divmod(number, 4)
    rest, dark = divmod(rest, 4)
    knights, queen = divmod(rest, 6)
    rank = [""] * 8
    rank[2 * light + 1] = rank[2 * dark] = "B"
    _put(rank, {queen: "Q"})
    _put(rank, dict.fromkeys(_KNIGHTS[knights], "N"))
    _put(rank, dict(enumerate("RKR")))
    return "".join(rank)


def _put(rank: list[str], pieces: dict[int, str]) -> None:
    """Put pieces on empty squares, counted from the left."""
    empty = [square for square, piece in enumerate(rank) if not piece]
    for at, piece in pieces.items():
        rank[empty[at]] = piece
