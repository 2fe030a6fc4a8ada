"""Neighbours meet: the first who is free gets the next one they may meet, so that the others can be paired, too."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, TypeVar

from paircard.core.event.ids import ContestantId
from paircard.core.systems.kit.bit_masks import places_in
from paircard.core.systems.kit.matching.matchable import pairable
from paircard.core.values import waiting

if TYPE_CHECKING:
    from paircard.core.event.board import Board
    from paircard.core.event.round import Round

T = TypeVar("T")
Choice = Callable[[int, Iterable[int]], int]
"""Of a place and of those with whom the others can be paired, the nearest first: who it is."""


def rows_of(present: Sequence[T], may: Callable[[T, T], bool]) -> list[int]:
    """Return a row of bits for everybody: whom they may meet, by place."""
    rows = [0] * len(present)
    for one in range(len(present)):
        for other in range(one + 1, len(present)):
            if may(present[one], present[other]):
                rows[one] |= 1 << other
                rows[other] |= 1 << one
    return rows


def _nearest(_: int, candidates: Iterable[int]) -> int:
    return next(iter(candidates))


def first_list(legal: Sequence[int], choice: Choice = _nearest) -> list[tuple[int, int]] | None:
    """Return the first complete list of pairs there is, None where there is none.

    Going back with the last decision first ends at the list that is first, place by place; whether the rest can be
    paired is asked before a pair is made, so that nothing has to be gone back on.

    >>> first_list([0b1100, 0b1100, 0b0011, 0b0011]), first_list([0b10, 0b01, 0b0, 0b0])
    ([(0, 2), (1, 3)], None)
    """
    free = (1 << len(legal)) - 1
    if not pairable(legal, free):
        return None
    pairs = []
    while free:
        waiting.pulse()
        one = (free & -free).bit_length() - 1
        free &= ~(1 << one)
        others = (each for each in places_in(legal[one] & free) if pairable(legal, free & ~(1 << each)))
        other = choice(one, others)
        free &= ~(1 << other)
        pairs.append((one, other))
    return pairs


def passed_over(round_: Round, board: Board, order: Sequence[ContestantId]) -> list[ContestantId]:
    """Return who stood between the two of a board in an order, and was not paired on a board above."""
    higher, lower = sorted(map(order.index, board.players))
    free = {id_ for each in round_.boards if each.number >= board.number for id_ in each.players}
    return [id_ for id_ in order[higher + 1 : lower] if id_ in free]
