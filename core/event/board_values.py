"""A drawn team match of a cup: the values of the boards won decide (Polish code B.VI, D5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from paircard.core.values.errors import Refusal
from paircard.core.values.points import WIN
from paircard.core.values.said import said

BOARD_VALUES: Mapping[int, tuple[int, ...]] = {
    10: (60, 57, 54, 52, 50, 48, 46, 44, 42, 40),
    9: (60, 57, 54, 52, 50, 48, 46, 44, 42),
    8: (60, 57, 54, 51, 49, 47, 45, 43),
    7: (60, 57, 54, 51, 48, 46, 44),
    6: (60, 56, 53, 50, 47, 45),
    5: (60, 56, 52, 49, 46),
    4: (60, 55, 51, 47),
}
"""By the number of boards; board 1 first."""


def board_values(half_points: Sequence[int]) -> int:
    """Return the sum of the values of the boards a team won; a draw gives nothing (K5).

    `half_points` are those of the team, board 1 first. Raises `Refusal` for a number of boards without values.

    >>> board_values((2, 0, 1, 1)), board_values((0, 2, 1, 1))
    (60, 55)
    >>> board_values((2, 0, 0, 2)), board_values((0, 2, 2, 0))
    (107, 106)
    """
    if len(half_points) not in BOARD_VALUES:
        sentence = said(
            "A match of {boards} boards has no board values: they exist for 4 to 10.", boards=len(half_points)
        )
        raise Refusal(sentence, "B.VI D5")
    values = BOARD_VALUES[len(half_points)]
    return sum(value for value, points in zip(values, half_points, strict=True) if points == WIN)
