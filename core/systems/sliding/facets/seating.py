"""Where everybody sits in a round and goes then, for the players of an event (B.VI A5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from paircard.core.event.ids import ContestantId
from paircard.core.facets.asked.seating import Seated
from paircard.core.systems.sliding.moves import move
from paircard.core.systems.sliding.seats import Side, colour, rounds, seat
from paircard.core.systems.sliding.words import move_said, sitting_said
from paircard.core.values.language import tr, trp

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


def seated(tournament: Tournament, id_: ContestantId, number: int) -> Seated | None:
    """Return board, side and colour of a player in a round; None who rests."""
    n = size(tournament)
    where = seat(n, tournament.numbers[id_], number)
    if where is None:
        return None
    side = trp("at most 8 columns", "near") if where.side is Side.NEAR else trp("at most 8 columns", "far")
    return Seated(where.board, side, colour(n, where, number))


def sitting(tournament: Tournament, id_: ContestantId, number: int) -> str:
    """Say where a player sits in a round."""
    return sitting_said(size(tournament), tournament.numbers[id_], number)


def going(tournament: Tournament, id_: ContestantId, number: int) -> str:
    """Say where a player goes after a round."""
    n = size(tournament)
    return move_said(move(n, tournament.numbers[id_], number)) if number < rounds(n) else ""


def told(tournament: Tournament) -> Iterator[str]:
    """Say which side is which, who moves where, and who rests or stays."""
    yield tr("In round 1 numbers 1, 2, 3 ... sit on the near side of boards 1, 2, 3 ...")
    yield tr("After every round one board to the own left; at the last board to the other side (B.VI A5).")
    if size(tournament) % 2:
        yield tr("No board to the left: rest. Who rested takes the far side of board 1.")
    else:
        yield tr("Number 1 stays and turns board 1 after every round. From near board 2 you go opposite number 1.")


def size(tournament: Tournament) -> int:
    """Return how many players have a number."""
    return len(tournament.registrations)
