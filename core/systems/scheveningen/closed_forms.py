"""The Scheveningen table without a table: the two numbers of a pair and the round always add up alike (B.VI F7)."""

from __future__ import annotations


def opponent_of(n: int, player: int, number: int) -> int:
    """Return the number of the opponent on the other side in a round.

    >>> opponent_of(4, 1, 1), opponent_of(4, 4, 2), opponent_of(4, 2, 4)
    (4, 4, 4)
    """
    found = unwrapped(n, player, number)
    return found if found >= 1 else found + n


def unwrapped(n: int, player: int, number: int) -> int:
    """Return what is left of n + 2 after the round and the own number; below 1 it counts on from n."""
    return n + 2 - number - player


def round_of(n: int, one: int, other: int) -> int:
    """Return the round in which two numbers of the two sides meet, whichever is whose.

    >>> round_of(4, 1, 4), round_of(4, 1, 1), round_of(8, 7, 7)
    (1, 4, 4)
    """
    return taken_from(n, one + other) - one - other


def taken_from(n: int, total: int) -> int:
    """Return what the sum of two numbers is taken from: n + 2, and n more where nothing would be left."""
    return n + 2 if total <= n + 1 else 2 * n + 2
