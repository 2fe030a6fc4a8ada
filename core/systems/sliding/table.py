"""The whole sliding table: the pairs of every round, board by board, and who rests."""

from __future__ import annotations

from paircard.core.systems.sliding.seats import Seat, Side, boards, need_size, player_at, rounds, sitting, white_side

Pair = tuple[int, int]
"""White and Black."""
Round = tuple[Pair, ...]
"""In the order of the boards."""


def table(n: int) -> tuple[Round, ...]:
    """Return the rounds.

    >>> table(4)
    (((4, 1), (2, 3)), ((1, 2), (3, 4)), ((3, 1), (4, 2)))
    """
    need_size(n)
    return tuple(
        tuple(_pair(n, board, number) for board in range(1, boards(n) + 1)) for number in range(1, rounds(n) + 1)
    )


def _pair(n: int, board: int, number: int) -> Pair:
    near, far = (sitting(n, Seat(board, side), number) for side in Side)
    return (near, far) if white_side(n, board, number) is Side.NEAR else (far, near)


def free(n: int) -> tuple[int | None, ...]:
    """Return who rests in each round; None where everybody plays.

    >>> free(5), free(4)
    ((5, 1, 2, 3, 4), (None, None, None))
    """
    return tuple(player_at(n, 0, number) if n % 2 else None for number in range(1, rounds(n) + 1))
