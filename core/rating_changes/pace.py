"""Whether a game is slow enough to be rated, and as what: by its time control and the ratings of the two (B.02 1.1)."""

from __future__ import annotations

from paircard.core.values.time_control import Play

_LEAST_MINUTES = ((2400, 120), (1800, 90), (0, 60))
"""Where one of the two has so high a rating each must have so many minutes for 60 moves."""
_BLITZ, _RAPID, _STANDARD = 3 * 60, 10 * 60, 60 * 60
"""Seconds for 60 moves: more than the first and up to the second is blitz, less than the third rapid."""


def seconds_needed(one: int, other: int) -> int:
    """Return how long each must have for 60 moves in standard chess; 0 is unrated, and below 1800 (T table of 1.1).

    >>> seconds_needed(2400, 1500) // 60, seconds_needed(1799, 0) // 60
    (120, 60)
    """
    highest = max(one, other)
    return 60 * next(minutes for rating, minutes in _LEAST_MINUTES if highest >= rating)


def rated_as(seconds: int, one: int, other: int) -> Play:
    """Return as what a game with so many seconds for 60 moves is rated; empty where it is not.

    >>> [rated_as(60 * each, 1500, 1500) for each in (60, 59, 10, 3)], rated_as(60 * 60, 1800, 1500)
    (['standard', 'rapid', 'blitz', ''], '')
    """
    if seconds >= _STANDARD:
        return "standard" if seconds >= seconds_needed(one, other) else ""
    if seconds > _RAPID:
        return "rapid"
    return "blitz" if seconds > _BLITZ else ""
