"""Several cycles of a Berger table (B.VI B1): every even one with colours reversed."""

from __future__ import annotations

from paircard.core.systems.round_robin.berger import Round, table


def schedule(n: int, cycles: int = 1, swap_last_two: bool = False) -> tuple[Round, ...]:
    """Return the rounds of all cycles.

    `swap_last_two` plays the last two rounds of each cycle that another follows in reverse order, as FIDE advises
    for a double round robin: otherwise some would have the same colour three times in a row.

    >>> schedule(4, 2, swap_last_two=True)[1:4]
    (((2, 4), (3, 1)), ((4, 3), (1, 2)), ((4, 1), (3, 2)))
    """
    rounds = table(n)
    return tuple(
        _reversed(rounds[at]) if cycle % 2 == 0 else rounds[at]
        for cycle in range(1, cycles + 1)
        for at in order_in_cycle(len(rounds), swapped=swap_last_two and cycle < cycles)
    )


def order_in_cycle(rounds: int, *, swapped: bool) -> tuple[int, ...]:
    """Return in which order the rounds of a table are played; 0 is the first.

    >>> order_in_cycle(5, swapped=True)
    (0, 1, 2, 4, 3)
    """
    order = tuple(range(rounds))
    return (*order[:-2], *reversed(order[-2:])) if swapped else order


def _reversed(pairs: Round) -> Round:
    return tuple((black, white) for white, black in pairs)
