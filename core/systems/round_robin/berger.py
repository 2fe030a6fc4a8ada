"""The Berger tables (B.VI A4): who meets whom, with which colour, on which board, made by the carousel."""

from __future__ import annotations

from paircard.core.values.errors import Refusal
from paircard.core.values.said import said

Pair = tuple[int, int]
"""White and Black."""
Round = tuple[Pair, ...]
"""The pairs of a round in the order of the boards."""

FEWEST, MOST = 3, 40
"""Players for whom a table is written: two play a match, and more than these no round robin."""


def last_number(n: int) -> int:
    """Return the number that keeps its seat at board 1; with an odd number of players nobody has it.

    >>> last_number(10), last_number(9)
    (10, 10)
    """
    return n + n % 2


def table(n: int) -> tuple[Round, ...]:
    """Return the rounds of one cycle; an odd number of players leaves out the seat beside the phantom.

    >>> table(4)
    (((1, 4), (2, 3)), ((4, 3), (1, 2)), ((2, 4), (3, 1)))
    """
    last = last_number(n)
    return tuple(tuple(pair for pair in carousel_round(last, number) if max(pair) <= n) for number in range(1, last))


def free(n: int) -> tuple[int | None, ...]:
    """Return who rests in each round of one cycle, None where everybody plays.

    >>> free(5), free(4)
    ((1, 4, 2, 5, 3), (None, None, None))
    """
    return resting(n, table(n))


def resting(n: int, rounds: tuple[Round, ...]) -> tuple[int | None, ...]:
    """Return who of n players rests in each of some rounds, None where everybody plays."""
    everybody = {*range(1, n + 1)}
    return tuple(next(iter(everybody.difference(*pairs)), None) for pairs in rounds)


def carousel_round(last: int, number: int) -> Round:
    """Return a round of the table of an even number: White filled up to the last board, Black back again."""
    boards = last // 2
    seats = [beside_last(last, number)]
    while len(seats) < last - 1:
        seats.append(seats[-1] % (last - 1) + 1)  # after the last odd number comes 1 again
    fixed = (seats[0], last) if number % 2 else (last, seats[0])
    return fixed, *zip(seats[1:boards], reversed(seats[boards:]), strict=True)


def beside_last(last: int, number: int) -> int:
    """Return who sits beside the last number in a round: each time the one who had Black on the last board."""
    return (number - 1) * (last // 2) % (last - 1) + 1


def need_size(n: int) -> None:
    """Refuse a number of players for whom no table is written."""
    if not FEWEST <= n <= MOST:
        fields = {"players": n, "fewest": FEWEST, "most": MOST}
        raise Refusal(said("Berger tables are for {fewest} to {most} players, not for {players}.", **fields), "B.VI A4")
