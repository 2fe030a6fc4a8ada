"""The skeleton of a cup (B.VI D2, K3): who plays in the preliminary round, and which slots meet."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.tables.skeleton import Pair, Skeleton
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr

SEEDING, SLOTS = "B.VI D2", "B.VI K3"
FEWEST, MOST = 2, 1024
"""Players; one alone has won, and more than these are no cup."""


def skeleton(n: int) -> Skeleton:
    """Return the cup of n players.

    >>> skeleton(6)
    Skeleton(players=6, preliminary=((3, 6), (4, 5)), slots=((1, 4), (2, 3)))
    """
    if not FEWEST <= n <= MOST:
        fields = {"players": n, "fewest": FEWEST, "most": MOST}
        raise Refusal(tr("A knock-out is for {fewest} to {most} players, not for {players}.", **fields), SEEDING)
    size = 1 << (n.bit_length() - 1)
    most = 2 * size + 1
    preliminary = tuple((seed, most - seed) for seed in range(most - n, size + 1))
    return Skeleton(n, preliminary, tuple(_slots(size)))


def _slots(size: int) -> Iterator[Pair]:
    order = slot_order(size)
    for one, other in zip(order[::2], order[1::2], strict=True):
        yield min(one, other), max(one, other)


def slot_order(size: int) -> tuple[int, ...]:
    """Return the slots along the tree: every slot of half the size is split in two, in turns this way and that.

    >>> slot_order(8)
    (1, 8, 5, 4, 3, 6, 7, 2)
    """
    order: tuple[int, ...] = (1, 2)
    while len(order) < size:
        most = 2 * len(order) + 1
        order = tuple(
            slot
            for at, seed in enumerate(order)
            for slot in ((most - seed, seed) if at % 2 else (seed, most - seed))
        )  # fmt: skip
    return order
