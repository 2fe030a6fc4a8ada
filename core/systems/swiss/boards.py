"""From paired brackets to the round: colours, the order of boards (C.04.2 3.6), the bye."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from paircard.core.event.ids import PairingNumber
from paircard.core.event.publication import in_order_of_publication
from paircard.core.facets.pairing import Pair, round_said
from paircard.core.facets.trace import Sink, Step, Verdict
from paircard.core.systems.kit.books_2026 import handling
from paircard.core.systems.swiss.colours import Allotted
from paircard.core.systems.swiss.outcome import SwissPairing
from paircard.core.systems.swiss.position import C, SwissPosition
from paircard.core.values.colour import float_marks
from paircard.core.values.said import said

Seats = Callable[[C, C], Allotted[C]]
"""Gives two their colours, by the rules of a book."""


def round_of(
    position: SwissPosition[C],
    brackets: Sequence[Any],
    bye: PairingNumber | None,
    seats: Seats[C],
    sink: Sink | None = None,
) -> SwissPairing[Any]:
    """Return the round that paired brackets make; tell how it is published."""
    pairs = (pair for bracket in brackets for pair in bracket.pairs)
    return SwissPairing(published(position, pairs, bye, seats, sink), bye, tuple(brackets))


def published(
    position: SwissPosition[C],
    pairs: Iterable[tuple[PairingNumber, PairingNumber]],
    bye: PairingNumber | None,
    seats: Seats[C],
    sink: Sink | None,
) -> tuple[Pair, ...]:
    """Return the pairs of all brackets with their colours, in the order of boards; tell how they came by them."""
    place_of = {player.number: place for place, player in enumerate(position.players)}
    scores = [player.score for player in position.players]
    ordered = in_order_of_publication(
        [(place_of[one], place_of[other]) for one, other in pairs],
        score=scores.__getitem__,
        rank=int,
    )
    boards = tuple(_board(seats(position.players[one], position.players[other]), sink) for one, other in ordered)
    if sink is not None:
        sink(Step(handling("3.6"), None, (), Verdict.ACCEPTED, round_said(boards, bye)))
    return boards


def _board(seats: Allotted[C], sink: Sink | None) -> Pair:
    white, black = seats.white, seats.black
    if sink is not None:
        reason = said("{white} has White against {black}.", white=white.number, black=black.number)
        sink(Step(seats.rule, None, (white.number, black.number), Verdict.NOTED, reason))
    return Pair(white.number, black.number, *float_marks(white.score, black.score), seats.rule)
