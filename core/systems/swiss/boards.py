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
from paircard.core.values.frozen import maker
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
    boards = seated(position, [(place_of[one], place_of[other]) for one, other in pairs], seats, sink)
    if sink is not None:
        sink(Step(handling("3.6"), None, (), Verdict.ACCEPTED, round_said(boards, bye)))
    return boards


def seated(
    position: SwissPosition[C], pairs: Iterable[tuple[int, int]], seats: Seats[C], sink: Sink | None = None
) -> tuple[Pair, ...]:
    """Return pairs of places with their colours, in the order of boards."""
    players = position.players
    boards, made = list[Pair](), maker(Pair)
    for one, other in in_order_of_publication(pairs, [player.score for player in players], range(len(players))):
        white, black, rule = seats(players[one], players[other])
        if sink is not None:
            reason = said("{white} has White against {black}.", white=white.number, black=black.number)
            sink(Step(rule, None, (white.number, black.number), Verdict.NOTED, reason))
        white_float, black_float = float_marks(white.score, black.score)
        boards.append(made(white.number, black.number, white_float, black_float, rule))
    return tuple(boards)
