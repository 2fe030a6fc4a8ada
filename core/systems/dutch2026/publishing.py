"""From paired brackets to the round: colours (C.04.3 5), the order of boards (C.04.2 3.6), the bye."""

from __future__ import annotations

from collections.abc import Sequence

from core.event.publication import in_order_of_publication
from core.facets.pairing import Pair, round_said
from core.facets.trace import Sink, Step, Verdict
from core.systems.dutch2026.colours import allot
from core.systems.dutch2026.outcome import BracketResult, Pairing
from core.systems.dutch2026.position import Position
from core.systems.kit.books_2026 import handling
from core.values.colour import float_marks
from core.values.said import said


def publish(position: Position, brackets: Sequence[BracketResult], sink: Sink | None = None) -> Pairing:
    """Return the round that the brackets make."""
    place_of = {player.number: place for place, player in enumerate(position.players)}
    placed = [(place_of[one], place_of[other]) for bracket in brackets for one, other in bracket.pairs]
    in_order = in_order_of_publication(placed, score=lambda place: position.players[place].score, rank=int)
    pairs = tuple(_pair(position, one, other, sink) for one, other in in_order)
    over = brackets[-1].downfloaters if brackets else ()
    bye = over[0] if over else None
    if sink is not None:
        sink(Step(handling("3.6"), None, (), Verdict.ACCEPTED, round_said(pairs, bye)))
    return Pairing(pairs, bye, tuple(brackets))


def _pair(position: Position, one: int, other: int, sink: Sink | None) -> Pair:
    seats = allot(position.players[one], position.players[other], position.initial_colour)
    white, black = seats.white, seats.black
    if sink is not None:
        reason = said("{white} has White against {black}.", white=white.number, black=black.number)
        sink(Step(seats.rule, None, (white.number, black.number), Verdict.NOTED, reason))
    return Pair(white.number, black.number, *float_marks(white.score, black.score), seats.rule)
