"""The sliding table without a table: when two meet follows from the sum of their numbers."""

from __future__ import annotations


def round_of(n: int, one: int, other: int) -> int:
    """Return the round in which two meet.

    >>> round_of(7, 1, 6), round_of(7, 2, 7), round_of(8, 1, 8), round_of(8, 2, 7)
    (1, 2, 1, 1)
    """
    return halved(n, one, other) + (1 if n % 2 else 0)


def ring(n: int) -> int:
    """Return how many places the ring has: all of an odd number, of an even one all but number 1."""
    return n if n % 2 else n - 1


def total(n: int, one: int, other: int) -> int:
    """Return the sum of two numbers; of an even number of players 1 does not move: twice the other number."""
    low, high = sorted((one, other))
    return 2 * high if low == 1 and n % 2 == 0 else low + high


def halved(n: int, one: int, other: int) -> int:
    """Return half of the sum, of an odd one with the ring added; above the ring the ring is taken off again.

    With an even number of players it is the round, with an odd one the round is one later.
    """
    whole, places = total(n, one, other), ring(n)
    half = (whole if whole % 2 == 0 else whole + places) // 2
    most = places - 1 if n % 2 else places
    return half - places if half > most else half


def opponent_of(n: int, player: int, number: int) -> int | None:
    """Return whom somebody meets in a round by the sum of both; None who rests.

    >>> opponent_of(7, 3, 2), opponent_of(7, 1, 2), opponent_of(8, 1, 1), opponent_of(8, 4, 4)
    (6, None, 8, 1)
    """
    if n % 2 == 0 and player == 1:
        return into_ring(n, number)
    other = into_ring(n, twice(n, number) - player)
    if other != player:
        return other
    return None if n % 2 else 1


def twice(n: int, number: int) -> int:
    """Return what the numbers at every board of a round add up to, whole rings aside."""
    return 2 * (number - 1) if n % 2 else 2 * number


def into_ring(n: int, value: int) -> int:
    """Return the number of a player that differs from a value by whole rings."""
    least = 1 if n % 2 else 2
    return (value - least) % ring(n) + least
