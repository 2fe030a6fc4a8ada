"""The Berger tables without a table (B.VI A4.4): colour and round of a pair, and the opponent in a round, by a sum."""

from __future__ import annotations

from paircard.core.systems.round_robin.berger import last_number


def white_of(n: int, one: int, other: int) -> int:
    """Return who has White: of an even sum the larger number, of an odd one the smaller.

    The last even number has White against the lower half of the table and Black against the upper one.

    >>> white_of(10, 2, 4), white_of(10, 3, 4), white_of(10, 10, 6), white_of(10, 10, 5)
    (4, 3, 10, 5)
    """
    last = last_number(n)
    low, high = sorted((one, other))
    if high == last:
        return high if low > last // 2 else low
    return low if (low + high) % 2 else high


def round_of(n: int, one: int, other: int) -> int:
    """Return the round in which two meet.

    >>> round_of(10, 3, 9), round_of(10, 3, 4), round_of(16, 16, 12)
    (2, 6, 8)
    """
    total = sum_of(n, one, other)
    return total - taken_off(n, total)


def sum_of(n: int, one: int, other: int) -> int:
    """Return the sum of two numbers; where one is the last even number, twice the other."""
    low, high = sorted((one, other))
    return 2 * low if high == last_number(n) else low + high


def taken_off(n: int, total: int) -> int:
    """Return what is taken off a sum to have the round: the last even number if the sum is larger, else 1."""
    last = last_number(n)
    return last if total > last else 1


def opponent_of(n: int, player: int, number: int) -> int | None:
    """Return whom a player meets in a round; None if they rest.

    >>> opponent_of(14, 6, 8), opponent_of(14, 6, 3), opponent_of(9, 1, 1)
    (3, 11, None)
    """
    last = last_number(n)
    if player == last:
        return (number + (1 if number % 2 else last)) // 2  # whose own number comes out, solved for the player
    found = partner(last, player, number)
    if found == player:
        return last if last == n else None
    return found


def partner(last: int, player: int, number: int) -> int:
    """Return the number that the difference of round and player leads to; their own stands for the seat of the last."""
    difference = number - player
    return difference + (1 if difference >= 0 else last)
