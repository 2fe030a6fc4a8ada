"""Neighbours meet: in the order of the ranking the first who is free gets the next one they may meet (KE 6, KE 7)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from paircard.core.event.ids import ContestantId
from paircard.core.systems.keizer.meeting import NEVER, Meetings, may_meet
from paircard.core.systems.keizer.options import KeizerOptions
from paircard.core.systems.kit.neighbours import first_list, rows_of
from paircard.core.values.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Evening:
    """How an evening is paired."""

    pairs: tuple[tuple[ContestantId, ContestantId], ...]
    """The higher of each first, board 1 first."""
    bye: ContestantId | None
    apart: int
    """So many rounds lie between two meetings; fewer than announced where it could not be otherwise."""


def paired(
    order: Sequence[ContestantId],
    byes: Callable[[ContestantId], int],
    met: Meetings,
    number: int,
    options: KeizerOptions,
) -> Evening | None:
    """Pair who is present, in the order of the ranking; None where nobody may meet more often than announced.

    `byes`: how many somebody has had. With an odd number the lowest of those who have had fewest has the bye; where
    without them no pairing is left even with no round between two meetings, the next (ruling).
    """
    for bye in _byes(order, byes):
        present = [id_ for id_ in order if id_ != bye]
        for apart in range(options.apart, -1, -1):
            pairs = _neighbours(present, met, number, apart, options)
            if pairs is not None:
                return Evening(tuple(pairs), bye, apart)
    return None


def _byes(order: Sequence[ContestantId], byes: Callable[[ContestantId], int]) -> Iterator[ContestantId | None]:
    if len(order) % 2 == 0:
        yield None
        return
    lowest_first = [*reversed(order)]
    yield from sorted(lowest_first, key=byes)


def _neighbours(
    present: Sequence[ContestantId], met: Meetings, number: int, apart: int, options: KeizerOptions
) -> list[tuple[ContestantId, ContestantId]] | None:
    legal = rows_of(
        present, lambda one, other: may_meet(met.get(frozenset((one, other)), NEVER), number, apart, options)
    )
    return None if (found := first_list(legal)) is None else [(present[one], present[other]) for one, other in found]
