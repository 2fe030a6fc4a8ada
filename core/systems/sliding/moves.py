"""Where somebody goes after a round, and what makes them go there (B.VI A5)."""

from __future__ import annotations

from enum import Enum

from paircard.core.systems.sliding.seats import Seat, Side, boards, place, rounds, seat
from paircard.core.values.frozen import dataclass


class Step(Enum):
    """How somebody moves."""

    LEFT = "left"
    """One board to the own left."""
    ACROSS = "across"
    """At the last board to the other side."""
    RESTS = "rests"
    """There is no board to the left."""
    RETURNS = "returns"
    """Who rested takes the free place at board 1."""
    STAYS = "stays"
    """Number 1 of an even number, who turns the board."""
    TO_ONE = "opposite"
    """At board 2 of an even number: next is number 1, and the place opposite them."""


@dataclass(frozen=True, slots=True)
class Move:
    """What one player does after a round."""

    player: int
    round: int
    """After which."""
    step: Step
    seat: Seat | None
    """Where they sit then; None who rests."""


def move(n: int, player: int, number: int) -> Move:
    """Return what a player does after a round."""
    return Move(player, number, _step(n, player, number), seat(n, player, number + 1))


def moves(n: int, player: int) -> tuple[Move, ...]:
    """Return all moves of a player, after every round but the last."""
    return tuple(move(n, player, number) for number in range(1, rounds(n)))


def _step(n: int, player: int, number: int) -> Step:
    at = place(n, player, number)
    if at is None:
        return Step.STAYS
    where = seat(n, player, number)
    if where is None:
        return Step.RETURNS
    if where == Seat(boards(n), Side.FAR):
        return Step.ACROSS
    if where == Seat(1, Side.NEAR):
        return Step.RESTS
    return Step.TO_ONE if n % 2 == 0 and where == Seat(2, Side.NEAR) else Step.LEFT
